import { expect, it } from 'vitest'
import { Grain, GRAINS } from './grain'

const WIDE = 2000

/** So many pictures at this distance; where the clock stands then. */
function watch(grain: Grain, gap: number, pictures: number, from = 0): number {
  for (let n = 1; n <= pictures; n++) grain.drawn(from + n * gap)
  return from + pictures * gap
}

it('stays fine where pictures come in time, also if single ones are late', () => {
  const grain = new Grain()
  grain.begin()
  let now = 0
  for (let n = 0; n < 200; n++) grain.drawn((now += n % 3 ? 16 : 90))
  expect(grain.part(WIDE)).toBe(1)
})
it('gets coarser step by step while they come late, and not for ever', () => {
  const grain = new Grain()
  grain.begin()
  const seen = new Set<number>()
  let now = 0
  for (let n = 0; n < 200; n++) {
    grain.drawn((now += 70))
    seen.add(grain.part(WIDE))
  }
  expect([...seen]).toEqual([...GRAINS])
})
it('tries a finer one with every movement, since a machine may have been busy', () => {
  const grain = new Grain()
  grain.begin()
  watch(grain, 70, 200)
  for (const part of [...GRAINS].reverse().slice(1)) {
    grain.begin()
    watch(grain, 16, 50)
    expect(grain.part(WIDE)).toBe(part)
  }
})
it('does not take a tab that slept for a slow machine', () => {
  const grain = new Grain()
  grain.begin()
  watch(grain, 5000, 50)
  expect(grain.part(WIDE)).toBe(1)
})
it('leaves enough of a small picture to tell the symbols apart', () => {
  const grain = new Grain()
  grain.begin()
  watch(grain, 70, 200)
  expect(grain.part(342)).toBe(1)
  expect(684 * grain.part(684)).toBeGreaterThan(400)
  expect(grain.part(840)).toBe(0.5)
})
