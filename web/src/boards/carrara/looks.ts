// The names of Carrara's tokens in the order in which they are drawn, and how stones and banners look. What is printed on
// them comes from the server (`tables`).
import type { City, Colour, Field, Gain, Tables, Thing, Type } from './view'

export const COLOURS = [
  'white',
  'yellow',
  'red',
  'green',
  'blue',
  'black',
] as const satisfies readonly Colour[]
export const SEGMENTS = ['I', 'II', 'III', 'IV', 'V', 'VI'] as const
export const CITIES = [
  'livorno',
  'pisa',
  'lucca',
  'viareggio',
  'massa',
  'lerici',
] as const satisfies readonly City[]
export const TYPES = [
  'library',
  'cathedral',
  'palace',
  'gate',
  'castle',
  'villa',
] as const satisfies readonly Type[]
export const THINGS = ['book', 'chalice', 'crown', 'key', 'flag', 'arms'] as const satisfies readonly Thing[]
export const FIELDS = [...CITIES, 'city-buildings', 'country-buildings'] as const satisfies readonly Field[]

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

/** What a field brings: as printed, or as the upgrader laid on it says. */
export const yieldOf = (tables: Tables, field: Field, upgraded: readonly Field[]): Gain =>
  (upgraded.includes(field) ? tables.upgraders : tables.yields)[field]
