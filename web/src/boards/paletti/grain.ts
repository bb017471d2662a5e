// How fine the palace is drawn while it moves: a machine that cannot keep up draws fewer pixels rather than fewer pictures.
/** Parts of the pixels across that are drawn, from all to the coarsest. */
export const GRAINS = [1, 0.75, 0.5] as const
/** Pixels across that are always drawn, or the symbols on the columns could not be told apart. */
const LEGIBLE = 420
/** Milliseconds between two pictures that are still a movement. */
const SMOOTH = 40
/** So many pictures are judged together: one that was late says nothing. */
const JUDGED = 8
/** A longer gap is a tab that slept, not a picture that took so long. */
const ASLEEP = 1000

export class Grain {
  #step = 0
  #last = 0
  #gaps: number[] = []

  /** The part to be drawn of so many pixels across. */
  part(across: number): number {
    return Math.max(GRAINS[this.#step], Math.min(1, LEGIBLE / across))
  }

  /** A movement begins: one step finer than the last one ended, since the machine may have been busy. */
  begin(): void {
    this.#step = Math.max(0, this.#step - 1)
    this.#gaps = []
  }

  /** A picture was drawn at this time (in ms); whether the next ones are to be coarser. */
  drawn(now: number): boolean {
    const gap = now - this.#last
    this.#last = now
    if (gap > ASLEEP) return false
    this.#gaps.push(gap)
    if (this.#gaps.length < JUDGED) return false
    const late = this.#gaps.filter((one) => one > SMOOTH).length > JUDGED / 2
    this.#gaps = []
    if (!late || this.#step === GRAINS.length - 1) return false
    this.#step++
    return true
  }
}
