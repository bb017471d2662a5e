import { describe, expect, it } from 'vitest'
import { arrange, elevation, levels, PALACE_WIDTH, planned, standing } from './palace'
import type { Draft } from './view'

const draft = (plan: string | null, target = -1): Draft => ({
  laid: [],
  trios: [],
  worth: 0,
  currency: null,
  cart: [],
  change: 0,
  plan,
  target,
})

describe('a palace', () => {
  it('shows a ghost between its floors where the tile belongs', () => {
    const seen = levels(['brick-1-1', 'brick-4-2'], 'marble-3-1')
    expect(seen.map(({ floor, state }) => [floor, state])).toEqual([
      [1, 'built'],
      [3, 'ghost'],
      [4, 'built'],
    ])
  })

  it('marks the floor that is about to go', () => {
    expect(levels(['brick-1-1', 'brick-4-2'], null, 4).map(({ state }) => state)).toEqual([
      'built',
      'leaving',
    ])
  })

  it('rises from the ground without gaps', () => {
    const { tops, ground, height } = elevation(3, 48)
    expect([ground, ...tops].map((y, i, all) => (i ? all[i - 1] - y : 72))).toEqual([72, 72, 72, 72])
    expect(tops[2]).toBe(48)
    expect(height).toBeGreaterThan(ground)
  })

  it('reads a planned renovation from the draft', () => {
    const palaces = [['brick-1-1', 'marble-3-2'], ['sandstone-2-1'], ['brick-5-1']]
    expect(planned(draft('extract 1 3'), palaces)).toEqual({
      palace: 0,
      floor: 3,
      tile: 'marble-3-2',
      to: 'new',
    })
    expect(planned(draft('insert 2'), palaces)).toEqual({
      palace: 1,
      floor: 2,
      tile: 'sandstone-2-1',
      to: undefined,
    })
    expect(planned(draft('insert 2', 0), palaces)?.to).toBe(0)
    expect(planned(draft('raze 3'), palaces)).toMatchObject({ tile: 'brick-5-1', to: null })
    expect(planned(draft(null), palaces)).toBeNull()
    expect(planned(null, palaces)).toBeNull()
  })

  it('leaves out free plots but keeps the numbers', () => {
    expect(standing([['brick-1-1'], [], ['brick-2-1']]).map(({ number }) => number)).toEqual([0, 2])
  })
})

describe('a street of small palaces', () => {
  const tall = Array<number>(8).fill(elevation(3, 42).height)

  it('stands in one row in a wide box and in more in a tall one', () => {
    expect(arrange(tall.slice(0, 3), 22, 52, { width: 240, height: 80 }).rowHeights).toHaveLength(1)
    expect(arrange(tall, 22, 52, { width: 240, height: 330 }).rowHeights.length).toBeGreaterThan(1)
  })

  it('has a place for every palace', () => {
    for (const height of [80, 200, 500]) {
      const { columns, rowHeights, width } = arrange(tall, 22, 52, { width: 240, height })
      expect(columns * rowHeights.length).toBeGreaterThanOrEqual(tall.length)
      expect(width).toBe(columns * (PALACE_WIDTH + 22) - 22)
    }
  })

  it('can be empty', () => {
    expect(arrange([], 22, 52, { width: 240, height: 80 }).height).toBeGreaterThan(0)
  })
})
