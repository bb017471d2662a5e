// The 27 cards as they are drawn: woodcut and tint. Kind and clause come from the server (`tables`), names and texts from the
// catalogues.
import type { CardName, Kind, Tables } from './view'

const TINTS: Record<CardName, string> = {
  collapse: '#c98a6a',
  flood: '#7fa9c9',
  'warehouse-fire': '#e58a4b',
  'luxury-tax': '#e3bd57',
  'botched-work': '#d58a5f',
  renaissance: '#f0c464',
  saboteur: '#a99bc4',
  tribute: '#cf9a5c',
  alchemist: '#8fb57a',
  architect: '#d9b26a',
  princess: '#e3bd57',
  wholesaler: '#c99a63',
  mason: '#d58a5f',
  patrician: '#c2605a',
  smuggler: '#86a6bf',
  recognition: '#9ab97a',
  disgrace: '#b9a58c',
  monument: '#d9b26a',
  fame: '#e3bd57',
  scandal: '#c78aa0',
  bridge: '#d0a878',
  storehouse: '#c99a63',
  workshop: '#cf8a5c',
  'small-privilege': '#c8706a',
  'medium-privilege': '#c8706a',
  'great-privilege': '#c8706a',
  campanile: '#b79ac9',
}

export interface Card {
  kind: Kind
  tint: string
  /** The clause that says what it does. */
  rule: string
}

export const cardOf = (tables: Tables, name: CardName): Card => ({ ...tables.cards[name], tint: TINTS[name] })

const DRAWN = import.meta.glob<string>('./emblems/*.svg', { query: '?raw', import: 'default', eager: true })

/** The woodcut of a card, as SVG. */
export const woodcut = (name: string): string => DRAWN[`./emblems/${name}.svg`] ?? ''

/** When a card in hand is of use: the ending of a message key. */
export function moment(tables: Tables, name: CardName): string {
  switch (name) {
    case 'princess':
      return 'card'
    case 'wholesaler':
      return 'row'
    case 'mason':
      return 'build'
    case 'architect':
      return 'deliver'
    default:
      return { event: 'now', person: 'any', feast: 'end', building: 'open', church: 'now' }[
        tables.cards[name].kind
      ]
  }
}
