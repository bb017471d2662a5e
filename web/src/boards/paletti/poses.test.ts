import { describe, expect, it } from 'vitest'
import { LiveFilm, Reel } from './film'
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
})
