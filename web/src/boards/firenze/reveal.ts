// On a small screen what can be chosen may lie out of sight: then the first such piece is brought into view.
import { mayMove } from '$lib/move'

/** Room for the header above and the prompt bar below. */
const TOP = 56
const BOTTOM = 150

export function reveal(root: Element): void {
  const parts = [...root.querySelectorAll('.part.can')]
  const seen = (part: Element) => {
    const box = part.getBoundingClientRect()
    const middle = box.top + box.height / 2
    return middle > TOP && middle < innerHeight - BOTTOM && box.right > 0 && box.left < innerWidth
  }
  if (parts.length && !parts.some(seen)) parts[0].scrollIntoView({ block: 'center', inline: 'nearest', behavior: mayMove() ? 'smooth' : 'auto' })
}
