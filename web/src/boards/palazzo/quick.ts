// The quick start of Palazzo, as the rules page loads it.
import type { Quick } from '../../learn/quick/quick'
import Defs from './Defs.svelte'
import QuickPicture from './QuickPicture.svelte'
import type { Tables } from './view'

export const quick: Quick = {
  Picture: QuickPicture,
  Defs,
  figures: (tables) => {
    const { riders, group_worth } = tables as Tables
    return { riders, group: group_worth }
  },
  chapters: { 1: [], 2: [], 3: [1], 4: [3], 5: [2, 4, 5], 6: [6], 7: [] },
}
