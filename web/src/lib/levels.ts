// How strong a bot is, in words; a level the catalogues do not know keeps its own.
import { i18n, tr } from './i18n/index.svelte'
import type { GameAbout } from './protocol'

/** The levels players are offered, weakest first; of a server without levels, all its bots. */
export function offered(game: GameAbout): string[] {
  return game.levels.length ? game.levels.map((level) => level.id) : game.bots
}

const known = (key: string) => i18n.catalogue.has(key)

export function levelName(level: string): string {
  const key = `page-level-${level}`
  return known(key) ? tr(key) : level
}

export function levelAbout(level: string): string {
  const key = `page-level-${level}-about`
  return known(key) ? tr(key) : ''
}
