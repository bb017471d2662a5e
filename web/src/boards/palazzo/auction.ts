// What is said of a bid, wherever an auction is shown.
import type { Bid } from './pieces'
import type { PalazzoView, Tables } from './view'

/** The key of the words for where somebody stands in an auction. */
export function bidStanding(tables: Tables, view: PalazzoView, { seat, standing }: Bid): string {
  if (standing === 'draft') return 'page-palazzo-bid-draft'
  if (standing === 'out') return 'page-palazzo-bid-out'
  if (standing === 'leader')
    return view.seats[seat].bid_worth === tables.opening && seat === view.active
      ? 'page-palazzo-bid-opening'
      : 'page-palazzo-bid-highest'
  return seat === view.actor ? 'page-palazzo-bid-turn' : 'page-palazzo-bid-in'
}
