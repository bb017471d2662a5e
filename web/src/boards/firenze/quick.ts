// The quick start of Firenze, as the rules page loads it.
import type { Quick } from '../../learn/quick/quick'
import Defs from './Defs.svelte'
import QuickPicture from './QuickPicture.svelte'
import './firenze.css'

export const quick: Quick = {
  Picture: QuickPicture,
  Defs,
  paint: 'firenze',
  figures: () => ({}),
  chapters: { 1: [], 2: [], 3: [1, 2, 3, 4], 4: [5], 5: [6], 6: [], 7: [], 8: [], 9: [] },
}
