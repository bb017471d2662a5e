// The games: what the server offers, and what they are called.
import { api } from './api'
import { i18n, tr } from './i18n/index.svelte'
import type { GameAbout } from './protocol'

/** The id of a ruleset: "palazzo" of "palazzo@1". */
export const idOf = (ruleset: string): string => ruleset.split('@')[0]

/** What a game or ruleset is called; its id until the words of another package are here. */
export function titleOf(ruleset: string): string {
  const key = `${idOf(ruleset)}-title`
  if (i18n.catalogue.has(key)) return tr(key)
  void i18n.learn()
  return idOf(ruleset)
}

const AGAIN = 3000

class Games {
  /** In the server's order; null until it has answered. */
  all = $state.raw<readonly GameAbout[] | null>(null)
  failed = $state(false)

  /** Asks until there is an answer. */
  async load(): Promise<void> {
    if (this.all) return
    try {
      this.all = await api.games()
      this.failed = false
    } catch {
      this.failed = true
      setTimeout(() => void this.load(), AGAIN)
    }
  }
}

export const games = new Games()
