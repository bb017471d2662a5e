// Pieces in words, by the messages the server uses too.
import { i18n } from '$lib/i18n/index.svelte'
import type { Message } from '$lib/protocol'
import { colourOf, kindOf, PLATEAUS } from './pieces'

export function columnMessage(column: string): Message {
  const number = Number(column.match(/\d$/)?.[0] ?? 0)
  return {
    key: `paletti-${kindOf(column)}`,
    args: { colour: colourOf(column), ...(number ? { number } : {}) },
  }
}

const colourMessage = (colour: string): Message => ({ key: 'paletti-colour', args: { colour } })

/** "green ■, red ◆". */
export const coloursOf = (context: { t(message: Message): string }, colours: readonly string[]): string =>
  colours.map((colour) => context.t(colourMessage(colour))).join(', ')

/** After its article, as in a sentence. */
export const levelMessage = (level: number): Message =>
  level === 0
    ? { key: 'paletti-foundation', args: {} }
    : { key: 'paletti-plateau', args: { plateau: PLATEAUS[level - 1] } }

/** In a list or as a heading: adjectives have another ending without an article. */
export const levelAlone = (level: number): Message =>
  level === 0 ? levelMessage(level) : { key: 'paletti-plateau-alone', args: levelMessage(level).args }

export const capital = (text: string): string => text.charAt(0).toLocaleUpperCase() + text.slice(1)

/** With one digit behind the point, or the comma. */
export const decimal = (value: number): string =>
  value.toLocaleString(i18n.language, { minimumFractionDigits: 1, maximumFractionDigits: 1 })
