// The game on a shelf: what lobby and rules show of it before its board is loaded.
import type { Card } from '$lib/board'

export const card: Card = {
  glyph: 'M4 21V8l8-5 8 5v13zM9 21v-5a3 3 0 0 1 6 0v5',
  tint: ['#f7dfb9', '#4a3722'],
  picture: () => import('./vignette.svg?raw'),
}
