// What a view says in words, field by field: the page's form of the terminal's plain board. A field is called
// <game>-view-<field>, or <game>-seat-<field> if it is a list with an entry for each seat; one without such a message is
// not shown.
import { idOf } from '$lib/games.svelte'

/** A value to read, with the part of the board it is, if somebody is asked about it. */
export interface Value {
  text: string
  part: string | null
}

export interface Field {
  name: string
  label: string
  /** Empty: nothing there. */
  values: Value[]
}

interface Words {
  has(key: string): boolean
  text(key: string): string
}

export interface Fields {
  shared: Field[]
  /** By seat. */
  seats: Field[][]
}

/**
 * The fields of a view. A part of the prompt ("hand:12") is the value 12 of the field `hand` or `hands`; of a list with an
 * entry for each seat, it is the reader's own.
 */
export function fields(
  view: Record<string, unknown>,
  words: Words,
  parts: Iterable<string>,
  me: number,
): Fields {
  const game = idOf(String(view.game))
  const known = new Set(parts)
  const read = (name: string, key: string, value: unknown, mine: boolean): Field => ({
    name,
    label: words.text(key),
    values: listed(value).map((text) => ({
      text: text.replace(/^-(?=\d)/, '−'),
      part:
        (mine && [`${name}:${text}`, `${name.replace(/s$/, '')}:${text}`].find((p) => known.has(p))) || null,
    })),
  })
  const found: Fields = { shared: [], seats: Array.from({ length: Number(view.players) }, () => []) }
  for (const [name, value] of Object.entries(view)) {
    const [one, each] = [`${game}-view-${name}`, `${game}-seat-${name}`]
    if (words.has(one)) found.shared.push(read(name, one, value, true))
    else if (words.has(each) && Array.isArray(value))
      value.forEach((its, seat) => found.seats[seat]?.push(read(name, each, its, seat === me)))
  }
  return found
}

/** A value as texts; nothing, and what the reader may not know, is an empty list. */
function listed(value: unknown): string[] {
  if (value === null || value === undefined) return []
  if (Array.isArray(value)) return value.flatMap(listed)
  if (typeof value === 'object')
    return Object.entries(value).map(([key, its]) => [key, ...listed(its)].join(' '))
  return [String(value)]
}
