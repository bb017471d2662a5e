// Transitions of single pieces: a seal is pressed on, a tower falls. Movement between places is the shell's.
import { cubicIn, cubicOut } from 'svelte/easing'
import type { TransitionConfig } from 'svelte/transition'
import { mayMove } from '$lib/move'

/** A seal comes down from above. */
export function stamp(_: Element, { off = false }: { off?: boolean } = {}): TransitionConfig {
  if (off || !mayMove()) return { duration: 0 }
  return {
    duration: 380,
    easing: cubicOut,
    css: (t, u) => `opacity:${Math.min(1, 2 * t)};scale:${1 + 1.4 * u};rotate:${-18 * u}deg`,
  }
}

/** A tower comes down: it leans, sinks and is gone. */
export function fall(element: Element): TransitionConfig {
  if (!mayMove()) return { duration: 0 }
  const lean = (element.getAttribute('data-lean') ?? '1') === '1' ? 1 : -1
  return {
    duration: 400,
    easing: cubicIn,
    css: (t, u) =>
      `opacity:${Math.min(1, 2 * t)};rotate:${lean * 14 * u}deg;translate:0 ${26 * u}px;transform-box:fill-box;transform-origin:50% 100%`,
  }
}
