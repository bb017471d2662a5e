import { describe, expect, it } from 'vitest'
import { onTheWay, overlap, place, type Box } from './geometry'

const box = (left: number, top: number, width: number, height: number): Box => ({
  left,
  top,
  right: left + width,
  bottom: top + height,
})
const ROOM = { width: 1000, height: 700 }
const SIZE = { width: 280, height: 200 }

describe('the place of an explanation', () => {
  it('is under its piece if nothing is there', () => {
    expect(place(box(400, 100, 60, 60), SIZE, ROOM, [])).toEqual({ x: 290, y: 166 })
  })
  it('covers neither its piece nor anything that can be chosen, wherever they are', () => {
    for (let at = 0; at < 900; at += 37) {
      const anchor = box(at, (at * 7) % 600, 50, 70)
      const never = [box(0, 300, 1000, 70), box((at * 3) % 700, 20, 200, 90), box(400, 420, 120, 120)]
      const found = place(anchor, SIZE, ROOM, never)
      if (!found) continue
      const card = box(found.x, found.y, SIZE.width, SIZE.height)
      for (const other of [anchor, ...never]) expect(overlap(card, other)).toBe(false)
    }
  })
  it('is none where everything can be chosen', () => {
    expect(place(box(400, 300, 50, 50), SIZE, ROOM, [box(0, 0, 1000, 700)])).toBeNull()
  })
  it('rather leaves buttons free, and takes their place if there is no other', () => {
    const anchor = box(400, 0, 60, 60)
    const button = box(300, 80, 60, 40)
    expect(place(anchor, SIZE, ROOM, [], [button])).not.toEqual({ x: 290, y: 66 })
    expect(place(anchor, SIZE, ROOM, [], [box(0, 0, 1000, 700)])).not.toBeNull()
  })
})

describe('the way to an explanation', () => {
  const card = box(500, 100, 280, 200)
  const origin = { x: 100, y: 500 }
  it('is what lies between the pointer and the card', () => {
    expect(onTheWay({ x: 300, y: 350 }, origin, card)).toBe(true)
    expect(onTheWay({ x: 600, y: 150 }, origin, card)).toBe(true)
  })
  it('is not beside, behind or beyond', () => {
    expect(onTheWay({ x: 100, y: 300 }, origin, card)).toBe(false)
    expect(onTheWay({ x: 60, y: 540 }, origin, card)).toBe(false)
    expect(onTheWay({ x: 900, y: 150 }, origin, card)).toBe(false)
  })
})
