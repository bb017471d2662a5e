// How the page of a player who comes back says things: who waits since when, the score, what a button does.
import type { Player } from '$lib/board'
import { idOf, titleOf } from '$lib/games.svelte'
import { playersOf } from '$lib/host.svelte'
import { i18n, tr } from '$lib/i18n/index.svelte'
import type { ShelfTable } from '$lib/protocol'
import { shelf } from '$lib/shelf.svelte'

const MINUTE = 60_000
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

/** How long something has lasted, as it follows on "for". */
export function lasting(ms: number): string {
  if (ms < HOUR) return tr('home-minutes', { count: Math.floor(ms / MINUTE) })
  if (ms < 2 * DAY) return tr('home-hours', { count: Math.floor(ms / HOUR) })
  return tr('home-days', { count: Math.floor(ms / DAY) })
}

/** "today", "yesterday", else the date. */
export function day(at: number, now = Date.now()): string {
  const midnight = new Date(now).setHours(0, 0, 0, 0)
  if (at >= midnight) return tr('home-today')
  if (at >= midnight - DAY) return tr('home-yesterday')
  return new Date(at).toLocaleDateString(i18n.language, { day: 'numeric', month: 'long' })
}

export const othersOf = (one: ShelfTable): Player[] =>
  playersOf(one).filter(({ seat, kind }) => seat !== one.seat && kind !== 'open')

/** "Carrara with Sofia". */
export function nameOf(one: ShelfTable): string {
  const players = othersOf(one).map(({ name }) => name)
  const game = titleOf(one.game)
  return players.length ? tr('home-with', { game, players: i18n.catalogue.join(players) }) : game
}

/** "Ludo has been waiting for 3 hours". Bots do not wait. */
export function waits(one: ShelfTable): string {
  const players = othersOf(one)
    .filter(({ kind }) => kind === 'human')
    .map(({ name }) => name)
  const time = lasting(shelf.ago(one.since))
  return tr('home-waits', { count: players.length, players: i18n.catalogue.join(players), time })
}

/** Whose turn it is at a table that does not wait for me. */
export function thinks(one: ShelfTable): string {
  if (one.phase === 'dealing') return tr('page-shelf-dealing')
  const actor = playersOf(one)[one.actor]
  if (!actor) return ''
  if (actor.kind === 'bot') return tr('home-bot-thinks', { player: actor.name })
  return tr('home-thinks', { player: actor.name, time: lasting(shelf.ago(one.since)) })
}

/** What I am asked; empty as long as the game's words are not here. */
export function question({ calls, question, seats }: ShelfTable): string {
  if (question) {
    const names = playersOf({ seats }).map(({ name }) => name)
    return i18n.catalogue.has(question.key) ? i18n.catalogue.say(question, names) : ''
  }
  const [call] = calls
  if (call === 'question') return tr('home-asked')
  return call === 'overtime' || call === 'deal' ? tr(`home-${call}`) : ''
}

/** What the button does: "Bid or pass". A closer form of a question shares the words of the plain one. */
export function deed({ calls, question }: ShelfTable): string {
  const [call] = calls
  if (call === 'question') return tr('home-asked-do')
  if (call === 'overtime' || call === 'deal') return tr(`home-${call}-do`)
  let key = question ? `home-do-${question.key.replace('-ask-', '-')}` : ''
  while (key.split('-').length > 3 && !i18n.catalogue.has(key)) key = key.replace(/-[^-]*$/, '')
  return key && i18n.catalogue.has(key) ? tr(key) : tr('page-play')
}

/** Mine first, then the others' from the best on: "31 : 28". */
export function score({ scores, seat }: ShelfTable): string {
  const others = scores.filter((_, number) => number !== seat).toSorted((a, b) => b - a)
  return [scores[seat], ...others].map((points) => String(points).replace('-', '−')).join(' : ')
}

/** Whether I lead. */
export function standing({ scores, seat }: ShelfTable): string {
  const best = Math.max(...scores.filter((_, number) => number !== seat))
  if (scores.length < 2 || !scores.some(Boolean)) return ''
  return tr(scores[seat] > best ? 'home-lead' : scores[seat] < best ? 'home-behind' : 'home-tied')
}

/** "Won, 42 : 38 : 25". */
export function result(one: ShelfTable): string {
  if (one.practice) return tr('page-practice-uncounted')
  const scores = score(one)
  if (one.winners.includes(one.seat)) return tr('home-won', { scores })
  const place = 1 + one.scores.filter((points) => points > one.scores[one.seat]).length
  if (place === 1) return tr('home-ended', { scores }) // a tie-breaker decided
  return place === 2 ? tr('home-second', { scores }) : tr('home-place', { place, scores })
}

/** The games whose words are needed to say what is asked. */
export const gamesOf = (tables: readonly ShelfTable[]): string[] => [
  ...new Set(tables.map(({ game }) => idOf(game))),
]
