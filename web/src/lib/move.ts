// Movement that explains: pieces travel from where they were to where they are, by `data-piece`, on an arc above all panels. A
// piece that was nowhere comes from the part named in its `data-from`, or fades in; one that is nowhere any more flies to the part
// that the board names, and fades there. A new frame interrupts: pieces go on from where they are seen. Nothing moves with
// reduced motion, and nothing here changes the layout: what flies are copies (lib/sky). What is `data-covered` by something else
// is not there.
import { delta, distance, Sky, type Landing } from './sky'

export { flightTime } from './sky'

/** In ms. */
const SLIDE = 200
const FADE = 150
/** Shorter ways (in px) are slid, and so is everything when more pieces than this change places: then the table moved. */
const SHORT = 24
const MOST = 16

export type Piece = HTMLElement | SVGElement
export interface Spot {
  box: DOMRect
  piece?: Piece
  /** From the units of a drawing to the screen. */
  matrix?: DOMMatrix | null
}
export type Places = Map<string, Spot>

export interface Manner {
  /** How long all flights together may take, in ms. */
  lasts: number
  /** The colour of ways. */
  colour: string
  /** The part that a piece went to which is seen no more. */
  away: (piece: string) => string | null
  /** The stack that a piece fell with; null for one that fell not. */
  stack?: (piece: string) => string | null
  /** Everything is somewhere else at once, for another player came on stage: nothing has moved. */
  cut?: boolean
}

/** Whether pieces may move: the setting, else what the system says. */
export function mayMove(): boolean {
  return document.documentElement.dataset.motion !== 'less'
}

/** What is not covered. */
const seen = <E extends Element>(root: Element, what: string): Iterable<E> =>
  root.querySelectorAll<E>(`${what}:not([data-covered] *)`)

/** Where every piece and part is seen now. Call before the new frame is drawn. */
export function places(root: Element): Places {
  const found: Places = new Map()
  if (!mayMove()) return found
  for (const part of seen(root, '[data-part]'))
    found.set(`part ${part.getAttribute('data-part')}`, { box: part.getBoundingClientRect() })
  for (const piece of seen<Piece>(root, '[data-piece]')) {
    const matrix = piece instanceof SVGGraphicsElement ? piece.getScreenCTM() : null
    found.set(piece.dataset.piece ?? '', { box: piece.getBoundingClientRect(), piece, matrix })
  }
  for (const flying of root.querySelectorAll<HTMLElement>('[data-flying]')) {
    const spot = found.get(flying.dataset.flying ?? '')
    if (spot) spot.box = flying.getBoundingClientRect()
  }
  return found
}

/** Lets every piece travel to its new place, and says when each lands. Call after the new frame was drawn. */
export function travel(root: Element, before: Places, manner: Manner): readonly Landing[] {
  root.querySelector('.flights')?.remove()
  if (!before.size || !mayMove()) return []
  const now = new Set<string>()
  const moved = new Map<Piece, { from: DOMRect; to: DOMRect }>()
  for (const piece of seen<Piece>(root, '[data-piece]')) {
    const key = piece.dataset.piece ?? ''
    for (const running of piece.getAnimations()) if (running.id === 'travel') running.cancel()
    now.add(key)
    // What has a movement of its own is moved by its board: a wheel turns.
    if (manner.cut || piece.getAnimations().some(({ id }) => id !== 'figure')) continue
    const from = (before.get(key) ?? before.get(`part ${piece.dataset.from ?? ''}`))?.box
    const to = piece.getBoundingClientRect()
    if (!to.width) continue
    if (!from?.width) piece.animate([{ opacity: 0 }, { opacity: 1 }], { id: 'travel', duration: FADE })
    else if (distance(from, to) >= 2 && !carried(piece, moved, from, to)) moved.set(piece, { from, to })
  }
  if (manner.cut) return []
  const far = [...moved].filter(([, way]) => distance(way.from, way.to) >= SHORT)
  const flying = far.length <= MOST ? far : []
  for (const [piece, way] of moved) if (!flying.some(([one]) => one === piece)) slide(piece, way.from, way.to)
  const gone = [...before].filter(([key, spot]) => spot.piece && spot.box.width && !now.has(key))
  const leaving = gone.slice(0, MOST)
  const sky = new Sky(root, manner, flying.length + leaving.length)
  const fallen = (key: string) => manner.stack?.(key) ?? null
  for (const [piece, { from, to }] of flying)
    sky.fly(piece, from, to, fallen(piece.dataset.piece ?? '') === null ? 0 : sky.lean)
  const stacks = new Map<string, [string, Spot][]>()
  for (const [key, spot] of leaving) {
    const stack = fallen(key)
    if (stack === null) sky.leave(spot, goalOf(root, manner, key))
    else stacks.set(stack, [...(stacks.get(stack) ?? []), [key, spot]])
  }
  for (const stack of stacks.values())
    sky.fall(
      stack.map(([, spot]) => spot),
      goalOf(root, manner, stack[0][0]),
    )
  return sky.landings
}

/** Where something goes that is seen no more. */
function goalOf(root: Element, manner: Manner, key: string): Element | null {
  const goal = manner.away(key)
  const named = [`[data-part="${goal}"]`, `[data-place="${goal}"]`].map(
    (one) => `${one}:not([data-covered] *)`,
  )
  return goal === null ? null : root.querySelector(named.join())
}

/** A piece that lies on another which moves as well goes with that one. */
function carried(
  piece: Piece,
  moved: Map<Piece, { from: DOMRect; to: DOMRect }>,
  from: DOMRect,
  to: DOMRect,
): boolean {
  const way = moved.get(piece.parentElement?.closest<Piece>('[data-piece]') as Piece)
  if (!way) return false
  const [ax, ay] = delta(way.from, way.to)
  const [bx, by] = delta(from, to)
  return Math.hypot(ax - bx, ay - by) < 3
}

function slide(piece: Piece, from: DOMRect, to: DOMRect): void {
  const [dx, dy] = delta(from, to)
  const [x, y] = inOwnUnits(piece, -dx, -dy)
  piece.animate([{ translate: `${x}px ${y}px` }, { translate: '0 0' }], {
    id: 'travel',
    duration: SLIDE,
    easing: 'ease-out',
  })
}

/** A distance on the screen in the units of the element's parent: SVG scales its own. */
function inOwnUnits(piece: Piece, dx: number, dy: number): [number, number] {
  const parent = piece.parentNode
  if (!(piece instanceof SVGGraphicsElement) || !(parent instanceof SVGGraphicsElement)) return [dx, dy]
  const matrix = parent.getScreenCTM()?.inverse()
  return matrix ? [matrix.a * dx + matrix.c * dy, matrix.b * dx + matrix.d * dy] : [dx, dy]
}
