// What keeps its place within a decision: a piece that is laid or taken leaves an empty slot behind, so that nothing else moves
// until the turn is over. A decision is everything a seat does up to the barrier; its number is `decision` of the board's context.

/** Remembers something for as long as a decision lasts. */
export class Kept<T> {
  #decision: number | null = null
  #value: T | undefined

  /** What was kept of this decision, if anything. */
  of(decision: number): T | undefined {
    return decision === this.#decision ? this.#value : undefined
  }

  /** What was kept of this decision, or what `make` makes of it. */
  next(decision: number, make: (kept: T | undefined) => T): T {
    this.#value = make(this.of(decision))
    this.#decision = decision
    return this.#value
  }
}

export interface Slot<P> {
  key: string
  piece: P
  /** The piece lies there; else it has left the slot empty. */
  here: boolean
  /** It came while the decision was made. */
  late: boolean
}

/** Slots for pieces by key: those of the decision's beginning in their order, then whatever came since. */
export class Slots<P> {
  #kept = new Kept<{ all: Map<string, P>; first: number }>()

  /** Whether a piece has had a slot in this decision. */
  has(decision: number, key: string): boolean {
    return !!this.#kept.of(decision)?.all.has(key)
  }

  next(decision: number, pieces: readonly (readonly [key: string, piece: P])[]): Slot<P>[] {
    const now = new Set(pieces.map(([key]) => key))
    const { all, first } = this.#kept.next(decision, (kept) => ({
      all: new Map([...(kept?.all ?? []), ...pieces]),
      first: kept?.first ?? pieces.length,
    }))
    return [...all].map(([key, piece], i) => ({ key, piece, here: now.has(key), late: i >= first }))
  }
}
