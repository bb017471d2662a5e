// Transitions of single pieces: a seal is pressed on. Movement between places is the shell's.
import { cubicOut } from 'svelte/easing'
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
