import { describe, expect, it } from 'vitest'
import {
  arch,
  BRICK,
  ladder,
  merlons,
  shelfCells,
  siteLayout,
  stackPlaces,
  storeyTop,
  SYMBOLS,
  towerLeft,
  towerTop,
  BOARD,
} from './geometry'
import { COLOURS } from './view'

describe('commission towers', () => {
  it('stand side by side inside the picture', () => {
    const lefts = COLOURS.map((_, i) => towerLeft(i))
    for (let i = 1; i < 6; i++) expect(lefts[i] - lefts[i - 1]).toBeGreaterThan(BOARD.tower + 10)
    expect(lefts[5] + BOARD.tower).toBeLessThan(BOARD.width)
    expect(towerTop + storeyTop(3) + BOARD.storey + BOARD.base).toBeCloseTo(BOARD.ground)
  })

  it('have openings with round heads and battlements with merlons', () => {
    expect(arch(10, 0, 8, 20)).toBe('M6 20V4A4 4 0 0 1 14 4V20Z')
    expect(merlons(0, 50, 3, 0, 5).match(/Z/g)).toHaveLength(3)
    expect(merlons(0, 50, 3, 0, 5, true)).toContain('L')
  })
})

describe('a building site', () => {
  it.each([
    [540, 0],
    [540, 3],
    [540, 6],
    [540, 12],
    [330, 2],
    [330, 6],
    [330, 12],
  ])('of %i px holds %i towers and a new one', (width, towers) => {
    const site = siteLayout(width, 192, towers, 8, 1)
    expect(site.lefts).toHaveLength(towers + 1)
    expect(site.lefts[0]).toBeGreaterThan(20)
    expect(site.lefts[towers] + BRICK.width * site.scale).toBeLessThanOrEqual(width)
    for (let i = 1; i <= towers; i++)
      expect(site.lefts[i] - site.lefts[i - 1]).toBeGreaterThan(BRICK.width * site.scale)
  })

  it('has room for one floor more than the tallest tower', () => {
    for (const tallest of [1, 8, 11, 14])
      expect((tallest + 1) * siteLayout(540, 192, 2, tallest, 1).floor).toBeLessThan(192)
  })

  it('lays brick on brick', () => {
    const places = stackPlaces(40, 200, 3, 1)
    expect(places.map((place) => place.y)).toEqual([172, 152, 132])
    for (const place of places) expect(Math.abs(place.x - 40)).toBeLessThan(1)
  })
})

it('leans a ladder on a tower, with rungs between its ends', () => {
  const { rails, rungs } = ladder(100, 200, 140)
  expect(rails.match(/M/g)).toHaveLength(2)
  expect(rungs.match(/h8/g)).toHaveLength(5)
})

it('gives every colour a symbol of its own', () => {
  expect(new Set(COLOURS.map((colour) => SYMBOLS[colour])).size).toBe(6)
})

it('shows whole rows of five on the shelf', () => {
  expect([shelfCells(3, 10), shelfCells(11, 10), shelfCells(3, 15), shelfCells(16, 15)]).toEqual([
    10, 15, 15, 20,
  ])
})
