// Movement that explains: pieces travel from where they were to where they are. First-last-invert-play by `data-piece`.
// A piece that was nowhere comes from the part named in its `data-from`, or fades in. A new frame interrupts: pieces go on
// from where they are seen. Nothing moves with reduced motion.

const LONGEST = 400
const SHORTEST = 150

export type Places = Map<string, DOMRect>

/** Whether pieces may move: the setting, else what the system says. */
export function mayMove(): boolean {
  return document.documentElement.dataset.motion !== 'less'
}

/** Where every piece and part is seen now. Call before the new frame is drawn. */
export function places(root: Element): Places {
  const found: Places = new Map()
  if (!mayMove()) return found
  for (const part of root.querySelectorAll('[data-part]'))
    found.set(`part ${part.getAttribute('data-part')}`, part.getBoundingClientRect())
  for (const piece of root.querySelectorAll('[data-piece]'))
    found.set(piece.getAttribute('data-piece') ?? '', piece.getBoundingClientRect())
  return found
}

/** Lets every piece travel to its new place. Call after the new frame was drawn. */
export function travel(root: Element, before: Places): void {
  if (!before.size || !mayMove()) return
  for (const piece of root.querySelectorAll<HTMLElement | SVGElement>('[data-piece]')) {
    for (const running of piece.getAnimations()) if (running.id === 'travel') running.cancel()
    const from = before.get(piece.dataset.piece ?? '') ?? before.get(`part ${piece.dataset.from ?? ''}`)
    const to = piece.getBoundingClientRect()
    if (!from || !from.width) {
      piece.animate([{ opacity: 0 }, { opacity: 1 }], {
        id: 'travel',
        duration: SHORTEST,
        easing: 'ease-out',
      })
      continue
    }
    const dx = from.x + from.width / 2 - to.x - to.width / 2
    const dy = from.y + from.height / 2 - to.y - to.height / 2
    const far = Math.hypot(dx, dy)
    if (far < 2) continue
    const [x, y] = inOwnUnits(piece, dx, dy)
    const duration = Math.min(LONGEST, SHORTEST + far / 2)
    piece.animate(
      [
        { translate: `${x}px ${y}px`, zIndex: 5 },
        { translate: '0 0', zIndex: 5 },
      ],
      { id: 'travel', duration, easing: 'cubic-bezier(.3,.7,.2,1)' },
    )
  }
}

/** A distance on the screen in the units of the element's parent: SVG scales its own. */
function inOwnUnits(piece: HTMLElement | SVGElement, dx: number, dy: number): [number, number] {
  const parent = piece.parentNode
  if (!(piece instanceof SVGGraphicsElement) || !(parent instanceof SVGGraphicsElement)) return [dx, dy]
  const matrix = parent.getScreenCTM()?.inverse()
  return matrix ? [matrix.a * dx + matrix.c * dy, matrix.b * dx + matrix.d * dy] : [dx, dy]
}
