// Why something cannot be done: the words of the clause that forbids it, with its number.
import { tr, type Language } from './i18n/index.svelte'
import type { Forecast } from './protocol'

export interface Reason {
  rule: string
  words: string
  /** The case itself: "Costs 2, you have 1." */
  because?: string
}

/** What the rules say of a piece, as things are: why it cannot be chosen, and what it would count wherever it may stand. */
export interface Answer {
  because: Reason | null
  forecasts: readonly Forecast[]
}

export const SILENCE: Answer = { because: null, forecasts: [] }

/** The first of these clauses that the rulebook has words for; else the first one's number. */
export async function reason(
  game: string,
  rules: readonly string[],
  language: Language,
): Promise<Reason | null> {
  if (!rules.length) return null
  const { clauseText } = await import('../learn/rulebook')
  for (const rule of rules) {
    const words = await clauseText(game, rule, language)
    if (words) return { rule, words }
  }
  return { rule: rules[0], words: tr('page-why', { rule: rules[0] }) }
}
