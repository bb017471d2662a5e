import { describe, expect, it } from 'vitest'
import { tablesOf } from '$lib/tables.fixture'
import { moment, woodcut } from './cards'
import { example, seat, tower } from './example'
import {
  changed,
  commissions,
  count,
  fitting,
  floorBonuses,
  grouped,
  paidPlace,
  pays,
  shown,
  standing,
  step,
} from './pieces'
import type { CardName, FirenzeView, Tables } from './view'

const tables = tablesOf('firenze') as Tables

describe('commissions', () => {
  it('are six a tower, the highest first, with the value of a balcony in place of the printed one', () => {
    const red = commissions(tables, example(), 'red')
    expect(red.map((one) => one.height)).toEqual([8, 7, 6, 5, 4, 3])
    expect(red.map((one) => one.points)).toEqual([11, 8, 6, 8, 3, 2])
    expect(red[3].part).toBe('commission:red:5')
  })

  it('show only the lowest balcony left as open', () => {
    const open = (colour: 'white' | 'red' | 'green') =>
      commissions(tables, example(), colour)
        .filter((one) => one.open)
        .map((one) => one.balcony?.numeral)
    expect([open('white'), open('red'), open('green')]).toEqual([[], ['II'], []])
  })

  it('know which floor bonuses are left', () => {
    expect(floorBonuses(tables, example()).map(({ points, there }) => (there ? points : 0))).toEqual([
      1, 0, 3, 4,
    ])
  })
})

describe('a seat', () => {
  const mine = seat({ towers: [tower('white', 4, true), null, tower('red', 3)], worth: [null, null, 2] })

  it('has its towers by number', () => {
    expect(standing(mine, 1).map(({ part, worth }) => [part, worth])).toEqual([
      ['tower:1:1', null],
      ['tower:1:3', 2],
    ])
    expect([...fitting(mine)]).toEqual(['red:3'])
  })

  it('shows many bricks as heaps', () => {
    const bricks = [
      ...Array.from({ length: 8 }, (_, i) => ({ id: `w${i}`, colour: 'white' as const })),
      { id: 'r', colour: 'red' as const },
    ]
    expect(shown(bricks, 9)).toHaveLength(9)
    expect(shown(bricks, 8).map(({ colour, ids }) => [colour, ids.length])).toEqual([
      ['white', 8],
      ['red', 1],
    ])
    expect(count({ white: 2, red: 3 })).toBe(5)
  })
})

describe('the turn', () => {
  const at = (fields: Partial<FirenzeView>) => step(example(fields))
  it('is in one of six phases', () => {
    expect(at({ phase: 'paying' })).toBe(0)
    expect(at({ phase: 'trading' })).toBe(1)
    expect(at({ phase: 'costing' })).toBe(2)
    expect(at({ phase: 'delivering' })).toBe(4)
    expect(at({ phase: 'limiting' })).toBe(5)
    expect(at({ phase: 'playing', back: 'building' })).toBe(2)
    expect(at({ phase: 'ended' })).toBe(-1)
    expect(at({ phase: 'placing', turn: 0 })).toBe(-1)
  })

  it('pays the row from left to right', () => {
    expect(paidPlace(example({ phase: 'paying', target: 3, owed: 3 }))).toBe(0)
    expect(paidPlace(example({ phase: 'paying', target: 3, owed: 1 }))).toBe(2)
    expect(paidPlace(example({ phase: 'trading', target: 3, owed: 1 }))).toBe(3)
    expect(paidPlace(example())).toBe(-1)
  })
})

it('tells what others have changed', () => {
  const before = example()
  const owner = before.owner.map((row, c) => (c === 3 ? [1, ...row.slice(1)] : row))
  const row = [...before.row.slice(1), { card: 'scandal' as const, bricks: {} }]
  const seats = [seat({ towers: [tower('red', 1)] }), seat({ towers: [tower('blue', 2)] })]
  expect(changed(before, example({ owner, row, seats, church: ['campanile'] }), tables)).toEqual([
    'commission:red:3',
    'row:6',
    'church:campanile',
    'tower:1:1',
  ])
})

describe('cards', () => {
  it('are 27, each with a woodcut and a moment', () => {
    const names = Object.keys(tables.cards) as CardName[]
    expect(names).toHaveLength(27)
    for (const name of names) {
      expect(woodcut(name)).toContain('<svg')
      expect(moment(tables, name)).toBeTruthy()
    }
  })

  it('of a name lie together', () => {
    expect(grouped(['mason', 'fame', 'mason'])).toEqual([
      { name: 'mason', copies: 2 },
      { name: 'fame', copies: 1 },
    ])
  })
})

describe('what pays', () => {
  it('is what the proposal returns, and what is left when only one colour is', () => {
    expect([...pays(['done', 'return red', 'return blue'], { red: 2, blue: 1 }, 2)]).toEqual([
      ['red', 1],
      ['blue', 1],
    ])
    expect([...pays(['done', 'return blue'], { red: 3, blue: 1 }, 3)]).toEqual([
      ['blue', 1],
      ['red', 2],
    ])
    expect(pays(['raise 1', 'raise 2'], { red: 3 }, 0).size).toBe(0)
  })
})
