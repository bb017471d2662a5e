// Brings a decision into sight that is wholly out of it.
import { mayMove } from '$lib/move'

/** What header and prompt bar may cover. */
const HEAD = 56
const FOOT = 120

export function reveal(root: Element): void {
  const shown = [...root.querySelectorAll('.part.can')].filter((part) => part.getClientRects().length)
  const seen = shown.some((part) => {
    const box = part.getBoundingClientRect()
    return box.bottom > HEAD && box.top < innerHeight - FOOT
  })
  if (shown.length && !seen) shown[0].scrollIntoView({ block: 'center', behavior: mayMove() ? 'smooth' : 'auto' })
}
