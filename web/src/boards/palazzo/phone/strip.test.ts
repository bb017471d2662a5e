// What the strip of a small screen says of each player.
import { describe, expect, it } from 'vitest'
import type { PalazzoView, SeatView } from '../view'
import { standingOf } from './strip'

const seat = (more: Partial<SeatView>): SeatView =>
  ({ hand_size: 4, bid_worth: 0, passed: false, ...more }) as SeatView
const says = (phase: PalazzoView['phase'], of: Partial<SeatView>, actor = 1) => {
  const view = { phase, actor, seats: [seat(of)] } as PalazzoView
  return standingOf({ view, tr: (key, args) => `${key} ${JSON.stringify(args ?? {})}` }, 0)
}

describe('the strip', () => {
  it('counts cards, except in an auction', () => {
    expect(says('turning', {})).toBe('page-palazzo-hand {"cards":4}')
    expect(says('bidding', { bid_worth: 8 })).toBe('page-palazzo-bids {"worth":8}')
    expect(says('bidding', { bid_worth: 8, passed: true })).toBe('page-palazzo-bid-out {}')
  })
  it('says who has to bid', () => {
    expect(says('bidding', {}, 0)).toBe('page-acting {}')
    expect(says('bidding', {})).toBe('page-palazzo-bid-in {}')
  })
})
