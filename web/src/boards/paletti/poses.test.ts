import { describe, expect, it } from 'vitest'
import { CARRYING, LiveFilm, Reel, type Film } from './film'
import kept from './frames.fixture.json'
import { BODIES } from './pieces'
import { palaceOf, shots, type Palace, type Pose } from './poses'

interface Kept {
  bytes: string
  frames: { tick: number; bodies: Record<string, number[] | null> }[]
}
const fixture = kept as Kept
const bytes = Uint8Array.from(atob(fixture.bytes), (letter) => letter.charCodeAt(0))
const numbers = (pose: Pose | null | undefined) =>
  pose ? [pose.x, pose.y, pose.z, pose.w, pose.i, pose.j, pose.k] : null
const nothing: Palace = Array<null>(BODIES).fill(null)

describe('frames as the server writes them', () => {
  const found = shots(bytes)
  it('have their ticks and bodies', () => {
    expect(found.map((shot) => shot.tick)).toEqual(fixture.frames.map((frame) => frame.tick))
    expect(found[0].changed.size).toBe(BODIES)
  })
  it.each(fixture.frames.map((frame, n) => [n, frame] as const))(
    'frame %i shows what Python sees in it',
    (n, frame) => {
      for (const [body, pose] of Object.entries(frame.bodies)) {
        const seen = numbers(found[n].changed.get(Number(body)))
        if (!pose) expect(seen).toBeNull()
        else pose.forEach((value, part) => expect(seen![part]).toBeCloseTo(value, 5))
      }
    },
  )
  it('that are cut off are left out', () => {
    expect(shots(bytes.slice(0, bytes.length - 3))).toHaveLength(found.length - 1)
    expect(shots(new Uint8Array(0))).toEqual([])
  })
  it('of a whole palace are the ones of a view', () => {
    const palace = palaceOf(btoa(String.fromCharCode(...bytes.slice(8, 8 + 10 * BODIES))))
    expect(palace).toEqual(Array.from({ length: BODIES }, (_, body) => found[0].changed.get(body)))
  })
})

describe('a film', () => {
  const [body, y] = [5, 0.1]
  const pose = (x: number): Pose => ({ x, y, z: 0, w: 1, i: 0, j: 0, k: 0 })
  const shot = (tick: number, x: number) => ({ tick, changed: new Map([[body, pose(x)]]) })
  it('runs evenly between frames and ends where the world did', () => {
    const live = new LiveFilm(nothing)
    let last = -1
    for (let tick = 0; tick <= 60; tick += 2) {
      live.push(shot(tick, tick / 100), tick * 16)
      const x = live.at(tick * 16)[body]?.x ?? -1
      expect(x).toBeGreaterThanOrEqual(last)
      last = x
    }
    expect(last).toBeGreaterThan(0.45)
    expect(last).toBeLessThan(0.6)
    live.end()
    for (let now = 61 * 16; !live.over && now < 3000; now += 16) live.at(now)
    expect(live.over).toBe(true)
    expect(live.at(3000)[body]?.x).toBeCloseTo(0.6)
  })
  it('holds a body still until just before it moves again', () => {
    const reel = new Reel(nothing, [shot(0, 0), shot(100, 1)], 1)
    reel.at(1)
    expect(reel.at(1 + 90 * 16)[body]?.x).toBe(0)
    expect(reel.at(1 + 98 * 16)[body]?.x).toBeCloseTo(0.5)
    expect(reel.over).toBe(false)
    expect(reel.at(1 + 101 * 16)[body]?.x).toBe(1)
    expect(reel.over).toBe(true)
  })
  // PP-11.30: the world takes a fallen column out and puts it back where it stood
  const lying: Pose = { x: 0.2, y, z: 0.008, w: Math.SQRT1_2, i: Math.SQRT1_2, j: 0, k: 0 }
  const fallen = [
    { tick: 10, changed: new Map([[body, lying]]) },
    { tick: 12, changed: new Map([[body, null]]) },
    { tick: 74, changed: new Map([[body, null]]) },
    { tick: 100, changed: new Map([[body, pose(0)]]) },
  ]
  const stands = nothing.map((_, n) => (n === body ? pose(0) : null))
  function carriedBack(film: Film, from: number, tick: number) {
    const way: Pose[] = []
    for (let now = from; !film.over && now < 9000; now += 16) {
      const seen = film.at(now)[body]
      if (film.carried.includes(body)) way.push(seen!)
      else if (film.tick < tick && film.tick > 14) expect(seen).toEqual(lying)
    }
    return way
  }
  it('shows the game set a fallen column back, live and recorded', () => {
    const live = new LiveFilm(stands)
    for (const shot of fallen) live.push(shot, 0)
    live.end()
    const reel = new Reel(stands, fallen, 1)
    for (const film of [live, reel]) {
      const way = carriedBack(film, 1, 100)
      expect(way.length).toBeGreaterThan(CARRYING / 2)
      expect(Math.max(...way.map(({ z }) => z))).toBeGreaterThan(0.05)
      way.reduce((before, one) => {
        expect(Math.hypot(one.x - before.x, one.z - before.z)).toBeLessThan(0.02) // no jump
        return one
      })
      expect(film.at(20_000)[body]).toEqual(pose(0))
    }
  })
  it('sets it back at once with less motion', () => {
    const reel = new Reel(stands, fallen, 1, 0)
    expect(carriedBack(reel, 1, 100)).toEqual([])
    expect(reel.at(1 + 101 * 16)[body]).toEqual(pose(0))
  })
})
