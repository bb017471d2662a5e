// Money cards: names taken apart, their look, and how a hand and a bid are laid out.
import { rosette } from './defs'

export const CURRENCIES = ['red', 'brown', 'grey'] as const
export type Currency = (typeof CURRENCIES)[number]

/** A card's kind: a banknote of a currency, a certificate of 2, or the auctioneer's certificate of 3. */
export interface Card {
  name: string
  currency: Currency | null
  value: number
}

/** The auctioneer's opening bid: in no hand, and in no list the server sends. */
export const OPENING = 'certificate3'

export function card(name: string): Card {
  if (name === 'certificate') return { name, currency: null, value: 2 }
  if (name === OPENING) return { name, currency: null, value: 3 }
  return { name, currency: name.slice(0, -1) as Currency, value: Number(name.at(-1)) }
}

export interface Note {
  paper: string
  ink: string
  coin: [string, string, string]
  rosette: string
  letter: string
}

export const NOTES: Record<Currency, Note> = {
  red: {
    paper: '#f6dccf',
    ink: '#8f2a1f',
    coin: ['#f0b8a4', '#c25442', '#8e2f24'],
    rosette: rosette(10, 4, 6),
    letter: 'R',
  },
  brown: {
    paper: '#ecd7b6',
    ink: '#5f3a16',
    coin: ['#e8c394', '#a8713a', '#6f4318'],
    rosette: rosette(6, 5, 7),
    letter: 'B',
  },
  grey: {
    paper: '#e6e8ea',
    ink: '#3d454e',
    coin: ['#eef0f2', '#a3abb3', '#646d76'],
    rosette: rosette(16, 2, 6.5),
    letter: 'G',
  },
}

/** The cards of a group: `trio4` is a 4 of each currency, `trio2` three certificates. */
export function groupCards(group: string): string[] {
  const value = group.slice(4)
  return value === '2'
    ? ['certificate', 'certificate', 'certificate']
    : CURRENCIES.map((currency) => `${currency}${value}`)
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

export function laid(cards: readonly string[], groups: readonly string[]): Laid {
  return { groups: [...groups], loose: without(cards, groups.flatMap(groupCards)) }
}

/** Equal cards lie on one another. */
export interface Pile {
  name: string
  count: number
}

export function piles(cards: readonly string[]): Pile[] {
  const counts = new Map<string, number>()
  for (const name of cards) counts.set(name, (counts.get(name) ?? 0) + 1)
  return [...counts].map(([name, count]) => ({ name, count })).sort((a, b) => order(a.name) - order(b.name))
}

/** By currency, then value; certificates last. */
function order(name: string): number {
  const { currency, value } = card(name)
  return (currency ? CURRENCIES.indexOf(currency) : CURRENCIES.length) * 10 + value
}

/** A hand in clusters: the cards of every group it holds side by side, then all others. */
export interface Cluster {
  group: string | null
  piles: Pile[]
}

export function clusters(hand: readonly string[]): Cluster[] {
  const found: Cluster[] = []
  let rest = [...hand]
  for (const value of [7, 6, 5, 4, 3]) {
    const names = CURRENCIES.map((currency) => `${currency}${value}`)
    if (!names.every((name) => rest.includes(name))) continue
    const mine = rest.filter((name) => names.includes(name))
    rest = rest.filter((name) => !names.includes(name))
    found.push({ group: `trio${value}`, piles: piles(mine) })
  }
  const certificates = rest.filter((name) => name === 'certificate')
  if (certificates.length >= 3) {
    rest = rest.filter((name) => name !== 'certificate')
    found.push({ group: 'trio2', piles: piles(certificates) })
  }
  if (rest.length) found.unshift({ group: null, piles: piles(rest) })
  return found
}
