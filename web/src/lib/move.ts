// Movement that explains: pieces travel from where they were to where they are, by `data-piece`, on an arc above all panels. A
// piece that was nowhere comes from the part named in its `data-from`, or fades in; one that is nowhere any more flies to the part
// that the board names, and fades there. A new frame interrupts: pieces go on from where they are seen. Nothing moves with
// reduced motion, and nothing here changes the layout: what flies are copies.

/** Figures of the storyboard, in ms. */
const FLIGHT = 420
const APART = 120
const SLIDE = 200
const FADE = 150
/** Shorter ways (in px) are slid, and so is everything when more pieces than this change places: then the table moved. */
const SHORT = 24
const MOST = 16
/** What is seen of a piece where it was, and behind it on its way. */
const GHOST = 0.28
const TRAIL = [0.5, 0.3, 0.16]
const SVG = 'http://www.w3.org/2000/svg'

type Piece = HTMLElement | SVGElement
interface Spot {
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
}

/** Whether pieces may move: the setting, else what the system says. */
export function mayMove(): boolean {
  return document.documentElement.dataset.motion !== 'less'
}

/** Where every piece and part is seen now. Call before the new frame is drawn. */
export function places(root: Element): Places {
  const found: Places = new Map()
  if (!mayMove()) return found
  for (const part of root.querySelectorAll('[data-part]'))
    found.set(`part ${part.getAttribute('data-part')}`, { box: part.getBoundingClientRect() })
  for (const piece of root.querySelectorAll<Piece>('[data-piece]')) {
    const matrix = piece instanceof SVGGraphicsElement ? piece.getScreenCTM() : null
    found.set(piece.dataset.piece ?? '', { box: piece.getBoundingClientRect(), piece, matrix })
  }
  for (const flying of root.querySelectorAll<HTMLElement>('[data-flying]')) {
    const spot = found.get(flying.dataset.flying ?? '')
    if (spot) spot.box = flying.getBoundingClientRect()
  }
  return found
}

