// The Palazzo view as the server sends it (games/palazzo/view.py), typed. No behaviour here.
import type { View } from '$lib/protocol'

export type Phase =
  | 'starting'
  | 'laying'
  | 'dealing'
  | 'turning'
  | 'revealing'
  | 'taking'
  | 'drawing'
  | 'choosing'
  | 'paying'
  | 'bidding'
  | 'picking'
  | 'building'
  | 'placing'
  | 'renovating'
  | 'inserting'
  | 'spending'
  | 'ended'

/** What one palace counts at the moment, and why. */
export interface Worth {
  floors: number
  windows: number
  points: number
  bonus: number
}

export interface SeatView {
  hand_size: number
  cards: string[] | null
  /** What everybody saw go into the hand, and how many cards nobody did: with the memory aid. */
  known: string[] | null
  unknown: number | null
  bid: string[]
  bid_trios: string[]
  bid_worth: number
  passed: boolean
  palaces: string[][]
  worth: Worth[]
  points: number
  reach: number | null
}

export interface Draft {
  laid: string[]
  trios: string[]
  worth: number
  currency: string | null
  cart: string[]
  change: number
  plan: string | null
  target: number
}

export interface PalazzoView extends View {
  phase: Phase
  active: number
  start: number
  riders: number
  stacks: string[][]
  quarries: string[][]
  warehouse: string[]
  removed: string[]
  builder: number
  drawn: number
  price: number
  stock_size: number
  discards: string[]
  revealed: string[]
  to_take: number
  leader: number
  lot: string[]
  tile: string | null
  picks: number
  seats: SeatView[]
  draft: Draft | null
}
