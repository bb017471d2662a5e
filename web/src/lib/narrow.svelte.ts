// How much room the window has.
class Room {
  #query: MediaQueryList
  now: boolean

  constructor(query: string) {
    this.#query = matchMedia(query)
    this.now = $state(this.#query.matches)
    this.#query.addEventListener('change', () => (this.now = this.#query.matches))
  }
}

/** A phone's: the prompt bar then stands at its foot. */
export const narrow = new Room('(max-width: 820px)')
/** A desk's: the whole table is in sight, without scrolling. */
export const desk = new Room('(min-width: 1240px) and (min-height: 640px)')
