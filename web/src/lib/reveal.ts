// On a small screen a decision may lie out of sight: then its first piece is brought into view.
import { mayMove } from './move'

/** The pieces in there that can be chosen and are drawn. */
export const canIn = (root: Element | null): (HTMLElement | SVGElement)[] =>
  [...(root?.querySelectorAll<HTMLElement | SVGElement>('.part.can') ?? [])].filter(
    (part) => part.getClientRects().length,
  )

/** What scrolls the element up and down: a page of the board, or the whole page. */
function scrollerOf(element: Element): Element {
  for (let around = element.parentElement; around; around = around.parentElement)
    if (/auto|scroll/.test(getComputedStyle(around).overflowY)) return around
  return document.scrollingElement ?? document.documentElement
}

/** What is seen of it: between the notices and the dock, as high as they are. */
function sight(scroller: Element): { top: number; bottom: number } {
  const box =
    scroller === document.scrollingElement
      ? { top: 0, bottom: innerHeight }
      : scroller.getBoundingClientRect()
  const foot = document.querySelector('.foot')?.getBoundingClientRect()
  const notes = document.querySelector('.notes')?.getBoundingClientRect()
  return { top: Math.max(box.top, notes?.bottom ?? 0), bottom: Math.min(box.bottom, foot?.top ?? box.bottom) }
}

/** Scrolls only if nothing that can be chosen is in sight. `leave` names parts that need not be seen: the prompt bar offers them, too. */
export function reveal(root: Element, leave: (part: string) => boolean = () => false): void {
  const parts = canIn(root).filter((part) => !leave(part.dataset.part ?? ''))
  if (!parts.length) return
  const scroller = scrollerOf(parts[0])
  const { top, bottom } = sight(scroller)
  const middle = (part: Element) => {
    const box = part.getBoundingClientRect()
    return box.top + box.height / 2
  }
  if (parts.some((part) => middle(part) > top && middle(part) < bottom)) return
  scroller.scrollBy({
    top: middle(parts[0]) - (top + bottom) / 2,
    behavior: mayMove() ? 'smooth' : 'instant',
  })
}
