// The 27 cards: kind, clause, tint of the woodcut. Names and texts are in the catalogues.
export type Kind = 'event' | 'person' | 'feast' | 'building' | 'church'

const KINDS: readonly (readonly [Kind, Readonly<Record<string, string>>])[] = [
  [
    'event',
    {
      collapse: '#c98a6a',
      flood: '#7fa9c9',
      'warehouse-fire': '#e58a4b',
      'luxury-tax': '#e3bd57',
      'botched-work': '#d58a5f',
      renaissance: '#f0c464',
      saboteur: '#a99bc4',
      tribute: '#cf9a5c',
    },
  ],
  [
    'person',
    {
      alchemist: '#8fb57a',
      architect: '#d9b26a',
      princess: '#e3bd57',
      wholesaler: '#c99a63',
      mason: '#d58a5f',
      patrician: '#c2605a',
      smuggler: '#86a6bf',
    },
  ],
  [
    'feast',
    { recognition: '#9ab97a', disgrace: '#b9a58c', monument: '#d9b26a', fame: '#e3bd57', scandal: '#c78aa0' },
  ],
  ['building', { bridge: '#d0a878', storehouse: '#c99a63', workshop: '#cf8a5c' }],
  [
    'church',
    {
      'small-privilege': '#c8706a',
      'medium-privilege': '#c8706a',
      'great-privilege': '#c8706a',
      campanile: '#b79ac9',
    },
  ],
]

export interface Card {
  name: string
  kind: Kind
  tint: string
  /** The clause that says what it does. */
  rule: string
}

/** In the order of the clauses FI-8.2 to FI-8.28. */
export const CARDS: readonly Card[] = KINDS.flatMap(([kind, tints]) =>
  Object.entries(tints).map(([name, tint]) => ({ name, kind, tint })),
).map((card, number) => ({ ...card, rule: `FI-8.${number + 2}` }))

const BY_NAME = new Map(CARDS.map((card) => [card.name, card]))

export function cardOf(name: string): Card {
  const found = BY_NAME.get(name)
  if (!found) throw new Error(`no card ${name}`)
  return found
}

const DRAWN = import.meta.glob<string>('./emblems/*.svg', { query: '?raw', import: 'default', eager: true })

/** The woodcut of a card, as SVG. */
export const woodcut = (name: string): string => DRAWN[`./emblems/${name}.svg`] ?? ''

/** When a card in hand is of use: the ending of a message key. */
export function moment(name: string): string {
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
      return { event: 'now', person: 'any', feast: 'end', building: 'open', church: 'now' }[cardOf(name).kind]
  }
}
