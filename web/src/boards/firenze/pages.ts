// The pages of a small screen: where a part lies, and which page a decision is about.
import type { Choice } from '$lib/protocol'
import { paidPlace, step } from './pieces'
import type { FirenzeView } from './view'

export const PAGES = ['others', 'towers', 'row', 'site', 'cards'] as const
export type Page = (typeof PAGES)[number]

/** The page of a part; null for what lies on none of them (the own storehouse). */
export function pageOf(part: string, me: number): Page | null {
  const [kind, seat] = part.split(':')
  const mine = Number(seat) === me
  if (kind === 'store' || kind === 'paid') return mine ? null : 'others'
  if (kind === 'tower' || kind === 'site' || kind === 'built') return mine ? 'site' : 'others'
  if (kind === 'commission') return 'towers'
  return kind === 'row' || kind === 'event' ? 'row' : 'cards'
}

/** What is asked for leads to a page, cards that may be played at any time do not; else to where the bricks are to go. */
export function pageFor(
  view: FirenzeView,
  me: number,
  choices: readonly Pick<Choice, 'text' | 'parts'>[],
): Page {
  const meant = choices.filter(({ text }) => !text.startsWith('play '))
  const found = new Set(
    (meant.length ? meant : choices).flatMap(({ parts }) => parts.map((part) => pageOf(part, me))),
  )
  const page = PAGES.find((one) => found.has(one))
  return page ?? (paidPlace(view) >= 0 || step(view) < 2 ? 'row' : 'site')
}
