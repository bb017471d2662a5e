// What the open cards count, for the pictures on them: which of a player's pieces each is about. Points and conditions come from the server.
import { building, CITIES, type City, type Thing } from './printed'
import type { CardColour, CarraraView, SeatView } from './view'

export type Picture =
  | { kind: 'things'; things: Partial<Record<Thing, number>> | null }
  | { kind: 'buildings'; names: string[] }
  | { kind: 'couples'; city: string[]; country: string[] }
  | { kind: 'cities'; cities: { city: City; count: number; on: boolean }[] }
  | { kind: 'markers'; count: number }
  | { kind: 'coins' | 'points'; count: number | null }

/** The rule that explains a card: the clause number is the card's number. */
export const CLAUSES: Record<CardColour, number> = { brown: 8, purple: 9, grey: 10, green: 11 }

export function pictureOf(view: CarraraView, colour: CardColour, seat: SeatView): Picture {
  const card = view.cards[colour]
  const all = CITIES.flatMap((city) => seat.cities[city]).map(building)
  const names = (which: (one: (typeof all)[number]) => boolean) => all.filter(which).map((one) => one.name)
  const perCity = (least: number): Picture => ({
    kind: 'cities',
    cities: CITIES.map((city) => ({
      city,
      count: seat.cities[city].length,
      on: seat.cities[city].length >= least,
    })),
  })
  if (colour === 'purple') return { kind: 'things', things: seat.screen ? tally(seat.screen.objects) : null }
  if (colour === 'brown') {
    if (card === 1) return { kind: 'markers', count: seat.scored.length }
    if (card === 2) return { kind: 'buildings', names: names((one) => one.cost >= 5) }
    if (card === 3)
      return {
        kind: 'cities',
        cities: CITIES.map((city) => ({
          city,
          count: seat.scored.includes(city) ? 1 : 0,
          on: seat.scored.includes(city),
        })),
      }
    if (card === 4) return { kind: 'buildings', names: names(() => true) }
    return card === 5
      ? { kind: 'coins', count: seat.screen?.coins ?? null }
      : { kind: 'points', count: seat.points }
  }
  if (colour === 'grey') {
    if (card === 5) return { kind: 'buildings', names: names((one) => one.cost === 8) }
    if (card === 6) return { kind: 'buildings', names: names((one) => one.country) }
    if (card === 7) return { kind: 'buildings', names: names((one) => !one.country) }
    if (card === 9)
      return { kind: 'couples', city: names((one) => !one.country), country: names((one) => one.country) }
    return card === 1 ? { kind: 'buildings', names: names(() => true) } : perCity(card === 8 ? 2 : card)
  }
  const form = view.green_forms[String(card)] ?? ''
  if (!form.startsWith('cities') && form !== 'halves') return { kind: 'buildings', names: names(() => true) }
  return {
    kind: 'cities',
    cities: CITIES.map((city) => ({
      city,
      count: cost(seat.cities[city]),
      on: seat.cities[city].length > 0,
    })),
  }
}

export function tally<T extends string>(list: readonly T[]): Partial<Record<T, number>> {
  const counts: Partial<Record<T, number>> = {}
  for (const one of list) counts[one] = (counts[one] ?? 0) + 1
  return counts
}
const cost = (names: readonly string[]): number => names.reduce((sum, name) => sum + building(name).cost, 0)
