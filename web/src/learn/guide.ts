// Which word of guidance belongs to a prompt.
import type { Prompt } from '$lib/protocol'

/** The key of the guide: of the question itself, or of the plainer one it is a form of (bidding-laid → bidding). */
export function guideKey(game: string, prompt: Prompt | null, has: (key: string) => boolean): string | null {
  if (!prompt) return null
  let asked = prompt.choices.length ? (prompt.message.key.split('-ask-')[1] ?? '') : 'waiting'
  while (asked) {
    const key = `guide-${game}-${asked}`
    if (has(key)) return key
    asked = asked.includes('-') ? asked.slice(0, asked.lastIndexOf('-')) : ''
  }
  return null
}
