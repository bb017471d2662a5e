import { describe, expect, it } from 'vitest'
import { footprints, ROAD, spot, station, walk } from './road'

describe('the road', () => {
  it('lies on its ellipse', () => {
    for (const degrees of [0, 33, 90, 200]) {
      const { x, y } = spot(degrees)
      expect(((x - ROAD.cx) / ROAD.rx) ** 2 + ((y - ROAD.cy) / ROAD.ry) ** 2).toBeCloseTo(1)
    }
  })

  it('leads clockwise, whatever the way', () => {
    for (const from of [0, 1, 2, 3])
      for (const to of [0, 1, 2, 3]) {
        const way = walk(station(from), to) - station(from)
        expect(way).toBeGreaterThanOrEqual(-1e-9)
        expect(way).toBeLessThan(360)
        expect(Math.round(way / 90) % 4).toBe((to - from + 4) % 4)
      }
  })

  it('goes on and on in one direction', () => {
    let angle = station(0)
    for (const quarry of [1, 3, 0, 2, 1]) {
      const to = walk(angle, quarry)
      expect(to).toBeGreaterThan(angle)
      expect((to - station(quarry)) % 360).toBeCloseTo(0)
      angle = to
    }
  })

  it('only steps aside when the board gets narrow', () => {
    for (const quarry of [0, 1, 2, 3]) {
      expect(Math.abs(walk(station(quarry), quarry, true) - station(quarry))).toBeLessThan(20)
      expect(walk(station(quarry, true), (quarry + 1) % 4, true)).toBeCloseTo(station(quarry, true) + 90)
    }
  })

  it('leaves footprints behind him, more for a longer way', () => {
    expect(footprints(2, 1).length).toBeGreaterThan(3)
    expect(footprints(2, 3).length).toBeGreaterThan(footprints(2, 1).length)
  })
})
