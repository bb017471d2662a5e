import { describe, expect, it } from 'vitest'
import { BODIES, bodyOf, FIRST_PLATEAU, HEIGHT, THICKNESS } from './pieces'
import type { Palace, Pose } from './poses'
import { overhead, waysOut } from './ways'

const at = (x: number, y: number, z = HEIGHT / 2): Pose => ({ x, y, z, w: 1, i: 0, j: 0, k: 0 })
function palace(all: Record<number, Pose>): Palace {
  return Array.from({ length: BODIES }, (_, body) => all[body] ?? null)
}
const body = bodyOf('blue-thin1')
const other = bodyOf('red-thin1')
const plateau = at(0, 0, HEIGHT + THICKNESS / 2)

describe('the ways out', () => {
  it('are free, brushed or blocked by what stands there', () => {
    const ways = waysOut(palace({ [body]: at(0, 0), [other]: at(0.03, 0), [FIRST_PLATEAU]: plateau }), body)
    expect(ways[0]).toBe('blocked')
    expect(ways[1]).toBe('blocked')
    expect(ways[2]).toBe('touches')
    expect(ways[12]).toBe('free')
  })
  it('end where the column can be lifted', () => {
    const beside = palace({ [body]: at(0.12, 0), [other]: at(0.16, 0), [FIRST_PLATEAU]: plateau })
    expect(waysOut(beside, body)[0]).toBe('free')
  })
  it('lead under plateaus that lie above, not beside', () => {
    const all = palace({ [body]: at(0, 0), [FIRST_PLATEAU]: plateau })
    expect(overhead(all, body, at(0, 0))).toBe(true)
    expect(overhead(all, body, at(0.12, 0))).toBe(false)
    expect(overhead(all, body, at(0, 0, 0.2))).toBe(false)
  })
})
