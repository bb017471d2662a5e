// How a seat looks: a colour and an emblem, so that colour is never alone.
export const EMBLEMS = ['lily', 'tower', 'lion', 'sun'] as const
export type Emblem = (typeof EMBLEMS)[number]

/** The token of a seat's colour, for `style:--seat`. */
export const seatColour = (seat: number): string => (seat < 0 ? 'var(--muted)' : `var(--seat-${seat % 4})`)
export const seatEmblem = (seat: number): Emblem => EMBLEMS[((seat % 4) + 4) % 4]
