// What the strip of a small screen says of a player: the bid in an auction, else the size of the hand.
import type { BoardContext } from '$lib/board'
import type { PalazzoView } from '../view'

export type PalazzoContext = BoardContext<PalazzoView>

export function standingOf({ view, tr }: Pick<PalazzoContext, 'view' | 'tr'>, seat: number): string {
  const { passed, bid_worth: worth, hand_size: cards } = view.seats[seat]
  if (view.phase !== 'bidding') return tr('page-palazzo-hand', { cards })
  if (passed) return tr('page-palazzo-bid-out')
  if (worth) return tr('page-palazzo-bids', { worth })
  return tr(seat === view.actor ? 'page-acting' : 'page-palazzo-bid-in')
}
