// Which piece is which from view to view, so that it can be seen to travel. Views name kinds and count them; two alike are told
// apart here, by where they were: what stays keeps its key, what is gone from one place is what came to another. Pure, for all
// boards: the pieces of a view follow from those of the view before.

/** Kinds by place: { 'quarry:2': ['brick-3-1'] }. Earlier places have the first choice of what moved. */
export type Places = Readonly<Record<string, readonly string[]>>
/** Keys by place, in the order of the kinds there. */
export type Keys = Record<string, string[]>

export interface Pieces {
  readonly keys: Keys
  /** Where a piece was in the view before; a piece that came into sight is not in it. */
  readonly was: ReadonlyMap<string, string>
  /** What is in sight no more, and the place it left. */
  readonly left: readonly { key: string; kind: string; place: string }[]
  readonly kinds: Places
  /** The next number to give. */
  readonly next: number
}

export interface Rules {
  /** Where things that lay in a place lie now by themselves: a wheel was turned. */
  carried?: (place: string) => string
  /** Whether a piece can have gone from one place to another; otherwise it is a new one. */
  may?: (from: string, to: string) => boolean
}

export const NO_PIECES: Pieces = { keys: {}, was: new Map(), left: [], kinds: {}, next: 0 }

interface Seen {
  key: string
  kind: string
  was: string
  place: string
}

export function follow(before: Pieces, kinds: Places, rules: Rules = {}): Pieces {
  const free = new Map<string, Seen[]>()
  for (const [was, here] of Object.entries(before.kinds))
    here.forEach((kind, i) => {
      const seen = { key: before.keys[was][i], kind, was, place: rules.carried?.(was) ?? was }
      free.set(kind, [...(free.get(kind) ?? []), seen])
    })
  const keys: Keys = {}
  const was = new Map<string, string>()
  /** Gives a spot the first free piece that fits. */
  const claim = (place: string, index: number, fits: (seen: Seen) => boolean): boolean => {
    const pool = free.get(kinds[place][index]) ?? []
    const at = pool.findIndex(fits)
    if (at < 0) return false
    const [seen] = pool.splice(at, 1)
    keys[place][index] = seen.key
    was.set(seen.key, seen.was)
    return true
  }
  const open: [place: string, index: number][] = []
  for (const [place, here] of Object.entries(kinds)) {
    keys[place] = Array<string>(here.length)
    here.forEach((_, index) => {
      if (!claim(place, index, (seen) => seen.place === place)) open.push([place, index])
    })
  }
  let { next } = before
  for (const [place, index] of open)
    if (!claim(place, index, (seen) => rules.may?.(seen.was, place) ?? true))
      keys[place][index] = `${kinds[place][index]}#${next++}`
  const left = [...free.values()].flat().map(({ key, kind, was: place }) => ({ key, kind, place }))
  return { keys, was, left, kinds, next }
}
