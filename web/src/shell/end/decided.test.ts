import { expect, it } from 'vitest'
import { decider, inFrontSince } from './decided'

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

const line = (key: string, points: number, args = {}) => ({ what: { key, args }, points })

it('names the line of the account that made the difference', () => {
  const own = [line('track', 10), line('objects', 27, { objects: 9 }), line('announcement', 5)]
  const other = [line('track', 3), line('objects', 33, { objects: 11 })]
  expect(decider(own, other)).toMatchObject({ what: { key: 'track' }, own: 10, other: 3 })
  // several of a kind are compared only with the very same
  const palaces = [line('palace', 22, { number: 2 }), line('palace', 9, { number: 1 })]
  const others = [line('palace', 14, { number: 1 }), line('palace', 12, { number: 3 })]
  expect(decider(palaces, others)).toMatchObject({ what: { args: { number: 2 } }, own: 22, other: null })
  // equal lines count together
  const feasts = [line('majority', 4), line('feast', 3), line('feast', 3)]
  expect(decider(feasts, [])).toMatchObject({ what: { key: 'feast' }, own: 6 })
  expect(decider([line('track', 3)], [line('track', 3)])).toBeNull()
  expect(decider([], [])).toBeNull()
})
