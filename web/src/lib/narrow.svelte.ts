// How much room the window has. Style sheets ask the same queries in the same words; narrow.test.ts compares them.

/** A phone's, upright or lying. */
export const SMALL = '(max-width: 820px), (max-height: 500px)'
/** A phone's, lying: the decision stands beside the board. */
export const LYING = '(max-height: 500px) and (min-width: 560px)'
/** A desk's: the whole table is in sight, without scrolling. */
export const DESK = '(min-width: 1240px) and (min-height: 640px)'

class Room {
  now: boolean

  constructor(query: string) {
    // where nothing is drawn there is no window to ask
    const asked = globalThis.matchMedia?.(query)
    this.now = $state(asked?.matches ?? false)
    asked?.addEventListener('change', () => (this.now = asked.matches))
  }
}

export const narrow = new Room(SMALL)
export const lying = new Room(LYING)
export const desk = new Room(DESK)
