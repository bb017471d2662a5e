// Carrara's View as the server sends it (games/carrara/view.py), and nothing else.
import type { Message } from '$lib/protocol'
import type { City, Colour, Field, Scoring, Thing } from './printed'

export interface Screen {
  stones: Colour[]
  coins: number
  objects: Thing[]
}

export interface Worth {
  purple: number
  loose: number
  grey: number
  green: number
  coins: number
}

export type Condition = 'brown' | 'purple' | 'grey'
export type CardColour = Condition | 'green'

export interface SeatView {
  points: number
  total: number
  cities: Record<City, string[]>
  scored: Scoring[]
  markers: number
  upgraded: Field[]
  /** What lies behind the screen; null where the viewer may not look. */
  screen: Screen | null
  /** How many of how many; null where it lies behind a screen. */
  conditions: Record<Condition, [number, number] | null>
  worth: Worth | null
}

export interface Turn {
  segment: number | null
  basket: Colour[]
  paid: Colour[]
  building: string | null
  old: string | null
  city: City | null
  due: number
}

export interface CarraraView {
  players: number
  seat: number
  actor: number
  phase: string
  active: number
  start: number
  ending: 'running' | 'last-building' | 'announced'
  announcer: number
  options: Record<string, string | number | boolean>
  cards: Record<CardColour, number>
  explained: Partial<Record<CardColour, Message>>
  upgrader_yields: Record<Field, [number, number]>
  green_forms: Record<string, string>
  wheel: Colour[][]
  bag_size: number
  face_up: string[]
  stack: string[]
  eights: string[]
  gone: string[]
  sale: Thing[]
  supply: Thing[]
  upgraders: Field[]
  turn: Turn
  seats: SeatView[]
}
