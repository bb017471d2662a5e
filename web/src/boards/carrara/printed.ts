// What is printed on the pieces of Carrara: names of tokens, prices and yields as a player reads them off the board.
export const COLOURS = ['white', 'yellow', 'red', 'green', 'blue', 'black'] as const
export type Colour = (typeof COLOURS)[number]
export const SEGMENTS = ['I', 'II', 'III', 'IV', 'V', 'VI'] as const
export const CITIES = ['livorno', 'pisa', 'lucca', 'viareggio', 'massa', 'lerici'] as const
export type City = (typeof CITIES)[number]
export const TYPES = ['library', 'cathedral', 'palace', 'gate', 'castle', 'villa'] as const
export type Type = (typeof TYPES)[number]
export const THINGS = ['book', 'chalice', 'crown', 'key', 'flag', 'arms'] as const
export type Thing = (typeof THINGS)[number]
export const FIELDS = [...CITIES, 'city-buildings', 'country-buildings'] as const
export type Field = (typeof FIELDS)[number]
export type Scoring = Type | Field
export const MARKERS = 6

/** How a stone looks: body, symbol and letter, veins. */
export interface Look {
  fill: string
  glyph: string
  ink: string
  vein: string
  gleam: string
}
export const LOOKS: Record<Colour, Look> = {
  white: { fill: '#efe8d9', glyph: '#7d6b53', ink: '#fffaf0', vein: '#a89a86', gleam: '#ffffff' },
  yellow: { fill: '#e3b23a', glyph: '#5f4208', ink: '#ffe9a6', vein: '#a8741a', gleam: '#fff0b8' },
  red: { fill: '#b9392f', glyph: '#fdeee0', ink: '#8a2219', vein: '#6e1812', gleam: '#f3b3a0' },
  green: { fill: '#4f8b4b', glyph: '#f1f6e2', ink: '#2c5a2b', vein: '#255026', gleam: '#c3e0b2' },
  blue: { fill: '#2f6fb0', glyph: '#eef5fc', ink: '#1c4c80', vein: '#173f6d', gleam: '#d7b458' },
  black: { fill: '#332d29', glyph: '#f1e8db', ink: '#2b2521', vein: '#0f0c0a', gleam: '#cbb58a' },
}

/** A city's banner has the colour of the cheapest stone it allows; the text on it must be readable. */
export const BANNER_INK: Record<Colour, string> = {
  white: '#2b2118',
  yellow: '#2b2118',
  red: '#fff6ec',
  green: '#fffdf0',
  blue: '#f4f9ff',
  black: '#f6ead6',
}
/** As the stones, green a little darker: small letters stand on it. */
export const BANNER_FILL = Object.fromEntries(
  COLOURS.map((colour) => [colour, colour === 'green' ? '#447c40' : LOOKS[colour].fill]),
) as Record<Colour, string>
export const cityColour = (city: City): Colour => COLOURS[CITIES.indexOf(city)]
/** The stones a city allows: its own colour and everything dearer (CA-1.5). */
export const allowed = (city: City): readonly Colour[] => COLOURS.slice(0, CITIES.indexOf(city) + 1)
/** Buildings that the scoring of a city needs (CA-1.5). */
export const needed = (city: City): number => (CITIES.indexOf(city) < 3 ? 2 : 3)

/** The price printed on a segment (CA-1.4). */
export const price = (colour: Colour, segment: number): number =>
  Math.max(0, 6 - COLOURS.indexOf(colour) - segment)

/** Coins and points a cost point brings, as printed (CA-1.5, CA-5.6). */
const YIELDS: Record<Field, [number, number]> = {
  livorno: [0, 3],
  pisa: [3, 0],
  lucca: [0, 2],
  viareggio: [2, 0],
  massa: [0, 1],
  lerici: [1, 0],
  'city-buildings': [1, 0],
  'country-buildings': [0, 1],
}
/** What a field brings: as printed, or as the upgrader laid on it says. */
export function yieldOf(
  field: Field,
  upgraded: readonly Field[],
  upgraders: Record<Field, [number, number]>,
): [number, number] {
  return upgraded.includes(field) ? upgraders[field] : YIELDS[field]
}

export interface Building {
  name: string
  type: Type
  cost: number
  country: boolean
}
export function building(name: string): Building {
  const [type, cost] = name.split('-') as [Type, string]
  return { name, type, cost: Number(cost), country: type === 'castle' || type === 'villa' }
}
/** The object a building's scoring brings (CA-1.3). */
export const thingOf = (type: Type): Thing => THINGS[TYPES.indexOf(type)]
