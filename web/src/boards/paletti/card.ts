// The game on a shelf: what lobby and rules show of it before its board is loaded.
import type { Card } from '$lib/board'

export const card: Card = {
  glyph: 'M5 20h14M7 20v-5M17 20v-5M6 15h12M9 15v-5M15 15v-5M8 10h8M12 10V5',
  tint: ['#dfe4cc', '#34392a'],
  proposes: 2, // with three a neutral colour plays along
  gallery: () => import('./Gallery.svelte'),
  picture: () => import('./vignette.svg?raw'),
}
