// Money cards: their look, and how a hand and a bid are laid out. What they count comes from the server (`tables`).
import { rosette } from './defs'
import type { Card, Currency, Tables } from './view'

export const CURRENCIES = ['red', 'brown', 'grey'] as const satisfies readonly Currency[]

/** The auctioneer's opening bid: in no hand, and in no list the server sends. */
export const OPENING = 'certificate3'

/** A banknote of a currency, a certificate, or the auctioneer's certificate. */
export const card = (tables: Tables, name: string): Card =>
  name === OPENING ? { currency: null, value: tables.opening } : tables.cards[name]

export interface Note {
  paper: string
  ink: string
  coin: [string, string, string]
  rosette: string
}

export const NOTES: Record<Currency, Note> = {
  red: {
    paper: '#f6dccf',
    ink: '#8f2a1f',
    coin: ['#f0b8a4', '#c25442', '#8e2f24'],
    rosette: rosette(10, 4, 6),
  },
  brown: {
    paper: '#ecd7b6',
    ink: '#5f3a16',
    coin: ['#e8c394', '#a8713a', '#6f4318'],
    rosette: rosette(6, 5, 7),
  },
  grey: {
    paper: '#e6e8ea',
    ink: '#3d454e',
    coin: ['#eef0f2', '#a3abb3', '#646d76'],
    rosette: rosette(16, 2, 6.5),
  },
}

/** Takes some cards out of a list, each once. */
export function without(cards: readonly string[], gone: readonly string[]): string[] {
  const rest = [...cards]
  for (const name of gone) {
    const at = rest.indexOf(name)
    if (at >= 0) rest.splice(at, 1)
  }
  return rest
}

/** A payment or bid: its groups, and the cards beside them. */
export interface Laid {
  groups: string[]
  loose: string[]
}

export function laid(tables: Tables, cards: readonly string[], groups: readonly string[]): Laid {
  const grouped = groups.flatMap((group) => tables.groups[group])
  return { groups: [...groups], loose: without(cards, grouped) }
}

/** Equal cards lie on one another. */
export interface Pile {
  name: string
  count: number
}

export function piles(tables: Tables, cards: readonly string[]): Pile[] {
  const counts = new Map<string, number>()
  for (const name of cards) counts.set(name, (counts.get(name) ?? 0) + 1)
  return [...counts]
    .map(([name, count]) => ({ name, count }))
    .sort((a, b) => order(card(tables, a.name)) - order(card(tables, b.name)))
}

/** By currency, then value; certificates last. */
function order({ currency, value }: Card): number {
  return (currency ? CURRENCIES.indexOf(currency) : CURRENCIES.length) * 10 + value
}

/** A hand in clusters: the cards of every group it holds side by side, then all others. */
export interface Cluster {
  group: string | null
  piles: Pile[]
}

export function clusters(tables: Tables, hand: readonly string[]): Cluster[] {
  const found: Cluster[] = []
  let rest = [...hand]
  const worth = ([, names]: [string, string[]]) => tables.cards[names[0]].value
  for (const [group, names] of Object.entries(tables.groups).sort((a, b) => worth(b) - worth(a))) {
    if (without(names, rest).length) continue
    const mine = rest.filter((name) => names.includes(name))
    rest = rest.filter((name) => !names.includes(name))
    found.push({ group, piles: piles(tables, mine) })
  }
  if (rest.length) found.unshift({ group: null, piles: piles(tables, rest) })
  return found
}
