// The quick start of Palazzo Paletti, as the rules page loads it.
import type { Quick } from '../../learn/quick/quick'
import QuickPicture from './QuickPicture.svelte'
import Wood from './quick/Wood.svelte'
import type { Tables } from './view'

export const quick: Quick = {
  Picture: QuickPicture,
  Defs: Wood,
  figures: (tables) => {
    const { thick, square, thin } = (tables as Tables).points
    return { thick, square, thin }
  },
  chapters: { 1: [1], 2: [], 3: [2, 3], 4: [4], 5: [], 6: [5], 7: [6], 8: [], 9: [] },
}
