// How a seat looks: a colour and an emblem, so that colour is never alone; and whose sentence one is.
import type { Message } from './protocol'

export const EMBLEMS = ['lily', 'tower', 'lion', 'sun'] as const
export type Emblem = (typeof EMBLEMS)[number]

/** The token of a seat's colour, for `style:--seat`. */
export const seatColour = (seat: number): string => (seat < 0 ? 'var(--muted)' : `var(--seat-${seat % 4})`)
export const seatEmblem = (seat: number): Emblem => EMBLEMS[((seat % 4) + 4) % 4]

/** The first seat a sentence names; -1 if it names none. */
export function seatOf(message: Message): number {
  if (message.key === 'seat') return Number(message.args.number)
  for (const value of Object.values(message.args).flat()) {
    const seat = typeof value === 'object' ? seatOf(value) : -1
    if (seat >= 0) return seat
  }
  return -1
}