/** Lets every piece travel to its new place. Call after the new frame was drawn. */
export function travel(root: Element, before: Places, manner: Manner): void {
  root.querySelector('.flights')?.remove()
  if (!before.size || !mayMove()) return
  const now = new Map<string, Piece>()
  const moved = new Map<Piece, { from: DOMRect; to: DOMRect }>()
  for (const piece of root.querySelectorAll<Piece>('[data-piece]')) {
    for (const running of piece.getAnimations()) if (running.id === 'travel') running.cancel()
    now.set(piece.dataset.piece ?? '', piece)
    // What has a movement of its own is moved by its board: a wheel turns.
    if (piece.getAnimations().length) continue
    const from = (before.get(piece.dataset.piece ?? '') ?? before.get(`part ${piece.dataset.from ?? ''}`))
      ?.box
    const to = piece.getBoundingClientRect()
    if (!to.width) continue
    if (!from?.width) piece.animate([{ opacity: 0 }, { opacity: 1 }], { id: 'travel', duration: FADE })
    else if (distance(from, to) >= 2 && !carried(piece, moved, from, to)) moved.set(piece, { from, to })
  }
  const far = [...moved].filter(([, way]) => distance(way.from, way.to) >= SHORT)
  const flying = far.length <= MOST ? far : []
  for (const [piece, way] of moved) if (!flying.some(([one]) => one === piece)) slide(piece, way.from, way.to)
  const gone = [...before].filter(([key, spot]) => spot.piece && spot.box.width && !now.has(key))
  const leaving = gone.slice(0, MOST)
  const sky = new Sky(root, manner, flying.length + leaving.length)
  for (const [piece, { from, to }] of flying) sky.fly(piece, from, to)
  for (const [key, spot] of leaving) {
    const goal = manner.away(key)
    sky.leave(spot, goal === null ? undefined : root.querySelector(`[data-part="${goal}"]`))
  }
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

/** The layer above a board in which copies of pieces fly; it is gone when the last one has landed. */
class Sky {
  #layer = document.createElement('div')
  #origin: DOMRect
  #number = 0
  #apart: number
  #flight: number
  #manner: Manner

  constructor(root: Element, manner: Manner, pieces: number) {
    this.#manner = manner
    this.#flight = Math.min(FLIGHT, 0.8 * manner.lasts)
    this.#apart =
      pieces > 1 ? Math.min(APART, Math.max(0, manner.lasts * 0.85 - this.#flight) / (pieces - 1)) : 0
    this.#layer.className = 'flights'
    this.#layer.setAttribute('aria-hidden', 'true')
    this.#layer.style.cssText = 'position:fixed;inset:0;pointer-events:none;z-index:25;overflow:hidden'
    // Inside the board's own element: copies are drawn with its colours.
    if (pieces) (root.firstElementChild ?? root).append(this.#layer)
    this.#origin = this.#layer.getBoundingClientRect()
  }

  fly(piece: Piece, from: DOMRect, to: DOMRect): void {
    const delay = this.#apart * this.#number++
    const lasts = this.#flight
    const copy = copyOf(piece, piece instanceof SVGGraphicsElement ? piece.getScreenCTM() : null, to)
    piece.animate([{ opacity: 0 }, { opacity: 0 }], { id: 'travel', duration: delay + lasts })
    this.#path(from, to, delay)
    const ghost = this.#put(copy, from, to)
    ghost.style.scale = String(ratio(from, to))
    this.#end(
      ghost,
      ghost.animate([{ opacity: GHOST }, { opacity: GHOST, offset: 0.8 }, { opacity: 0 }], {
        duration: delay + lasts,
      }),
    )
    const goal = this.#put(null, to, to)
    goal.style.cssText += `;border:2px dashed ${this.#manner.colour};border-radius:4px;opacity:0`
    this.#end(
      goal,
      goal.animate([{ opacity: 1 }, { opacity: 1 }], {
        duration: 200,
        delay: Math.max(0, delay + lasts - 200),
      }),
    )
    const steps = arc(from, to)
    if (this.#number <= 6)
      TRAIL.forEach((opacity, i) => {
        const shade = this.#put(copy, to, to)
        shade.style.opacity = '0'
        const late = 55 * (i + 1)
        this.#end(
          shade,
          shade.animate(
            steps.map((step) => ({ ...step, opacity })),
            {
              duration: Math.max(1, lasts - late),
              delay: delay + late,
              easing: 'ease-in-out',
            },
          ),
        )
      })
    const flyer = this.#put(copy, to, to)
    flyer.dataset.flying = piece.dataset.piece
    this.#end(flyer, flyer.animate(steps, { duration: lasts, delay, easing: 'ease-in-out', fill: 'both' }))
  }

  /** What is seen no more flies to its goal, turns and fades there; without one it fades where it was. */
  leave({ piece, box, matrix }: Spot, goal?: Element | null): void {
    if (!piece) return
    const delay = this.#apart * this.#number++
    const leaver = this.#put(copyOf(piece, matrix ?? null, box), box, box)
    const to = goal?.getBoundingClientRect()
    if (!to?.width) {
      this.#end(
        leaver,
        leaver.animate([{ opacity: 1 }, { opacity: 0 }], { duration: 2 * FADE, delay, fill: 'both' }),
      )
      return
    }
    this.#path(box, to, delay)
    const [dx, dy] = delta(box, to)
    const steps = arc(to, box)
      .reverse()
      .map((step) => ({ translate: step.translate }))
    const there = `${dx}px ${dy}px`
    const flight = [...steps, { translate: there, rotate: '70deg', scale: 0.5, opacity: 0 }].map(
      (step, i, all) => ({
        opacity: 1,
        ...step,
        offset: i === all.length - 1 ? 1 : (0.75 * i) / (all.length - 2),
      }),
    )
    this.#end(
      leaver,
      leaver.animate(flight, { duration: this.#flight / 0.75, delay, easing: 'ease-in-out', fill: 'both' }),
    )
  }

  /** The dotted way of a piece, in the colour of the seat. */
  #path(from: DOMRect, to: DOMRect, delay: number): void {
    const drawing = document.createElementNS(SVG, 'svg')
    drawing.style.cssText = 'position:absolute;inset:0;width:100%;height:100%'
    const way = document.createElementNS(SVG, 'path')
    const [a, b] = [middle(from), middle(to)].map(([x, y]) => [x - this.#origin.x, y - this.#origin.y])
    const top = above(a, b)
    way.setAttribute('d', `M${a.join(' ')}Q${top.join(' ')} ${b.join(' ')}`)
    way.style.cssText = `fill:none;stroke:${this.#manner.colour};stroke-width:2;stroke-dasharray:1 7;stroke-linecap:round`
    drawing.append(way)
    this.#layer.append(drawing)
    const shown = [
      { opacity: 0 },
      { opacity: 0.8, offset: 0.2 },
      { opacity: 0.8, offset: 0.8 },
      { opacity: 0 },
    ]
    this.#end(drawing, drawing.animate(shown, { duration: this.#flight + 160, delay, fill: 'both' }))
  }

  /** A copy (or an empty box) with its middle at a place, in some size. */
  #put(copy: Element | null, at: DOMRect, size: DOMRect): HTMLElement {
    const holder = document.createElement('div')
    const [x, y] = middle(at)
    holder.style.cssText = `position:absolute;left:${x - size.width / 2 - this.#origin.x}px;top:${y - size.height / 2 - this.#origin.y}px;width:${size.width}px;height:${size.height}px`
    if (copy) holder.append(copy.cloneNode(true))
    this.#layer.append(holder)
    return holder
  }

  #end(what: Element, how: Animation): void {
    how.onfinish = how.oncancel = () => {
      what.remove()
      if (!this.#layer.childElementCount) this.#layer.remove()
    }
  }
}

/** A copy of a piece that can be put anywhere; a part of a drawing gets a drawing of its own. */
function copyOf(piece: Piece, matrix: DOMMatrix | null, box: DOMRect): Element {
  const copy = piece.cloneNode(true) as Piece
  for (const one of [copy, ...copy.querySelectorAll<Piece>('*')]) {
    for (const name of ['data-piece', 'data-part', 'data-from', 'id', 'role', 'tabindex'])
      one.removeAttribute(name)
    one.classList.remove('can', 'fresh')
  }
  if (!matrix) {
    if (copy instanceof HTMLElement)
      Object.assign(copy.style, { width: '100%', height: '100%', margin: '0', position: 'static' })
    return copy
  }
  const drawing = document.createElementNS(SVG, 'svg')
  const group = document.createElementNS(SVG, 'g')
  copy.removeAttribute('transform')
  const { a, b, c, d, e, f } = matrix
  group.setAttribute('transform', `matrix(${[a, b, c, d, e - box.x, f - box.y].join(' ')})`)
  group.append(copy)
  drawing.append(group)
  drawing.style.cssText = 'display:block;width:100%;height:100%;overflow:visible'
  return drawing
}

const middle = (box: DOMRect): [number, number] => [box.x + box.width / 2, box.y + box.height / 2]
const delta = (from: DOMRect, to: DOMRect): [number, number] => {
  const [[ax, ay], [bx, by]] = [middle(from), middle(to)]
  return [bx - ax, by - ay]
}
const distance = (from: DOMRect, to: DOMRect): number => Math.hypot(...delta(from, to))

/** How much larger a piece was. */
const ratio = (from: DOMRect, to: DOMRect): number => Math.min(3, Math.max(0.3, from.width / to.width))

/** The point that an arc is drawn towards: above its middle, by half the way, so that its top is a quarter above. */
function above([ax, ay]: number[], [bx, by]: number[]): [number, number] {
  return [(ax + bx) / 2, Math.max(-40, (ay + by) / 2 - Math.hypot(bx - ax, by - ay) / 2)]
}

/** From one place to another on an arc, as seen from the second, growing or shrinking on the way. */
function arc(from: DOMRect, to: DOMRect): { translate: string; scale: number }[] {
  const [a, b] = [middle(from), middle(to)]
  const [cx, cy] = above(a, b)
  const first = ratio(from, to)
  return Array.from({ length: 11 }, (_, i) => {
    const t = i / 10
    const at = (p: number, q: number, r: number) => (1 - t) ** 2 * p + 2 * t * (1 - t) * q + t ** 2 * r
    return {
      translate: `${at(a[0], cx, b[0]) - b[0]}px ${at(a[1], cy, b[1]) - b[1]}px`,
      scale: first + (1 - first) * t,
    }
  })
}

/** A distance on the screen in the units of the element's parent: SVG scales its own. */
function inOwnUnits(piece: Piece, dx: number, dy: number): [number, number] {
  const parent = piece.parentNode
  if (!(piece instanceof SVGGraphicsElement) || !(parent instanceof SVGGraphicsElement)) return [dx, dy]
  const matrix = parent.getScreenCTM()?.inverse()
  return matrix ? [matrix.a * dx + matrix.c * dy, matrix.b * dx + matrix.d * dy] : [dx, dy]
}
