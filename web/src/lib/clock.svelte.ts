// Time that is left, in words that change every second.
import { tr } from './i18n/index.svelte'
import type { Frame } from './protocol'

class Now {
  ms = $state(Date.now())

  constructor() {
    setInterval(() => (this.ms = Date.now()), 1000)
  }
}

const now = new Now()

/** What a seat has left; empty without a clock. `ahead`: how far the server's clock is ahead of ours. */
export function timeLeft(clock: Frame['clock'], seat: number, ahead: number): string {
  if (clock.kind === 'none') return ''
  const left = (clock.left as number[])[seat] ?? 0
  const used = clock.running === seat ? now.ms + ahead - (clock.since as number) : 0
  return duration(Math.max(0, left - used))
}

/** Milliseconds until a moment of this device's clock. */
export const remaining = (until: number): number => Math.max(0, until - now.ms)

/** "4:07", "3 hours", "2 days". */
export function duration(ms: number): string {
  const seconds = Math.floor(ms / 1000)
  if (seconds >= 2 * 86_400) return tr('page-days', { count: Math.floor(seconds / 86_400) })
  if (seconds >= 2 * 3600) return tr('page-hours', { count: Math.floor(seconds / 3600) })
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`
}
