// What the prompt bar and the dock offer of a question: what goes on, choices, what loses something, refusals.
import { untrack } from 'svelte'
import type { Host, Offer } from '$lib/host.svelte'
import { Slots } from '$lib/slots'

/** One for each bar; made while its component is. */
export class Answers {
  readonly #host: Host
  /** As many choices as fit beside each other; the list has all. */
  readonly #most: number
  /** A button that has gone leaves its place empty while the decision lasts, as long as all of them fit. */
  readonly #slots = new Slots<Offer>()
  /** What could be declined at last in this decision: its place stays free while nothing can be. */
  #leaves = $state.raw<{ decision: number; offers: readonly Offer[] }>({ decision: -1, offers: [] })

  constructor(host: Host, most: number) {
    this.#host = host
    this.#most = most
    $effect.pre(() => {
      const [decision, offers] = [host.frame.seq, [...this.refusals, ...this.warned]]
      if (offers.length || decision !== untrack(() => this.#leaves.decision))
        this.#leaves = { decision, offers }
    })
  }

  readonly mine = $derived.by(() => !!this.#host.prompt?.choices.length && !this.#host.replaying)
  readonly only = $derived.by(() => {
    const { offers, loose } = this.#host
    return offers.length === 1 && loose.length === 1 && !loose[0].warning ? loose[0] : null
  })
  /** The only choice is what goes on; but if it stood among others in this decision, it stays where it was. */
  readonly main = $derived.by(
    () =>
      this.#host.offers.find((one) => one.role === 'main') ??
      (this.only && !this.#slots.has(this.#host.frame.seq, this.only.text) ? this.only : null),
  )
  readonly #rest = $derived.by(() => this.#host.offers.filter((one) => one !== this.main))
  readonly warned = $derived.by(() => this.#rest.filter((one) => one.warning))
  readonly refusals = $derived.by(() => this.#rest.filter((one) => one.role === 'refusal' && !one.warning))
  readonly #good = $derived.by(() => this.#rest.filter((one) => one.role !== 'refusal' && !one.warning))
  readonly asked = $derived.by(() => this.#good.filter((one) => this.#host.loose.includes(one)))
  /** Few choices are all buttons; of many, those that no part of the board offers, and the best. */
  readonly others = $derived.by((): readonly Offer[] => {
    const [good, asked] = [this.#good, this.asked]
    if (good.length <= this.#most) return good
    const worthy = good
      .filter((one) => one.worth > 0 && !asked.includes(one))
      .sort((a, b) => b.worth - a.worth)
    const best = worthy.slice(0, Math.max(0, this.#most - asked.length))
    return good.filter((one) => asked.includes(one) || best.includes(one))
  })
  readonly few = $derived.by(() => this.others.length <= this.#most)
  readonly buttons = $derived.by(() => {
    const places = this.#slots.next(
      this.#host.frame.seq,
      this.others.map((one) => [one.text, one]),
    )
    const last = places.findLastIndex(({ here }) => here)
    const fit = places.length + this.freed.length <= this.#most
    return fit ? places.slice(0, last + 1) : places.filter(({ here }) => here)
  })
  readonly freed = $derived.by(() =>
    this.mine && !this.refusals.length && !this.warned.length ? this.#leaves.offers : [],
  )
}
