// Where an explanation may stand, and the way to it: rectangles and points of the window, nothing of the page.

export interface Box {
  left: number
  top: number
  right: number
  bottom: number
}
export interface Point {
  x: number
  y: number
}

const EDGE = 8
const GAP = 6
const STEP = 12
/** Further away nobody sees what is meant. */
const FAR = 460

export const within = ({ x, y }: Point, box: Box, more = 0): boolean =>
  x >= box.left - more && x <= box.right + more && y >= box.top - more && y <= box.bottom + more

export const overlap = (a: Box, b: Box, more = 0): boolean =>
  a.left < b.right + more && a.right > b.left - more && a.top < b.bottom + more && a.bottom > b.top - more

/** The nearest place beside `anchor` that covers neither it nor anything of `never`, and little of `rather`; null if there is none. */
export function place(
  anchor: Box,
  size: { width: number; height: number },
  room: { width: number; height: number },
  never: readonly Box[],
  rather: readonly Box[] = [],
): Point | null {
  const near = (box: Box) => distance(box, anchor) < FAR + size.width
  const closed = [anchor, ...never].filter(near)
  const soft = rather.filter(near)
  const middle = { x: (anchor.left + anchor.right) / 2, y: (anchor.top + anchor.bottom) / 2 }
  let best: Point | null = null
  let least = Infinity
  for (const y of stops(room.height, size.height, [anchor.bottom + GAP, anchor.top - GAP - size.height]))
    for (const x of stops(room.width, size.width, [middle.x - size.width / 2])) {
      const box = { left: x, top: y, right: x + size.width, bottom: y + size.height }
      const gap = distance(box, anchor)
      if (gap > FAR) continue
      let cost = gap + 0.12 * Math.hypot(x + size.width / 2 - middle.x, y + size.height / 2 - middle.y)
      if (cost >= least || closed.some((other) => overlap(box, other, GAP - 1))) continue
      for (const other of soft) if (overlap(box, other)) cost += 60
      if (cost < least) [best, least] = [{ x, y }, cost]
    }
  return best
}

/** From edge to edge in steps, with some exact positions before them. */
function stops(room: number, size: number, exact: readonly number[]): number[] {
  const last = room - size - EDGE
  const found = exact.filter((at) => at >= EDGE && at <= last)
  for (let at = EDGE; at <= last; at += STEP) found.push(at)
  return found
}

function distance(a: Box, b: Box): number {
  const dx = Math.max(a.left - b.right, b.left - a.right, 0)
  const dy = Math.max(a.top - b.bottom, b.top - a.bottom, 0)
  return Math.hypot(dx, dy)
}

/** Whether a point is on the way from `origin` to a card: in the hull of both. */
export function onTheWay(point: Point, origin: Point, card: Box): boolean {
  const box = {
    left: card.left - EDGE,
    top: card.top - EDGE,
    right: card.right + EDGE,
    bottom: card.bottom + EDGE,
  }
  if (within(point, box)) return true
  const corners = [
    { x: box.left, y: box.top },
    { x: box.right, y: box.top },
    { x: box.right, y: box.bottom },
    { x: box.left, y: box.bottom },
  ]
  return corners.some((one, at) => corners.slice(at + 1).some((other) => inside(point, origin, one, other)))
}

function inside(p: Point, a: Point, b: Point, c: Point): boolean {
  const sides = [side(p, a, b), side(p, b, c), side(p, c, a)]
  return sides.every((value) => value >= 0) || sides.every((value) => value <= 0)
}
const side = (p: Point, a: Point, b: Point) => (p.x - b.x) * (a.y - b.y) - (a.x - b.x) * (p.y - b.y)
