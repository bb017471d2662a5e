import { describe, expect, it } from 'vitest'
import { feel } from './feel'

describe('the gauge', () => {
  it('holds until the piece moves, slides until the palace strains', () => {
    expect(feel(0.5, 0, 0)).toEqual({ zone: 'holds', at: 0.21 })
    expect(feel(1, 0.012, 0).zone).toBe('slides')
    expect(feel(1, 0.012, 0).at).toBeCloseTo(0.72)
    expect(feel(0, 0.012, 1)).toEqual({ zone: 'tips', at: 1 })
  })
})
