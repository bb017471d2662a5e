// What differs between two positions, as part ids: outlined after the others have moved. And small facts read off a view.
import { CITIES, SEGMENTS } from './looks'
import { turnedBy } from './trace'
import type { CarraraView, City, Scoring } from './view'

export function changed(before: CarraraView, now: CarraraView): string[] {
  return [...newStones(before, now), ...newBuildings(before, now), ...newScorings(before, now)]
}

/** Stones that came onto the wheel; those that were only turned with it are the same. */
function newStones(before: CarraraView, now: CarraraView): string[] {
  const turn = turnedBy(before.wheel, now.wheel)
  return now.wheel.flatMap((stones, segment) => {
    const old = [...before.wheel[(segment - turn + 6) % 6]]
    const fresh = stones.filter((colour) => {
      const at = old.indexOf(colour)
      if (at >= 0) old.splice(at, 1)
      return at < 0
    })
    return [...new Set(fresh)].map((colour) => `wheel:${SEGMENTS[segment]}:${colour}`)
  })
}

function newBuildings(before: CarraraView, now: CarraraView): string[] {
  const offered = now.face_up
    .filter((name) => !before.face_up.includes(name))
    .map((name) => `building:${name}`)
  const built = now.seats.flatMap((seat, number) =>
    CITIES.flatMap((city) =>
      seat.cities[city]
        .filter((name) => !before.seats[number].cities[city].includes(name))
        .map((name) => `board:${number}:${name}`),
    ),
  )
  return [...offered, ...built]
}

function newScorings(before: CarraraView, now: CarraraView): string[] {
  return now.seats.flatMap((seat, number) =>
    seat.scored
      .filter((what) => !before.seats[number].scored.includes(what))
      .map((what) => `score:${number}:${what}`),
  )
}

/** The seats that have scored something, in seat order. */
export function scoredBy(view: CarraraView, what: Scoring): number[] {
  return view.seats.flatMap((seat, number) => (seat.scored.includes(what) ? [number] : []))
}
/** The seat that scored a city; each is scored once, by one player (CA-3.10). */
export const cityScorer = (view: CarraraView, city: City): number | null => scoredBy(view, city)[0] ?? null

/** Who owns a building, or null while it is on offer, to come or gone. */
export function ownerOf(view: CarraraView, name: string): number | null {
  const seat = view.seats.findIndex((one) => CITIES.some((city) => one.cities[city].includes(name)))
  return seat < 0 ? null : seat
}
export const expanded = (view: CarraraView): boolean => view.options.expansion !== 'off'
