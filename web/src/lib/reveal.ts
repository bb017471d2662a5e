// On a small screen a decision may lie out of sight: then its first piece is brought into view.
import { mayMove } from './move'

/** Room for the header above and the prompt bar below. */
const TOP = 56
const BOTTOM = 140

/** Scrolls only if nothing that can be chosen is in sight. `leave` names parts that need not be seen: the prompt bar offers them, too. */
export function reveal(root: Element, leave: (part: string) => boolean = () => false): void {
  const parts = [...root.querySelectorAll<HTMLElement | SVGElement>('.part.can')].filter(
    (part) => part.getClientRects().length && !leave(part.dataset.part ?? ''),
  )
  const seen = (part: Element) => {
    const box = part.getBoundingClientRect()
    const middle = box.top + box.height / 2
    return middle > TOP && middle < innerHeight - BOTTOM && box.right > 0 && box.left < innerWidth
  }
  if (parts.length && !parts.some(seen))
    parts[0].scrollIntoView({ block: 'center', inline: 'nearest', behavior: mayMove() ? 'smooth' : 'auto' })
}
