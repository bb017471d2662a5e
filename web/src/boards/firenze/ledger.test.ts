import { describe, expect, it } from 'vitest'
import { example, seat, tower } from './example'
import { bricksAt, cardAt, EMPTY, fellWith, follow, fromBag, named, wentTo } from './ledger'

const start = follow(EMPTY, example())

describe('names of bricks', () => {
  it('are given once', () => {
    const all = Object.keys(start.bricks.keys).flatMap((place) =>
      bricksAt(start, place).map((brick) => brick.id),
    )
    expect(all).toHaveLength(6 * 3 + 4 + 2)
    expect(new Set(all).size).toBe(all.length)
  })

  it('stay where nothing changes', () => {
    const again = follow(start, example())
    expect(again.bricks.keys).toEqual(start.bricks.keys)
    for (const id of Object.values(again.bricks.keys).flat()) expect(fromBag(again, id)).toBeUndefined()
  })

  it('go from the storehouse to the tower', () => {
    const built = follow(
      start,
      example({
        phase: 'building',
        seats: [
          seat({ store: { white: 2, red: 1 }, towers: [tower('white', 1)] }),
          seat({ store: { blue: 2 } }),
        ],
      }),
    )
    const id = built.towers[0][0]?.id ?? ''
    expect(named(start, 'store:0', 'white')).toContain(named(built, id, 'white')[0])
    expect(built.towers[0][0]?.base).toBe(0)
  })

  it('go from the taken card to the storehouse, while the others move left', () => {
    const row = [...example().row.slice(1), { card: 'scandal' as const, bricks: { green: 1 } }]
    const taken = follow(
      start,
      example({ row, seats: [seat({ store: { white: 5, red: 2 } }), seat({ store: { blue: 2 } })] }),
    )
    expect(taken.row[0]).toEqual(start.row[1])
    expect(taken.row[2]?.id).toBe(start.row[3]?.id)
    const card = start.row[0]?.id ?? ''
    for (const id of named(start, card, 'white')) expect(named(taken, 'store:0', 'white')).toContain(id)
    const fresh = named(taken, taken.row[5]?.id ?? '', 'green')[0]
    expect(fromBag(taken, fresh)).toBe('bag:green')
  })
})

describe('towers', () => {
  const two = follow(
    start,
    example({ turn: 2, seats: [seat({ towers: [tower('red', 3, true), tower('white', 4, true)] }), seat()] }),
  )

  it('remember how high they were when the turn began', () => {
    const grown = follow(
      two,
      example({ turn: 2, seats: [seat({ towers: [tower('red', 3, true), tower('white', 6)] }), seat()] }),
    )
    expect(grown.towers[0].map((one) => one?.base)).toEqual([3, 4])
    const next = follow(
      grown,
      example({ turn: 3, seats: [seat({ towers: [tower('red', 3), tower('white', 6)] }), seat()] }),
    )
    expect(next.towers[0].map((one) => one?.base)).toEqual([3, 6])
  })

  it('keep their names when gaps are closed', () => {
    const closed = follow(two, example({ turn: 3, seats: [seat({ towers: [tower('white', 4)] }), seat()] }))
    expect(closed.towers[0][0]?.id).toBe(two.towers[0][1]?.id)
  })
})

describe('cards', () => {
  const [first, ...rest] = example().row
  const row = [...rest, { card: 'scandal' as const, bricks: {} }]
  const name = start.row[0]?.id ?? ''

  it('go from the row to where they are seen', () => {
    const open = follow(
      start,
      example({ row, seats: [seat(), seat({ buildings: [first.card as 'workshop'] })] }),
    )
    expect(cardAt(open, 'open:1', first.card ?? '')).toBe(name)
  })

  it('go into a hand that is not seen, or onto the discards', () => {
    const hidden = { cards: null, hand_size: 0 }
    const before = follow(EMPTY, example({ seats: [seat(), seat(hidden)] }))
    const id = before.row[0]?.id ?? ''
    const taken = follow(before, example({ row, seats: [seat(), seat({ ...hidden, hand_size: 1 })] }))
    expect(wentTo(taken, id)).toBe('cards:1')
    expect(wentTo(follow(before, example({ row, seats: [seat(), seat(hidden)] })), id)).toBe('discards')
  })
})

describe('towers', () => {
  it('fall with all their bricks, those too that come back', () => {
    const stood = follow(EMPTY, example({ seats: [seat({ towers: [tower('red', 3)] }), seat()] }))
    const id = stood.towers[0][0]?.id ?? ''
    const bricks = named(stood, id, 'red')
    const fell = follow(stood, example({ seats: [seat({ store: { red: 1 } }), seat()] }))
    expect(bricks.map((brick) => fellWith(fell, brick))).toEqual([id, id, id])
    expect(bricks.filter((brick) => named(fell, 'store:0', 'red').includes(brick))).toHaveLength(1)
    const [left] = fell.bricks.left
    expect(wentTo(fell, left.key)).toBe('bag')
  })
})
