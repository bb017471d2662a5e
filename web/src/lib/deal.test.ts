// The page's own check of a deal: it commits, pins and reveals by itself, and never reveals for terms it has not seen.
import { describe, expect, it } from 'vitest'
import { commitmentTo, follow, hash, merged, newShare, promised, recommit, termsOf, type Share } from './deal'
import type { Frame } from './protocol'

const TABLE_COMMITMENT = 'ec4916dd28fc4c10d78e287ca5d9cc51ee1ae73cbfde08c6b37324cbfaac8bc5'
const NONCES = ['1', '2'].map((end) => end.padStart(32, '0'))

/** A table as the server shows it before the start; commitments and hashes below are the server's own. */
function lobby(over: Partial<Frame> = {}): Frame {
  const seats = [
    '3b1371404e4ce601e84948506e49d06d2c8cca1eceb4392ed945fb57cdffa9c6',
    '6dc1a1699efbfcf148ef1208affed800059b048b09c614dc3754c41f0572b199',
  ].map((commitment, seat) => ({
    kind: 'human',
    name: ['Anna', 'Bert'][seat],
    stand_in: null,
    nonce: '',
    commitment,
    deposited: false,
  }))
  return {
    table: 't1',
    seat: 0,
    phase: 'lobby',
    game: 'palazzo@1',
    players: 2,
    options: { start: 'random', 'memory-aid': false },
    edition: {},
    seats,
    commitment: TABLE_COMMITMENT,
    scheme: 2,
    attempt: 1,
    dealing: null,
    frozen: null,
    terms: null,
    secret: null,
    ...over,
  } as unknown as Frame
}

const TERMS = `{"attempt":1,"commitment":"${TABLE_COMMITMENT}","commitments":["${lobby().seats[0].commitment}","${lobby().seats[1].commitment}"],"deposited":[],"edition":"","format":"palazzi terms 2","game":"palazzo@1","given":"","options":{"memory-aid":false,"start":"random"},"players":2,"seats":["Anna","Bert"],"table":"t1"}`
const FROZEN = 'd14d4769a57a0128f9000fe19e80db1d09009d6989720a66b6179bee4f20fb53'

const dealing = (over: Partial<Frame> = {}, terms = TERMS) =>
  lobby({ phase: 'dealing', dealing: { terms, missing: [0, 1] }, frozen: hash(terms), ...over })
const share = (over: Partial<Share> = {}): Share => ({
  ...newShare(lobby(), false),
  nonce: NONCES[0],
  ...over,
})
const playing = (over: Partial<Frame> = {}) =>
  lobby({
    phase: 'playing',
    frozen: FROZEN,
    terms: termsOf(FROZEN, NONCES),
    seats: lobby().seats.map((seat, number) => ({ ...seat, nonce: NONCES[number] })),
    ...over,
  })

describe('hashes', () => {
  it('are the ones that the server makes', () => {
    expect(commitmentTo('t1', { attempt: 2, commitment: 'ab'.repeat(32), nonce: 'cd'.repeat(32) })).toBe(
      '3bfeeb8745ef73f62bf6fe584bd3959335248ee5cd1bb947b2e4b6e18c63fde2',
    )
    expect(termsOf('ab'.repeat(32), ['cd'.repeat(32), '', 'ef'.repeat(16)])).toBe(
      '3e4f66a0839b673af43c8e5590efdba2f6cf4ab3bf03bcdf5029ca7d04119130',
    )
    expect(commitmentTo('t1', share())).toBe(lobby().seats[0].commitment)
    expect(hash(TERMS)).toBe(FROZEN)
    expect(promised('00'.repeat(31) + '01', TABLE_COMMITMENT)).toBe(true)
    expect(promised('00'.repeat(32), TABLE_COMMITMENT)).toBe(false)
  })
})

