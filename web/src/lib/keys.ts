// Arrow keys among the parts of a board: to the nearest one in that direction.
const ARROWS: Record<string, readonly [number, number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
}

/** Moves the focus; with `all` also to parts that cannot be chosen. Tells whether the key was an arrow. */
export function moveFocus(from: Element, key: string, all: boolean): boolean {
  const way = ARROWS[key]
  if (!way) return false
  const parts = [
    ...document.querySelectorAll<HTMLElement | SVGElement>(all ? '[data-part]' : '[data-part].can'),
  ]
  const here = centre(from)
  let best: HTMLElement | SVGElement | null = null
  let least = Infinity
  for (const part of parts) {
    if (part === from || !part.getClientRects().length) continue
    const there = centre(part)
    const along = (there.x - here.x) * way[0] + (there.y - here.y) * way[1]
    const aside = Math.abs((there.x - here.x) * way[1]) + Math.abs((there.y - here.y) * way[0])
    if (along < 4) continue
    const cost = along + 2.5 * aside
    if (cost < least) [best, least] = [part, cost]
  }
  best?.focus()
  return true
}

function centre(element: Element): { x: number; y: number } {
  const box = element.getBoundingClientRect()
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 }
}
