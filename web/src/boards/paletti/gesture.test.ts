import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { breakOff, grip, Hands, hold, letGo, move, release, toward } from './gesture'
import { tablesOf } from '$lib/tables.fixture'
import type { Tables } from './view'

const tables = tablesOf('paletti') as Tables

const hex = (bytes: Uint8Array) => [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('')
const START = { x: 0.01, y: 0.02, z: 0.0225, turn: 0 }

/** What a sample says, as games/paletti/world/gesture.py unpacks it. */
function read(bytes: Uint8Array) {
  const word = new DataView(bytes.buffer, bytes.byteOffset).getBigUint64(0, true)
  const part = (at: bigint, bits: bigint) => Number((word >> at) & ((1n << bits) - 1n))
  return {
    tick: part(0n, 13n),
    what: part(13n, 3n),
    x: part(16n, 13n) - 4096,
    y: part(29n, 13n) - 4096,
    z: part(42n, 13n),
    turn: part(55n, 9n),
  }
}

describe('samples of a hand', () => {
  it('are the bytes that Python packs', () => {
    expect(hex(grip(0, 19, true))).toBe('0020133000020000')
    expect(hex(move(1, { x: 0.0123, y: -0.0456, z: 0.0225 }, 0.5))).toBe('01007b10c7a58614')
    expect(hex(move(2, { x: -0.1, y: 0.1, z: 0.2 }, 6.2))).toBe('0200180c7d62a2fc')
    expect(hex(release(3))).toBe('0340001000020000')
    expect(hex(breakOff(7499))).toBe('4bbd001000020000')
    expect(hex(hold(5, { plateau: 3, x: -0.0015, y: 0.0004, z: 0.002 }))).toBe('0560f18f00528001')
    expect(hex(letGo(6))).toBe('0680001000020000')
  })
  it('go towards a wish without jumping', () => {
    const to = toward({ x: 0, y: 0, z: 0, turn: 0 }, { x: 0.03, y: 0.04, z: 0, turn: -1 })
    expect(to.x).toBeCloseTo(0.0036)
    expect(to.y).toBeCloseTo(0.0048)
    expect(to.turn).toBeCloseTo(-0.06)
    expect(toward(to, { ...to, z: 0.001 })).toEqual({ ...to, z: 0.001 })
  })
})

describe('two hands', () => {
  let sent: ReturnType<typeof read>[]
  let hands: Hands
  beforeEach(() => {
    vi.useFakeTimers()
    sent = []
    hands = new Hands(tables, (data) => {
      for (let at = 0; at < data.length; at += 8) sent.push(read(data.subarray(at, at + 8)))
    })
  })
  afterEach(() => {
    hands.stop()
    vi.useRealTimers()
  })
  const ticks = () => sent.map((sample) => sample.tick)

  it('say one thing a tick, in order', () => {
    hands.grip(7, 'hand', START)
    hands.wish = { ...START, x: 0.05 }
    hands.keep({ plateau: 0, x: 0, y: 0, z: 0.001 })
    vi.advanceTimersByTime(480)
    hands.release()
    expect(sent[0]).toMatchObject({ what: 1, x: 7, tick: 0 })
    expect(sent.at(-1)).toMatchObject({ what: 2 })
    expect(sent.filter((sample) => sample.what === 3)).toEqual([
      { tick: 1, what: 3, x: 0, y: 0, z: 10, turn: 0 },
    ])
    const first = sent.filter((sample) => sample.what !== 3).map((sample) => sample.tick)
    expect(new Set(first).size).toBe(first.length)
    expect(ticks()).toEqual([...ticks()].sort((a, b) => a - b))
  })
  it('say nothing while they rest, and go on where they were', () => {
    hands.grip(7, 'hand', START)
    vi.advanceTimersByTime(2000)
    const silent = sent.length
    vi.advanceTimersByTime(5000)
    expect(sent.length).toBe(silent)
    hands.wish = { ...START, z: 0.03 }
    vi.advanceTimersByTime(200)
    const fresh = sent.slice(silent)
    expect(fresh[0].tick).toBe(sent[silent - 1].tick + 1)
    expect(fresh.at(-1)?.z).toBe(500)
  })
  it('keep and let go of a plateau without a column', () => {
    hands.keep({ plateau: 2, x: 0, y: 0, z: 0 })
    vi.advanceTimersByTime(100)
    hands.keep(null)
    vi.advanceTimersByTime(100)
    expect(sent.map((sample) => sample.what)).toEqual([3, 4])
  })
  it('feel what holds a column back, not how late it is seen', () => {
    hands.grip(7, 'hand', START)
    hands.wish = { ...START, x: 0.2 }
    vi.advanceTimersByTime(320)
    const then = sent.find((sample) => sample.tick === 8)!
    expect(hands.force({ x: then.x / 10_000, y: START.y, z: START.z }, 8)).toBeLessThan(0.05)
    vi.advanceTimersByTime(3000)
    expect(hands.force({ ...START, x: 0.195 }, 300)).toBeCloseTo(1)
    expect(hands.force(START, 300)).toBe(tables.hand.cap)
    hands.heard(400) // the world is ahead: what it shows now, the hand did before
    expect(hands.force({ ...START, x: 0.195 }, 500)).toBeCloseTo(1)
  })
})
