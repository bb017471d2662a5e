import { expect, test } from 'vitest'
import { Slots } from './slots'

const pieces = (...keys: string[]) => keys.map((key) => [key, key.toUpperCase()] as const)
const shown = (slots: { key: string; here: boolean }[]) =>
  slots.map(({ key, here }) => (here ? key : `(${key})`)).join(' ')

test('a piece that is taken leaves its slot, and comes back to it', () => {
  const slots = new Slots<string>()
  expect(shown(slots.next(7, pieces('a', 'b', 'c')))).toBe('a b c')
  expect(shown(slots.next(7, pieces('a', 'c')))).toBe('a (b) c')
  expect(shown(slots.next(7, pieces('a', 'c', 'd')))).toBe('a (b) c d')
  expect(shown(slots.next(7, pieces('a', 'b', 'c')))).toBe('a b c (d)')
})

test('the next decision closes the ranks', () => {
  const slots = new Slots<string>()
  slots.next(7, pieces('a', 'b', 'c'))
  expect(shown(slots.next(8, pieces('c', 'a')))).toBe('c a')
})

test('what came meanwhile is told from what was there', () => {
  const slots = new Slots<string>()
  slots.next(7, pieces('a'))
  expect(slots.next(7, pieces('b', 'a')).map(({ late }) => late)).toEqual([false, true])
})

test('a decision knows what has stood in it', () => {
  const slots = new Slots<string>()
  expect(slots.has(7, 'a')).toBe(false)
  slots.next(7, pieces('a', 'b'))
  slots.next(7, pieces('b'))
  expect(slots.has(7, 'a')).toBe(true)
  expect(slots.has(8, 'a')).toBe(false)
})
