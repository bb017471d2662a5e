import { describe, expect, it } from 'vitest'
import { follow, NO_PIECES, type Places } from './identity'

/** Keys of views that follow one another. */
class Board {
  #pieces = NO_PIECES
  next(places: Places) {
    this.#pieces = follow(this.#pieces, places)
    return this.#pieces.keys
  }
}

describe('the identity of pieces', () => {
  it('stays with what stays, and travels with what moves', () => {
    const keys = new Board()
    const first = keys.next({ warehouse: ['brick-3-1'], 'palace:1:0': ['brick-3-1'], cart: [] })
    const second = keys.next({ warehouse: [], 'palace:1:0': ['brick-3-1'], 'palace:0:0': ['brick-3-1'] })
    expect(second['palace:1:0']).toEqual(first['palace:1:0'])
    expect(second['palace:0:0']).toEqual(first.warehouse)
  })

  it('gives every piece a key of its own, also to equal ones in one place', () => {
    const all = new Board().next({ hand: ['red5', 'red5'], bid: ['red5'] })
    expect(new Set([...all.hand, ...all.bid]).size).toBe(3)
  })

  it('says the same when asked twice', () => {
    const keys = new Board()
    const places = { hand: ['red5', 'grey3'], bid: ['red5'] }
    expect(keys.next(places)).toEqual(keys.next(places))
  })

  it('keeps the order of the kinds in a place', () => {
    const keys = new Board()
    const before = keys.next({ hand: ['red3', 'red5'], bid: [] })
    const after = keys.next({ hand: ['red5'], bid: ['red3'] })
    expect([after.bid[0], after.hand[0]]).toEqual(before.hand)
  })

  it('never uses the key of a piece that is gone for a new one of another kind', () => {
    const keys = new Board()
    const before = keys.next({ hand: ['red3'] })
    expect(keys.next({ hand: ['red4'] }).hand[0]).not.toBe(before.hand[0])
  })

  it('tells what came, what was where, and what is gone', () => {
    const first = follow(NO_PIECES, { bag: ['red'], store: ['red', 'blue'] })
    const second = follow(first, { tower: ['red'], store: ['red', 'green'] })
    expect(second.was.get(second.keys.tower[0])).toBe('bag')
    expect(second.was.get(second.keys.store[0])).toBe('store')
    expect(second.was.has(second.keys.store[1])).toBe(false)
    expect(second.left).toEqual([{ key: first.keys.store[1], kind: 'blue', place: 'store' }])
    expect(first.keys.bag).toHaveLength(1)
  })

  it('goes with what carries it, and never where it cannot have gone', () => {
    const first = follow(NO_PIECES, { 'wheel:0': ['red'], 'wheel:1': ['red'] })
    const turned = follow(
      first,
      { 'wheel:1': ['red'], 'wheel:2': ['red'] },
      { carried: (place) => `wheel:${Number(place.slice(6)) + 1}` },
    )
    expect(turned.keys['wheel:1']).toEqual(first.keys['wheel:0'])
    const other = follow(first, { 'wheel:2': ['red'] }, { may: () => false })
    expect(Object.values(first.keys).flat()).not.toContain(other.keys['wheel:2'][0])
  })
})
