// Which letters of a sentence stay on the line of the drawing before them: a comma never begins a line, and what a drawing is called
// begins beside it.
import type { Drawing } from '$lib/board'
import type { Run } from '$lib/i18n/index.svelte'

export interface DrawnRun extends Run {
  readonly drawing: Drawing | null
}

export interface SetRun extends DrawnRun {
  /** What follows the drawing without a break. */
  readonly close: string
  /** What comes after that, or all of it where nothing is drawn. */
  readonly rest: string
}

const MARKS = /^[.,;:!?)\]’”»“]+/

export function together(all: readonly DrawnRun[]): SetRun[] {
  const runs = all.filter((run) => run.text || run.drawing)
  const set: SetRun[] = []
  let taken = '' // by the drawing before
  for (const [at, run] of runs.entries()) {
    const said = run.text.slice(taken.length)
    taken = ''
    if (!run.drawing) set.push({ ...run, close: '', rest: said })
    else if (run.drawing.worded && said) {
      const [first] = said.split(' ')
      set.push({ ...run, close: `\u202f${first}`, rest: said.slice(first.length) })
    } else {
      const next = runs[at + 1]
      taken = next && !next.drawing ? (MARKS.exec(next.text)?.[0] ?? '') : ''
      set.push({ ...run, close: taken, rest: '' })
    }
  }
  return set
}
