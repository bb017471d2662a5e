import { expect, test } from 'vitest'
import { edited } from './change'
import type { View } from './protocol'

test('a change sets, replaces and takes out, and leaves the view before alone', () => {
  const before = { phase: 'a', seats: [{ points: 1 }, { points: 2 }], gone: true } as unknown as View
  const after = edited(before, [
    { path: ['gone'] },
    { path: ['seats', 1, 'points'], value: 3 },
    { path: ['new'], value: null },
  ]) as unknown as { seats: unknown[] }
  expect(after).toEqual({ phase: 'a', seats: [{ points: 1 }, { points: 3 }], new: null })
  expect(before).toEqual({ phase: 'a', seats: [{ points: 1 }, { points: 2 }], gone: true })
  expect(after.seats[0]).toBe((before as unknown as { seats: unknown[] }).seats[0])
})

test('an empty path sets the whole view', () => {
  expect(edited(null, [{ path: [], value: { phase: 'b' } }])).toEqual({ phase: 'b' })
})
