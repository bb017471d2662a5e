// Pieces in words, by the messages the server uses too.
import type { Message } from '$lib/protocol'
import { card, OPENING, type Pile } from './money'
import type { Tables } from './view'
import { tile } from './tile'

export function tileMessage(name: string): Message {
  const { material, floor, windows } = tile(name)
  return { key: 'palazzo-tile', args: { material, floor, windows } }
}

export function cardMessage(tables: Tables, name: string): Message {
  const { currency, value } = card(tables, name)
  if (name === OPENING) return { key: 'page-palazzo-opening', args: {} }
  return currency
    ? { key: 'palazzo-card', args: { currency, value } }
    : { key: 'palazzo-certificate', args: {} }
}

export const capital = (text: string): string => text.charAt(0).toLocaleUpperCase() + text.slice(1)

/** "red 5, 2 × certificate of 2". */
export function pileWords(tables: Tables, all: readonly Pile[], t: (message: Message) => string): string {
  return all
    .map(({ name, count }) => `${count > 1 ? `${count} × ` : ''}${t(cardMessage(tables, name))}`)
    .join(', ')
}

/** A score with a real minus sign. */
export const signed = (points: number): string => String(points).replace('-', '−')
