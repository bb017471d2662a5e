// When a game was decided: since when its winner was in front for good.

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
