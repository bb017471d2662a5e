// The game on a shelf: what lobby and rules show of it before its board is loaded.
import type { Card } from '$lib/board'

export const card: Card = {
  glyph: 'M7 21V4h10v17M7 8.2h10M7 12.5h10M7 16.7h10M12 4v4M10 8.5v4M14 12.5v4M12 17v4',
  tint: ['#f3d3c0', '#4a2f28'],
  picture: () => import('./vignette.svg?raw'),
}
