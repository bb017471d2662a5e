// The Paletti view as the server sends it (games/paletti/view.py), typed. No behaviour here.
import type { View } from '$lib/protocol'

export type Phase =
  | 'starting'
  | 'graining'
  | 'building'
  | 'placing'
  | 'covering'
  | 'rolling'
  | 'colouring'
  | 'turning'
  | 'claiming'
  | 'objecting'
  | 'penalising'
  | 'laying'
  | 'challenging'
  | 'proving'
  | 'ended'

export interface SeatView {
  colours: string[]
  points: number
  usable: string[]
}

export interface Aim {
  /** 0 nothing yet, 1 gripped, 2 turned or pulled, 3 a place across, 4 all, 5 by hand, 6 the hand has stopped, 7 going back. */
  step: number
  column: string | null
  direction: number
  across: number
  along: number
  /** Where one may go on to: a mask of `along` for each `across`, in hex. */
  places: string[]
}

export interface PalettiView extends View {
  phase: Phase
  first: number
  active: number
  top: number
  /** Poses of all bodies, in base64: poses.ts reads them. */
  palace: string
  /** By column: 0 the foundation, k on the k-th plateau, -1 out of the game, -2 in the box. */
  level: Record<string, number>
  covered: string[]
  blocked: string[]
  /** By colour: a seat, -1 nobody yet, -2 neutral. */
  owner: Record<string, number>
  loads: number[] | null
  scoring: number
  holder: number
  shown: number
  neutral_done: boolean
  objector: number
  moving: boolean
  hand: number
  fallen: string[]
  ending: 'running' | 'collapsed' | 'stuck'
  culprit: number
  aim: Aim
  seats: SeatView[]
}
