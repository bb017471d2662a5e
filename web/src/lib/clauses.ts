// The words of a rule's clauses, where the rules reference is there to give them; else their numbers.
import { tr, type Language } from './i18n/index.svelte'

interface Reference {
  clause(rule: string, language: Language): Promise<string | null>
}
const reference = import.meta.glob<Reference>('../learn/clauses.ts')['../learn/clauses.ts']

/** Why something cannot be done: the clauses that forbid it, in one or two sentences. */
export async function clauses(rules: readonly string[], language: Language): Promise<string> {
  const words = reference ? await Promise.all(rules.map(async (rule) => (await reference()).clause(rule, language))) : []
  return words.find((word) => word) ?? tr('page-why', { rule: rules[0] })
}
