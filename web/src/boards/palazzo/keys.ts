// Keeps the identity of pieces between frames, so that they can be seen to travel. The server names kinds, not pieces: two alike
// tiles or cards are told apart here, by where they were.

/** Kinds by place: { 'quarry:2': ['brick-3-1'] }. */
export type Places = Record<string, readonly string[]>
/** Keys by place, in the order of the kinds there. */
export type Keys = Record<string, string[]>

interface Seen {
  place: string
  key: string
}

export class PieceKeys {
  #last = new Map<string, Seen[]>()
  #made = 0

  /** The keys of all pieces. What stayed keeps its key, what is gone from one place is what came to another. */
  next(places: Places): Keys {
    const wanted = new Map<string, { place: string; index: number }[]>()
    const keys: Keys = {}
    for (const [place, kinds] of Object.entries(places)) {
      keys[place] = Array(kinds.length)
      kinds.forEach((kind, index) => wanted.set(kind, [...(wanted.get(kind) ?? []), { place, index }]))
    }
    const now = new Map<string, Seen[]>()
    for (const [kind, spots] of wanted) {
      const before = [...(this.#last.get(kind) ?? [])]
      const moved = spots.filter(({ place, index }) => {
        const at = before.findIndex((seen) => seen.place === place)
        if (at < 0) return true
        keys[place][index] = before.splice(at, 1)[0].key
        return false
      })
      for (const { place, index } of moved)
        keys[place][index] = before.shift()?.key ?? `${kind}#${this.#made++}`
      now.set(
        kind,
        spots.map(({ place, index }) => ({ place, key: keys[place][index] })),
      )
    }
    this.#last = now
    return keys
  }
}
