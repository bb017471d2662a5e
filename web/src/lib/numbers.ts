// Figures change when the piece lands that changes them, not before: until then the old ones are shown. Of a film only: what I do
// myself is counted at once. The texts themselves are put back by what draws the board; here they are only kept waiting.
import type { Landing } from './sky'

export type Figures = ReadonlyMap<Text, string>

/** What says by itself what happens, or is clicked: never kept waiting. */
const LIVE = 'section.prompt, .caption, .log, .flights, [data-covered]'
/** What belongs together: a figure waits for pieces that land in the same one. */
const GROUP = '[data-part], section, .panel'

const waiting = new Map<Text, { old: string; now: string; timer: ReturnType<typeof setTimeout> }>()

/** All figures on a board, as they are; whatever was kept waiting is shown first. */
export function figures(root: Element): Figures {
  for (const text of waiting.keys()) show(text)
  const found = new Map<Text, string>()
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT, (node) =>
    node instanceof Element
      ? node.matches(LIVE)
        ? NodeFilter.FILTER_REJECT
        : NodeFilter.FILTER_SKIP
      : NodeFilter.FILTER_ACCEPT,
  )
  for (let node = walker.nextNode(); node; node = walker.nextNode())
    if (/\d/.test(node.nodeValue ?? '')) found.set(node as Text, node.nodeValue ?? '')
  return found
}

/** Keeps the figures that have changed as they were, until what changed them has landed. */
export function keepWaiting(before: Figures, landings: readonly Landing[]): void {
  if (!landings.length) return
  const last = Math.max(...landings.map(({ at }) => at))
  for (const [text, old] of before) {
    const now = text.nodeValue ?? ''
    if (now === old || !text.isConnected || !/\d/.test(now)) continue
    const until = landing(text, landings) ?? last
    text.nodeValue = old
    waiting.set(text, { old, now, timer: setTimeout(() => show(text, true), until) })
  }
}

/** When the last piece lands in the smallest group around a figure that any lands in. */
function landing(text: Text, landings: readonly Landing[]): number | null {
  let group = text.parentElement?.closest(GROUP)
  for (; group; group = group.parentElement?.closest(GROUP)) {
    const here = landings.filter(({ where }) => group?.contains(where))
    if (here.length) return Math.max(...here.map(({ at }) => at))
  }
  return null
}

function show(text: Text, landed = false): void {
  const kept = waiting.get(text)
  if (!kept) return
  clearTimeout(kept.timer)
  waiting.delete(text)
  // whoever drew the board meanwhile knows better
  if (text.nodeValue !== kept.old) return
  text.nodeValue = kept.now
  if (landed && text.parentElement instanceof HTMLElement)
    text.parentElement.animate([{ scale: 1 }, { scale: 1.3, color: 'var(--terracotta)' }, { scale: 1 }], {
      id: 'figure',
      duration: 360,
      easing: 'ease-out',
    })
}
