// What the pieces on the page are: each Part says it of its own element, and the shell's explanations read it there.
import type { About } from './board'

const ABOUT = new WeakMap<Element, () => About>()

/** The element draws what `about` says. */
export function describe(element: Element, about: () => About): void {
  ABOUT.set(element, about)
}

/** The piece that an element belongs to, and what it is. */
export function described(inside: Element | null): { element: Element; about: () => About } | null {
  const element = inside?.closest('[data-part]')
  const about = element && ABOUT.get(element)
  return element && about ? { element, about } : null
}
