import { describe, expect, it } from 'vitest'
import { breakOff, grip, move, release, toward } from './gesture'

const hex = (bytes: Uint8Array) => [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('')

describe('samples of a hand', () => {
  it('are the bytes that Python packs', () => {
    expect(hex(grip(0, 19, true))).toBe('0020133000020000')
    expect(hex(move(1, { x: 0.0123, y: -0.0456, z: 0.0225 }, 0.5))).toBe('01007b10c7a58614')
    expect(hex(move(2, { x: -0.1, y: 0.1, z: 0.2 }, 6.2))).toBe('0200180c7d62a2fc')
    expect(hex(release(3))).toBe('0340001000020000')
    expect(hex(breakOff(7499))).toBe('4bbd001000020000')
  })
  it('go towards a wish without jumping', () => {
    const to = toward({ x: 0, y: 0, z: 0 }, { x: 0.03, y: 0.04, z: 0 }, 0.005)
    expect(to.x).toBeCloseTo(0.003)
    expect(to.y).toBeCloseTo(0.004)
    expect(toward(to, { x: 0.003, y: 0.004, z: 0 }, 0.005)).toEqual({ x: 0.003, y: 0.004, z: 0 })
  })
})
