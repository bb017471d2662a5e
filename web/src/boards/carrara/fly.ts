// Stones that go out of sight still travel: behind a screen, or back into the bag.
import { mayMove } from '$lib/move'
import type { Stone } from './trace'

const SVG = 'http://www.w3.org/2000/svg'

export interface Leaver {
  stone: Stone
  from: DOMRect
  to: string
}

/** Where the stones that will be seen no more are now. Call before the new frame is drawn. */
export function leavers(
  root: Element,
  left: readonly { stone: Stone; place: string }[],
  buyer: number | null,
): Leaver[] {
  if (!mayMove()) return []
  return left.flatMap(({ stone, place }) => {
    const from = root.querySelector(`[data-piece="stone-${stone.id}"]`)?.getBoundingClientRect()
    const to = place.startsWith('wheel') ? (buyer === null ? null : `screen:${buyer}`) : 'bag'
    return from?.width && to ? [{ stone, from, to }] : []
  })
}

/** Lets them fly there. Call after the new frame was drawn. */
export function fly(root: Element, all: readonly Leaver[]): void {
  all.forEach(({ stone, from, to }, i) => {
    const target = root.querySelector(`[data-part="${to}"]`)?.getBoundingClientRect()
    if (!target?.width) return
    const flying = document.createElementNS(SVG, 'svg')
    const drawn = document.createElementNS(SVG, 'use')
    drawn.setAttribute('href', `#ca-stone-${stone.colour}`)
    drawn.setAttribute('width', '100%')
    drawn.setAttribute('height', '100%')
    flying.append(drawn)
    flying.setAttribute('aria-hidden', 'true')
    flying.style.cssText = `position:fixed;left:${from.x}px;top:${from.y}px;width:${from.width}px;height:${from.height}px;pointer-events:none;z-index:25`
    root.append(flying)
    const dx = target.x + target.width / 2 - from.x - from.width / 2
    const dy = target.y + target.height / 2 - from.y - from.height / 2
    const flight = flying.animate(
      [
        { translate: '0 0', opacity: 1 },
        { opacity: 1, offset: 0.75 },
        { translate: `${dx}px ${dy}px`, scale: 0.5, opacity: 0 },
      ],
      { duration: 400, delay: 40 * i, easing: 'cubic-bezier(.3,.7,.2,1)', fill: 'backwards' },
    )
    flight.onfinish = flight.oncancel = () => flying.remove()
  })
}
