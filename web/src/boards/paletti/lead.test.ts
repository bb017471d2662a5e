import { describe, expect, it } from 'vitest'
import { LEAN, Lead } from './lead'

const at = (x: number) => ({ x, y: 0, z: 0.02, w: 1, i: 0, j: 0, k: 0 })

describe('a piece in the hand', () => {
  it('leans towards the hand at once, and no farther before the world has said so', () => {
    const lead = new Lead()
    lead.at(at(0), at(0), 0)
    const first = lead.at(at(0), at(0.03), 16)
    expect(first.x).toBeGreaterThan(0)
    for (let now = 32; now < 1000; now += 16) lead.at(at(0), at(0.03), now)
    expect(lead.at(at(0), at(0.03), 1000).x).toBeCloseTo(LEAN)
    expect(lead.settled).toBe(true)
  })
  it('is corrected without a jump', () => {
    const lead = new Lead()
    let last = lead.at(at(0), at(0), 0).x
    let farthest = 0
    for (let now = 16; now < 800; now += 16) {
      const known = now < 400 ? now * 1e-4 : 0.02 // it goes on, then it was further back
      const { x } = lead.at(at(known), at(known), now)
      farthest = Math.max(farthest, Math.abs(x - last))
      last = x
    }
    expect(farthest).toBeLessThan(0.0075)
    expect(last).toBeCloseTo(0.02)
  })
})
