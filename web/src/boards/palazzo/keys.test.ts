import { describe, expect, it } from 'vitest'
import { PieceKeys } from './keys'

describe('the identity of pieces', () => {
  it('stays with what stays, and travels with what moves', () => {
    const keys = new PieceKeys()
    const first = keys.next({ warehouse: ['brick-3-1'], 'palace:1:0': ['brick-3-1'], cart: [] })
    const second = keys.next({ warehouse: [], 'palace:1:0': ['brick-3-1'], 'palace:0:0': ['brick-3-1'] })
    expect(second['palace:1:0']).toEqual(first['palace:1:0'])
    expect(second['palace:0:0']).toEqual(first.warehouse)
  })

  it('gives every piece a key of its own, also to equal ones in one place', () => {
    const all = new PieceKeys().next({ hand: ['red5', 'red5'], bid: ['red5'] })
    expect(new Set([...all.hand, ...all.bid]).size).toBe(3)
  })

  it('says the same when asked twice', () => {
    const keys = new PieceKeys()
    const places = { hand: ['red5', 'grey3'], bid: ['red5'] }
    expect(keys.next(places)).toEqual(keys.next(places))
  })

  it('keeps the order of the kinds in a place', () => {
    const keys = new PieceKeys()
    const before = keys.next({ hand: ['red3', 'red5'], bid: [] })
    const after = keys.next({ hand: ['red5'], bid: ['red3'] })
    expect([after.bid[0], after.hand[0]]).toEqual(before.hand)
  })

  it('never uses the key of a piece that is gone for a new one of another kind', () => {
    const keys = new PieceKeys()
    const before = keys.next({ hand: ['red3'] })
    expect(keys.next({ hand: ['red4'] }).hand[0]).not.toBe(before.hand[0])
  })
})
