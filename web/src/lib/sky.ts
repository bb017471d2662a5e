// The sky above a board: a layer in which copies of pieces fly, leave and fall. Nothing here knows which piece is which (lib/move).
import type { Manner, Piece, Spot } from './move'

/** Figures of the storyboard, in ms. */
const FLIGHT = 420
const APART = 120
const LEAN = 300
const DROP = 260
const FADE = 150
/** What is seen of a piece where it was, and behind it on its way. */
const GHOST = 0.28
const TRAIL = [0.5, 0.3, 0.16]
const SVG = 'http://www.w3.org/2000/svg'

/** When a piece is where it goes to, in ms from now. */
export interface Landing {
  where: Element
  at: number
}

/** How long one flight takes in a step of this length. */
export const flightTime = (lasts: number): number => Math.min(FLIGHT, 0.8 * lasts)

/** The layer above a board in which copies of pieces fly; it is gone when the last one has landed. */
export class Sky {
  readonly landings: Landing[] = []
  #layer = document.createElement('div')
  #origin: DOMRect
  #number = 0
  #apart: number
  #flight: number
  #manner: Manner

  constructor(root: Element, manner: Manner, pieces: number) {
    this.#manner = manner
    this.#flight = flightTime(manner.lasts)
    this.#apart =
      pieces > 1 ? Math.min(APART, Math.max(0, manner.lasts * 0.85 - this.#flight) / (pieces - 1)) : 0
    this.#layer.className = 'flights'
    this.#layer.setAttribute('aria-hidden', 'true')
    this.#layer.style.cssText = 'position:fixed;inset:0;pointer-events:none;z-index:25;overflow:hidden'
    // Inside the board's own element: copies are drawn with its colours.
    if (pieces) (root.firstElementChild ?? root).append(this.#layer)
    this.#origin = this.#layer.getBoundingClientRect()
  }

  /** A piece goes to its new place; `late` when something else has to happen before. */
  fly(piece: Piece, from: DOMRect, to: DOMRect, late = 0): void {
    const delay = late + this.#apart * this.#number++
    const lasts = this.#flight
    this.landings.push({ where: piece, at: delay + lasts })
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
    const leaver = this.#put(bare(piece, matrix ?? null, box), box, box)
    const to = goal?.getBoundingClientRect()
    if (!goal || !to?.width) {
      this.#end(
        leaver,
        leaver.animate([{ opacity: 1 }, { opacity: 0 }], { duration: 2 * FADE, delay, fill: 'both' }),
      )
      return
    }
    this.#path(box, to, delay)
    this.landings.push({ where: goal, at: delay + this.#flight })
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

  /** How long a stack leans before its first piece drops. */
  get lean(): number {
    return Math.min(LEAN, 0.2 * this.#manner.lasts)
  }

  /** A stack leans, and its pieces drop one by one, the highest first; then they roll to their goal and fade there. */
  fall(stack: readonly Spot[], goal?: Element | null): void {
    const falling = [...stack].sort((a, b) => a.box.y - b.box.y)
    const foot = falling[falling.length - 1]?.box
    if (!foot) return
    const [lean, flight] = [this.lean, this.#flight]
    const drop = Math.min(DROP, 0.2 * this.#manner.lasts)
    const apart = Math.min(0.4 * drop, (0.85 * this.#manner.lasts - lean - drop - flight) / falling.length)
    const to = goal?.getBoundingClientRect()
    falling.forEach(({ piece, box, matrix }, i) => {
      if (!piece) return
      const delay = lean + Math.max(0, apart) * i
      const all = delay + drop + flight
      const leaning = this.#put(null, box, box)
      leaning.style.transformOrigin = `${foot.x + foot.width - box.x}px ${foot.bottom - box.y}px`
      const brick = document.createElement('div')
      brick.style.cssText = 'width:100%;height:100%'
      brick.append(bare(piece, matrix ?? null, box))
      leaning.append(brick)
      leaning.animate([{ rotate: '0deg' }, { rotate: '6deg' }], {
        duration: lean,
        easing: 'ease-in',
        fill: 'forwards',
      })
      const down = [(0.5 + 0.35 * (i % 3)) * box.width, foot.y - box.y + 0.3 * box.height]
      const [dx, dy] = to?.width ? delta(box, to) : down
      const turned = 60 + 25 * (i % 2)
      this.#end(
        leaning,
        brick.animate(
          [
            { translate: '0 0', rotate: '0deg', easing: 'linear' },
            { translate: '0 0', rotate: '0deg', offset: delay / all, easing: 'ease-in' },
            {
              translate: `${down[0]}px ${down[1]}px`,
              rotate: `${turned}deg`,
              offset: (delay + drop) / all,
              easing: 'ease-in-out',
            },
            {
              translate: `${(down[0] + dx) / 2}px ${Math.min(down[1], dy) - 40}px`,
              rotate: `${2 * turned}deg`,
              opacity: 1,
              offset: (delay + drop + 0.55 * flight) / all,
            },
            { translate: `${dx}px ${dy}px`, rotate: '240deg', scale: 0.5, opacity: 0 },
          ],
          { duration: all, fill: 'both' },
        ),
      )
      if (goal) this.landings.push({ where: goal, at: all })
    })
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

/** A copy without the pieces that lie on it: those go their own ways. */
function bare(piece: Piece, matrix: DOMMatrix | null, box: DOMRect): Element {
  const alone = piece.cloneNode(true) as Piece
  for (const other of alone.querySelectorAll('[data-piece]')) other.remove()
  return copyOf(alone, matrix, box)
}

const middle = (box: DOMRect): [number, number] => [box.x + box.width / 2, box.y + box.height / 2]
export const delta = (from: DOMRect, to: DOMRect): [number, number] => {
  const [[ax, ay], [bx, by]] = [middle(from), middle(to)]
  return [bx - ax, by - ay]
}
export const distance = (from: DOMRect, to: DOMRect): number => Math.hypot(...delta(from, to))

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
