// A larger drawing of a piece, copied from the board: with copies of its ancestors, which only hand their styles down.

/** Under this it is not worth the room. */
const LEAST = 1.2
const MOST = 4

/** The piece, as large as fits; null if it is large enough where it is. */
export function enlarged(piece: Element, width: number, height: number): HTMLElement | null {
  const box = piece.getBoundingClientRect()
  const by = Math.min(width / box.width, height / box.height, MOST)
  const drawn =
    piece instanceof SVGGraphicsElement || (piece.querySelector('svg') && !piece.querySelector('canvas'))
  if (!(by >= LEAST) || !drawn) return null
  const root = piece.closest('.board') ?? piece
  const copy = clean(piece.cloneNode(true) as Element)
  let outer =
    piece instanceof SVGGraphicsElement ? lone(copy, piece, box, by) : laid(copy, piece as HTMLElement, by)
  let from = piece instanceof SVGGraphicsElement ? piece.ownerSVGElement! : piece
  while (from !== root && from.parentElement) {
    from = from.parentElement
    const ring = clean(from.cloneNode(false) as Element) as HTMLElement
    ring.style.display = 'contents'
    ring.dataset.ring = ''
    ring.append(outer)
    outer = ring
  }
  const frame = document.createElement('div')
  frame.append(outer)
  return frame
}

/** Nothing in a drawing can be chosen, found or read aloud. */
function clean(copy: Element): Element {
  for (const one of [copy, ...copy.querySelectorAll('*')]) {
    for (const name of ['id', 'role', 'tabindex', 'data-part', 'data-piece', 'data-from', 'inert'])
      one.removeAttribute(name)
    for (const { name } of [...one.attributes]) if (name.startsWith('aria-')) one.removeAttribute(name)
    one.classList.remove('can', 'fresh')
  }
  return copy
}

/** A group in an SVG of its own, without where it was and how it was turned. */
function lone(copy: Element, piece: SVGGraphicsElement, seen: DOMRect, by: number): Element {
  const { x, y, width, height } = piece.getBBox()
  const turned = piece.getScreenCTM()
  const aslant = !turned || Math.abs(turned.b) > 0.001
  const svg = clean(piece.ownerSVGElement!.cloneNode(false) as Element) as SVGSVGElement
  const high = aslant ? Math.min(seen.height, (seen.width * height) / width) : seen.height
  svg.setAttribute('viewBox', `${x - width / 40} ${y - height / 40} ${width * 1.05} ${height * 1.05}`)
  svg.removeAttribute('preserveAspectRatio')
  svg.style.cssText += `;all:revert-layer;position:static;display:block;overflow:visible;width:${((high * width) / height) * by}px;height:${high * by}px`
  let inner = copy
  copy.removeAttribute('transform')
  for (
    let from = piece.parentElement;
    from && from !== (piece.ownerSVGElement as Element);
    from = from.parentElement
  ) {
    const ring = clean(from.cloneNode(false) as Element)
    ring.removeAttribute('transform')
    ring.append(inner)
    inner = ring
  }
  svg.append(inner)
  return svg
}

/** A box of the page at its own size, in a larger scale. */
function laid(copy: Element, piece: HTMLElement, by: number): Element {
  const { style } = copy as HTMLElement
  style.cssText += `;position:relative;inset:auto;margin:0;transform:none;translate:none;box-shadow:none;width:${piece.offsetWidth}px;height:${piece.offsetHeight}px`
  style.setProperty('zoom', String(by))
  return copy
}
