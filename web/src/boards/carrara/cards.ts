// What the open cards count, for the pictures on them: which of a player's pieces each is about. What it counts, points and conditions come from the server.
import { CITIES } from './looks'
import type { CardColour, CarraraView, City, SeatView, Tables, Thing } from './view'

export type Picture =
  | { kind: 'things'; things: Partial<Record<Thing, number>> | null }
  | { kind: 'buildings'; names: string[] }
  | { kind: 'couples'; city: string[]; country: string[] }
  | { kind: 'cities'; cities: { city: City; count: number; on: boolean }[] }
  | { kind: 'markers'; count: number }
  | { kind: 'coins' | 'points'; count: number | null }

/** The rule that explains a card: the clause number is the card's number. */
export const CLAUSES: Record<CardColour, number> = { brown: 8, purple: 9, grey: 10, green: 11 }

/** What the server says a card counts, filled with what a seat has of it. */
export function pictureOf(tables: Tables, view: CarraraView, colour: CardColour, seat: SeatView): Picture {
  const { what, buildings, least } = tables.cards[colour][view.cards[colour]]
  const cities = (count: (city: City) => number, on: (city: City) => boolean): Picture => ({
    kind: 'cities',
    cities: CITIES.map((city) => ({ city, count: count(city), on: on(city) })),
  })
  const standing = (city: City) => seat.cities[city].length
  const scored = (city: City) => seat.scored.includes(city)
  const all = CITIES.flatMap((city) => seat.cities[city])
  switch (what) {
    case 'things':
      return { kind: 'things', things: seat.screen ? tally(seat.screen.objects) : null }
    case 'markers':
      return { kind: 'markers', count: seat.scored.length }
    case 'coins':
      return { kind: 'coins', count: seat.screen?.coins ?? null }
    case 'points':
      return { kind: 'points', count: seat.points }
    case 'scored':
      return cities((city) => Number(scored(city)), scored)
    case 'cities':
      return cities(standing, (city) => standing(city) >= least)
    case 'costs':
      return cities(
        (city) => costOf(tables, seat.cities[city]),
        (city) => standing(city) > 0,
      )
    case 'couples': {
      const country = all.filter((name) => tables.buildings[name].country)
      return { kind: 'couples', city: all.filter((name) => !country.includes(name)), country }
    }
    case 'buildings':
      return { kind: 'buildings', names: all.filter((name) => buildings?.includes(name) ?? true) }
  }
}

export function tally<T extends string>(list: readonly T[]): Partial<Record<T, number>> {
  const counts: Partial<Record<T, number>> = {}
  for (const one of list) counts[one] = (counts[one] ?? 0) + 1
  return counts
}
/** What buildings cost together. */
export const costOf = (tables: Tables, names: readonly string[]): number =>
  names.reduce((sum, name) => sum + tables.buildings[name].cost, 0)
