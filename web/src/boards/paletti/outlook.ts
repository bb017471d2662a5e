// What a column would count where it is about to be stood: points and seal as the rules have them (PP-6.1, PP-6.2), to be read beforehand.
import { colourOf, kindOf } from './pieces'
import type { PalettiView, Tables } from './view'

/** The level on the green plateau: from here on points count. */
const FIRST_SCORING = 2

export interface Outlook {
  points: number
  /** Whose seal it would be: it stays or becomes mine, stays with another, or nobody's. */
  seal: 'stays' | 'gained' | 'other' | 'none'
  holder: number
  /** Whether a plateau counts from now on that did not before. */
  counts: boolean
}

/** Null where the column would give its mover nothing: a neutral one, another's, or one below green. */
export function outlook(view: PalettiView, tables: Tables, me: number, column: string): Outlook | null {
  if (view.owner[colourOf(column)] !== me || view.top < FIRST_SCORING) return null
  const worth = tables.points[kindOf(column)]
  const counts = view.top > view.scoring
  const points = counts ? worth : view.seats[me].points + worth
  const { holder } = view
  const mine = holder === me || counts || holder < 0 || points > view.seats[holder].points
  return { points, seal: holder === me ? 'stays' : mine ? 'gained' : 'other', holder, counts }
}
