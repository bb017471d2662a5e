import { expect, test } from 'vitest'
import { pageFor, pageOf } from './pages'
import type { FirenzeView } from './view'

const at = (phase: string) => ({ phase, turn: 3, back: null, target: 2, owed: 1 }) as unknown as FirenzeView
const choice = (text: string, ...parts: string[]) => ({ text, parts })

test('a part lies on the page of what it belongs to', () => {
  expect(pageOf('tower:0:1', 0)).toBe('site')
  expect(pageOf('tower:1:1', 0)).toBe('others')
  expect(pageOf('store:0:red', 0)).toBeNull()
  expect(pageOf('store:1:red', 0)).toBe('others')
  expect(pageOf('bag:red', 0)).toBe('cards')
})

test('a decision leads to what it is about, not to cards that may be played at any time', () => {
  const raise = choice('raise 1', 'tower:0:1', 'store:0:red')
  expect(pageFor(at('building'), 0, [raise, choice('play mason', 'hand:mason')])).toBe('site')
  expect(pageFor(at('delivering'), 0, [choice('deliver 1', 'tower:0:1', 'commission:red:3')])).toBe('towers')
})

test('bricks that are given lead to where they go', () => {
  const give = choice('lay red', 'store:0:red')
  expect(pageFor(at('paying'), 0, [give])).toBe('row')
  expect(pageFor(at('costing'), 0, [give])).toBe('site')
})
