// The small signs that players send each other: what is said in the chat, and which sign that is.

export const SIGNS = { '👏': 'cheer', '😮': 'gasp', '🍀': 'luck' } as const
export type Said = keyof typeof SIGNS
export type SignName = (typeof SIGNS)[Said]

/** The sign that a line of the chat is; null for a line of words. */
export const signIn = (text: string): SignName | null =>
  Object.hasOwn(SIGNS, text) ? SIGNS[text as Said] : null