describe('before the start', () => {
  it('commits anew where the seat has no commitment, and with the same nonce if it is asked again', () => {
    const frame = lobby({ attempt: 2, commitment: '11'.repeat(32) })
    frame.seats[0] = { ...frame.seats[0], commitment: '' }
    const first = follow(frame, share())
    expect(first.send?.type).toBe('recommit')
    expect(first.keep?.nonce).not.toBe(NONCES[0])
    expect(first.keep?.attempt).toBe(2)
    expect(first.send).not.toHaveProperty('nonce')
    expect(follow(frame, first.keep)).toEqual(first)
  })
  it('deposits again if that was wanted', () => {
    const frame = lobby({ attempt: 2 })
    frame.seats[0] = { ...frame.seats[0], commitment: '' }
    const { keep, send } = follow(frame, share({ deposited: true }))
    expect(send).toEqual({ type: 'recommit', nonce: keep?.nonce })
  })
  it('says when the nonce is elsewhere, and does nothing otherwise', () => {
    expect(follow(lobby(), share())).toEqual({})
    expect(follow(lobby(), undefined)).toEqual({ worry: 'lost' })
    expect(follow(lobby({ seat: -3 }), undefined)).toEqual({})
    expect(follow(lobby({ scheme: 1 }), undefined)).toEqual({})
  })
  it('notices an attempt that is not counted', () => {
    const again = lobby({ commitment: '11'.repeat(32) })
    again.seats[0] = { ...again.seats[0], commitment: '' }
    expect(follow(again, share())).toEqual({ worry: 'changed' })
    expect(follow(lobby(), share({ frozen: FROZEN }))).toEqual({ worry: 'changed' })
    expect(follow(lobby(), share({ attempt: 2 }))).toEqual({ worry: 'changed' })
  })
  it('keeps a nonce that may still be asked for', () => {
    const other = merged(share({ nonce: 'ee'.repeat(32) }), share())
    expect(other.spare).toEqual([NONCES[0]])
    expect(follow(dealing(), other).send).toEqual({ type: 'reveal', nonce: NONCES[0] })
    expect(merged(recommit(lobby({ attempt: 2 }), false).keep, share()).spare).toBeUndefined()
  })
})

describe('while it is dealt', () => {
  it('pins the terms and reveals by itself', () => {
    expect(follow(dealing(), share())).toEqual({
      keep: { ...share(), frozen: FROZEN },
      send: { type: 'reveal', nonce: NONCES[0] },
    })
    expect(
      follow(dealing({ dealing: { terms: TERMS, missing: [1] } }), share({ frozen: FROZEN })).send,
    ).toBeUndefined()
    expect(follow(dealing(), undefined)).toEqual({ worry: 'lost' })
  })
  it.each([
    ['another hash', dealing({ frozen: '00'.repeat(32) })],
    ['another name', dealing({}, TERMS.replace('Bert', 'Bart'))],
    ['another option', dealing({}, TERMS.replace('"random"', '"0"'))],
    [
      'options changed since I sat down',
      dealing({ options: { start: '0', 'memory-aid': false } }, TERMS.replace('"random"', '"0"')),
    ],
    ['another edition', dealing({ edition: { price: [1] } as unknown as Frame['edition'] })],
    ['another attempt', dealing({}, TERMS.replace('"attempt":1', '"attempt":2'))],
    ['something more', dealing({}, TERMS.replace('{"attempt"', '{"a":1,"attempt"'))],
    [
      'a human without a commitment',
      dealing(
        { seats: [lobby().seats[0], { ...lobby().seats[1], commitment: '' }] },
        TERMS.replace(lobby().seats[1].commitment, ''),
      ),
    ],
    [
      'a commitment that was copied',
      dealing(
        { seats: [lobby().seats[0], { ...lobby().seats[1], commitment: lobby().seats[0].commitment }] },
        TERMS.replace(lobby().seats[1].commitment, lobby().seats[0].commitment),
      ),
    ],
    ['no JSON', dealing({}, 'x')],
  ])('never reveals for %s', (_, frame) => {
    expect(follow(frame, share())).toEqual({ worry: 'changed' })
  })
  it('never reveals for two different terms', () => {
    const other = TERMS.replace('"Bert"', '"Bart"')
    const seats = lobby().seats.map((seat, number) => ({ ...seat, name: ['Anna', 'Bart'][number] }))
    expect(follow(dealing({ seats }, other), share()).send?.type).toBe('reveal')
    expect(follow(dealing({ seats }, other), share({ frozen: FROZEN }))).toEqual({ worry: 'changed' })
  })
})

describe('after the deal', () => {
  it('compares what was dealt with what was pinned, and forgets the nonce at the end', () => {
    const pinned = share({ frozen: FROZEN })
    expect(follow(playing(), pinned)).toEqual({ keep: pinned })
    expect(follow(playing({ phase: 'finished', secret: '01' }), pinned).keep).toEqual({
      ...pinned,
      nonce: '',
    })
    expect(
      follow(playing({ phase: 'finished', secret: '01' }), { ...pinned, nonce: '' }).worry,
    ).toBeUndefined()
  })
  it.each([
    ['frozen', playing({ frozen: '00'.repeat(32) })],
    ['terms', playing({ terms: '00'.repeat(32) })],
    ['nonces', playing({ seats: lobby().seats.map((seat) => ({ ...seat, nonce: NONCES[1] })) })],
  ])('says so if other %s were used', (_, frame) => {
    expect(follow(frame, share({ frozen: FROZEN }))).toEqual({ worry: 'changed' })
  })
})
