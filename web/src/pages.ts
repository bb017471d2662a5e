// Which page an address shows. Each is a chunk of its own; what an address needs is fetched as soon as it is known.
import type { Component } from 'svelte'
import { loadModule } from './boards'
import { mine } from '$lib/mine.svelte'

type Page = Component<{ rest: string }>
type Load = () => Promise<{ default: Page }>

const PAGES: [RegExp, Load][] = [
  [/^\/$/, () => import('./lobby/Lobby.svelte') as unknown as ReturnType<Load>], // it has no rest
  [/^\/new$/, () => import('./lobby/NewPage.svelte') as unknown as ReturnType<Load>],
  [/^\/t\/([\w-]+)$/, () => import('./shell/TablePage.svelte')],
  [/^\/replay(?:\/([\w-]+))?$/, () => import('./replay/ReplayPage.svelte')],
  [/^\/sign-in$/, () => import('./shell/SignInPage.svelte') as unknown as ReturnType<Load>],
  [/^\/admin$/, () => import('./admin/AdminPage.svelte') as unknown as ReturnType<Load>],
  [/^\/alerts\/(confirm|stop\/[\w-]+)$/, () => import('./shell/AlertsPage.svelte')],
  [/^\/rules\/([\w-]+)\/quick$/, () => import('./learn/quick/QuickPage.svelte')],
  [/^\/rules(?:\/([\w-]*))?$/, () => import('./shell/RulesPage.svelte')],
]
const TABLE = /^\/(?:t|replay)\/([\w-]+)$/

export function find(path: string): { load: Load; rest: string } | null {
  for (const [pattern, load] of PAGES) {
    const found = pattern.exec(path)
    if (found) return { load, rest: found[1] ?? '' }
  }
  return null
}

/** Fetches what an address will need before anybody asks: the page, and the board of a table that I know. */
export function fetchAhead(path: string): void {
  const ignore = () => {} // whoever needs it says what went wrong
  find(path)?.load().catch(ignore)
  const game = mine.of(TABLE.exec(path)?.[1] ?? '')?.game
  if (game) loadModule(game).catch(ignore)
}
