// The nouns of Carrara in the reader's language, and what is said about each piece when it is pointed at.
import type { BoardContext } from '$lib/board'
import { SEGMENTS, yieldOf } from './looks'
import type { CarraraView, City, Colour, Field, Gain, Scoring, Tables, Thing } from './view'

export type Context = BoardContext<CarraraView, Tables>

export const stoneName = (c: Context, colour: Colour): string =>
  c.t({ key: 'carrara-stone', args: { colour } })
export const cityName = (c: Context, city: City): string => c.t({ key: 'carrara-city', args: { city } })
export const thingName = (c: Context, object: Thing): string =>
  c.t({ key: 'carrara-object', args: { object } })
export const scoringName = (c: Context, what: Scoring): string =>
  c.t({ key: 'carrara-scoring', args: { what } })
export const buildingName = (c: Context, name: string): string => {
  const { type, cost } = c.tables.buildings[name]
  return c.t({ key: 'carrara-building', args: { type, cost } })
}
/** Without the cost, which stands beside it. */
export const typeName = (c: Context, name: string): string =>
  c.tr('page-carrara-type', { type: c.tables.buildings[name].type })
export const seatName = (c: Context, seat: number): string => c.players[seat]?.name ?? ''
/** "3 coins", "1 coin and 3 points". */
export function yieldWords(c: Context, { coins, points }: Gain): string {
  const words = [
    ...(coins ? [c.t({ key: 'carrara-gain-coins', args: { n: coins } })] : []),
    ...(points ? [c.t({ key: 'carrara-gain-points', args: { n: points } })] : []),
  ]
  return words.join(' + ')
}

// ---- what a piece is

export function aboutStones(c: Context, segment: number, colour: Colour): string {
  return c.tr('page-carrara-about-stone', {
    price: c.tables.prices[segment][colour],
    segment: SEGMENTS[segment],
  })
}
export function aboutBuilding(c: Context, name: string): string {
  const { type, cost, country, great } = c.tables.buildings[name]
  const object = thingName(c, c.tables.objects[type])
  return c.tr(great ? 'page-carrara-about-great' : 'page-carrara-about-building', {
    cost,
    object,
    country: country ? 'yes' : 'no',
  })
}
export function aboutCity(c: Context, city: City, upgraded: readonly Field[]): string {
  const gain = yieldWords(c, yieldOf(c.tables, city, upgraded))
  return c.tr('page-carrara-about-city', { gain, needed: c.tables.needed[city] })
}
export function aboutScoring(c: Context, what: Scoring, upgraded: readonly Field[]): string {
  if (what === 'city-buildings' || what === 'country-buildings')
    return c.tr('page-carrara-about-field', {
      gain: yieldWords(c, yieldOf(c.tables, what, upgraded)),
    })
  if (what in c.view.seats[0].cities) return aboutCity(c, what as City, upgraded)
  return c.tr('page-carrara-about-type')
}
