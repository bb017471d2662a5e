import { describe, expect, it } from 'vitest'
import { BODIES, FIRST_PLATEAU } from './pieces'
import type { Palace, Pose } from './poses'
import { CALM, strain, tilt, Tremble } from './tremble'

const flat: Pose = { x: 0, y: 0, z: 0.048, w: 1, i: 0, j: 0, k: 0 }
const leaning = (degrees: number): Pose => ({
  ...flat,
  w: Math.cos((degrees * Math.PI) / 360),
  i: Math.sin((degrees * Math.PI) / 360),
})
const palace = (...plateaus: (Pose | null)[]): Palace =>
  Array.from({ length: BODIES }, (_, body) => plateaus[body - FIRST_PLATEAU] ?? null)

describe('strain', () => {
  it('is how much of what makes a collapse has happened', () => {
    expect(tilt(flat, leaning(30))).toBeCloseTo(Math.PI / 6)
    expect(strain(palace(flat), palace(flat))).toBeCloseTo(0)
    expect(strain(palace(flat, flat), palace(flat, leaning(4)))).toBeCloseTo(0.5)
    expect(strain(palace(flat), palace({ ...flat, z: 0.043 }))).toBeCloseTo(0.5)
    expect(strain(palace(flat), palace(leaning(9)))).toBeGreaterThan(1)
  })
  it('does not mind turning, lifting, nor a plateau that is only being laid', () => {
    const turned = { ...flat, w: Math.SQRT1_2, k: Math.SQRT1_2, z: 0.05 }
    expect(strain(palace(flat), palace(turned))).toBeCloseTo(0)
    expect(strain(palace(flat), palace(flat, leaning(20)))).toBeCloseTo(0)
  })
})

describe('a tremble', () => {
  it('swells at once, dies down, and is silent in between', () => {
    const tremble = new Tremble()
    expect(tremble.feel(CALM / 2, 0)).toBe(false)
    expect(tremble.level).toBe(0)
    expect(tremble.shake(50).every((by) => Math.abs(by) === 0)).toBe(true)
    expect(tremble.feel(0.3, 16)).toBe(true)
    expect(tremble.level).toBe(0.3)
    expect(tremble.feel(0.3, 32)).toBe(false)
    expect(tremble.feel(0.6, 48)).toBe(true)
    expect(tremble.feel(0, 400)).toBe(false)
    expect(tremble.level).toBeGreaterThan(0)
    for (let now = 500; now < 3000; now += 100) tremble.feel(0, now)
    expect(tremble.level).toBe(0)
    expect(tremble.feel(0.3, 3100)).toBe(true)
  })
  it('is over when it falls', () => {
    const tremble = new Tremble()
    tremble.feel(0.9, 0)
    expect(tremble.feel(1.2, 16)).toBe(false)
    expect(tremble.level).toBe(0)
  })
})
