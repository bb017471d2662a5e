import { describe, expect, it } from 'vitest'
import { arch, byFloor, MATERIALS, openings, tile, TILE, tileBox } from './tile'

const KINDS = MATERIALS.flatMap((m) => [1, 2, 3, 4, 5].flatMap((f) => [1, 2, 3].map((w) => `${m}-${f}-${w}`)))

describe('a tile', () => {
  it('is taken apart by its name', () => {
    expect(tile('sandstone-4-2')).toEqual({
      name: 'sandstone-4-2',
      material: 'sandstone',
      floor: 4,
      windows: 2,
    })
  })

  it('has as many openings as windows, side by side on the façade, large and small', () => {
    for (const name of KINDS)
      for (const small of [false, true]) {
        const it = tile(name)
        const all = openings(it, small)
        expect(all).toHaveLength(it.windows)
        all.forEach((one, i) => {
          expect(one.x - one.width / 2).toBeGreaterThan(small ? 38 : 22)
          expect(one.x + one.width / 2).toBeLessThan(TILE.width - (small ? 0 : 22))
          expect(one.top).toBeGreaterThan(0)
          expect(one.bottom).toBeLessThanOrEqual(66)
          if (i) expect(all[i - 1].x + one.width).toBeLessThan(one.x)
        })
      }
  })

  it('has doors on the ground that reach its foot, and windows that do not', () => {
    const foot = (name: string) => openings(tile(name))[0].bottom
    expect(foot('brick-1-2')).toBe(66)
    for (const floor of [2, 3, 4, 5]) expect(foot(`brick-${floor}-2`)).toBeLessThan(60)
  })

  it('needs room above for the roof of a fifth floor only', () => {
    const height = (name: string) => Number(tileBox(tile(name)).split(' ')[3])
    expect(height('marble-5-1') - height('marble-4-1')).toBe(TILE.roof)
  })

  it('draws an arch of finite numbers', () => {
    expect(arch(openings(tile('brick-2-3'))[0], 3.4)).not.toMatch(/NaN|undefined/)
  })

  it('is sorted by floor first', () => {
    expect(['marble-3-1', 'brick-5-1', 'sandstone-1-2'].sort(byFloor)).toEqual([
      'sandstone-1-2',
      'marble-3-1',
      'brick-5-1',
    ])
  })
})
