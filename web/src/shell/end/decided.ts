// When a game was decided, and by what: since when its winner was in front for good, and which line of the accounts made the
// difference.
import type { AccountLine } from '$lib/protocol'

export interface Decider {
  what: AccountLine['what']
  own: number
  /** What the other has for the same; null where there is nothing to compare it with. */
  other: number | null
}

/** The position from which a seat had more than everybody else until the end; null if only the last count said so. */
export function inFrontSince(points: readonly (readonly number[])[], winner: number): number | null {
  let since: number | null = null
  for (let at = points.length - 1; at > 0; at--) {
    const behind = points[at].some((one, seat) => seat !== winner && one >= points[at][winner])
    if (behind) break
    since = at
  }
  return since
}

/** The line of the winner's account that the next one lacks most; null if there is none. */
export function decider(own: readonly AccountLine[], other: readonly AccountLine[]): Decider | null {
  const [mine, theirs] = [addedUp(own), addedUp(other)]
  const alone = (lines: readonly AccountLine[], key: string) => {
    const found = lines.filter(({ what }) => what.key === key)
    return found.length === 1 ? found[0] : null
  }
  const by = mine.map((line): Decider => {
    const same = theirs.find(({ what }) => nameOf(what) === nameOf(line.what))
    const like = alone(mine, line.what.key) && alone(theirs, line.what.key)
    return { what: line.what, own: line.points, other: (same ?? like)?.points ?? null }
  })
  const gain = ({ own: points, other: against }: Decider) => points - (against ?? 0)
  const most = by.reduce<Decider | null>((best, one) => (best && gain(best) >= gain(one) ? best : one), null)
  return most && gain(most) > 0 ? most : null
}

const nameOf = (what: AccountLine['what']) => JSON.stringify(what)

function addedUp(lines: readonly AccountLine[]): AccountLine[] {
  const sums = new Map<string, AccountLine>()
  for (const line of lines) {
    const points = (sums.get(nameOf(line.what))?.points ?? 0) + line.points
    sums.set(nameOf(line.what), { ...line, points })
  }
  return [...sums.values()]
}
