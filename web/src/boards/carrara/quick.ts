// The quick start of Carrara, as the rules page loads it.
import type { Quick } from '../../learn/quick/quick'
import QuickPicture from './QuickPicture.svelte'
import Symbols from './Symbols.svelte'

export const quick: Quick = {
  Picture: QuickPicture,
  Defs: Symbols,
  paint: 'carrara',
  figures: () => ({}),
  chapters: { 1: [4], 2: [], 3: [1, 2, 3, 5], 4: [6], 5: [], 8: [], 9: [], 10: [], 11: [] },
}
