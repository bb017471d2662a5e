// A player's street as it is asked about: the palaces with what they count, where a tile may go, what a renovation plans.
import type { BoardContext } from '$lib/board'
import { planned, standing, type Plan } from './palace'
import type { PalazzoView, Worth } from './view'

export interface House {
  number: number
  tiles: readonly string[]
  worth: Worth
  /** What would stand here; and the part that it is, if it may be chosen. */
  ghost: string | null
  ghostPart: string
  /** The floor that a renovation takes out. */
  leaving: number | null
}

export interface Street {
  houses: House[]
  plan: Plan | null
  /** The part of the ground: where a palace is founded, and what is renovated. */
  plot: string
  founding: boolean
}

export function street({ view, at }: Pick<BoardContext<PalazzoView>, 'view' | 'at'>, seat: number): Street {
  const mine = view.seats[seat]
  const plan = planned(view.actor === seat ? view.draft : null, mine.palaces)
  const moving =
    view.phase === 'placing' && view.actor === seat
      ? view.tile
      : view.phase === 'inserting'
        ? (plan?.tile ?? null)
        : null
  const plot = `palaces:${seat}`
  return {
    plan,
    plot,
    founding: view.phase === 'placing' && at(plot).length > 0,
    houses: standing(mine.palaces).map(({ number, tiles }) => {
      const part = `palace:${seat}:${number + 1}`
      const may = moving !== null && at(part).length > 0
      return {
        number,
        tiles,
        worth: mine.worth[number],
        ghost: may ? moving : plan?.to === number ? plan.tile : null,
        ghostPart: may ? part : '',
        leaving: plan?.palace === number ? plan.floor : null,
      }
    }),
  }
}
