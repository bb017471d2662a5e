import { expect, it } from 'vitest'
import { inFrontSince } from './decided'

it('finds since when the winner was in front for good', () => {
  const points = [
    [0, 0],
    [3, 0],
    [3, 5],
    [6, 5],
    [7, 5],
  ]
  expect(inFrontSince(points, 0)).toBe(3)
})

it('says nothing where the last count decided, or nobody was ever alone in front', () => {
  expect(
    inFrontSince(
      [
        [0, 0],
        [1, 4],
        [2, 2],
      ],
      0,
    ),
  ).toBeNull()
  expect(inFrontSince([], 0)).toBeNull()
})
