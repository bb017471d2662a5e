// Firenze's View and tables under short names: their types are made from games/firenze/shapes.py. And the names of colours, in
// the order in which they are drawn.
import type { components } from '$lib/openapi'

type Schemas = components['schemas']
export type FirenzeView = Schemas['firenze.FirenzeView']
export type SeatView = Schemas['firenze.SeatView']
export type Tower = Schemas['firenze.Tower']
export type Balcony = Schemas['firenze.BalconyView']
export type Tables = Schemas['firenze.FirenzeTables']
export type Colour = keyof Tables['flags']
/** Colours without any brick are left out. */
export type Bricks = SeatView['store']
export type CardName = keyof Tables['cards']
export type Kind = Tables['cards'][CardName]['kind']

export const COLOURS = [
  'white',
  'yellow',
  'green',
  'red',
  'blue',
  'purple',
] as const satisfies readonly Colour[]
export const LETTERS: Record<Colour, string> = {
  white: 'W',
  yellow: 'Y',
  green: 'G',
  red: 'R',
  blue: 'B',
  purple: 'P',
}

/** What `owner` says of a commission that is nobody's. */
export const FREE = -1
export const NEUTRAL = -2
