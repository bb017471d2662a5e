// Whether the window is a phone's: the prompt bar then stands at its foot.
class Narrow {
  #query = matchMedia('(max-width: 820px)')
  now = $state(this.#query.matches)

  constructor() {
    this.#query.addEventListener('change', () => (this.now = this.#query.matches))
  }
}

export const narrow = new Narrow()
