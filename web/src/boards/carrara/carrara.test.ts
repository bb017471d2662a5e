// Geometry, and how a view becomes pieces: numbers only, no drawing.
import { describe, expect, it } from 'vitest'
import { tablesOf } from '$lib/tables.fixture'
import { pictureOf, tally } from './cards'
import { changed, cityScorer, ownerOf, scoredBy } from './changed'
import { angleOf, CENTRE, CUTS, GROUND, scale, sector, skyline, spots, standing } from './geometry'
import { CITIES, COLOURS, yieldOf } from './looks'
import { pageFor } from './pages'
import { lying, trace, turnedBy } from './trace'
import type { CarraraView, Colour, SeatView, Tables } from './view'

const tables = tablesOf('carrara') as Tables
const noCities = () => Object.fromEntries(CITIES.map((city) => [city, [] as string[]])) as SeatView['cities']
const seat = (more: Partial<SeatView> = {}): SeatView => ({
  points: 0,
  total: 0,
  cities: noCities(),
  scored: [],
  markers: 6,
  upgraded: [],
  screen: { stones: [], coins: 20, objects: [] },
  conditions: { brown: [0, 4], purple: [0, 7], grey: [0, 25] },
  worth: null,
  ...more,
})
const view = (more: Partial<CarraraView> = {}): CarraraView => ({
  game: 'carrara@1',
  players: 2,
  seat: 0,
  actor: 0,
  phase: 'turning',
  active: 0,
  start: 0,
  ending: 'running',
  announcer: -1,
  options: { expansion: 'off' } as CarraraView['options'],
  cards: { brown: 1, purple: 1, grey: 1, green: 0 },
  explained: {},
  wheel: [[], [], [], [], [], []],
  bag_size: 30,
  face_up: [],
  stack: [],
  eights: [],
  gone: [],
  sale: [],
  supply: [],
  upgraders: [],
  turn: { segment: null, basket: [], paid: [], building: null, old: null, city: null, due: 0 },
  seats: [seat(), seat({ screen: null })],
  ...more,
})
const wheel = (...segments: string[]): Colour[][] => {
  const letters: Record<string, Colour> = {
    W: 'white',
    Y: 'yellow',
    R: 'red',
    G: 'green',
    B: 'blue',
    K: 'black',
  }
  return Array.from({ length: 6 }, (_, i) => [...(segments[i] ?? '')].map((letter) => letters[letter]))
}

describe('what is printed', () => {
  it('an upgrader replaces what is printed (CA-5.4)', () => {
    expect(yieldOf(tables, 'pisa', [])).toEqual({ coins: 3, points: 0 })
    expect(yieldOf(tables, 'pisa', ['pisa'])).toEqual({ coins: 4, points: 2 })
  })
})

describe('the wheel', () => {
  it.each(Array.from({ length: 11 }, (_, i) => i + 1))(
    '%i stones lie inside their segment without covering each other',
    (n) => {
      for (const segment of [0, 3, 5]) {
        const { size, at } = spots(segment, n)
        expect(at).toHaveLength(n)
        at.forEach(([x, y], i) => {
          const radius = Math.hypot(x - CENTRE, y - CENTRE)
          expect(radius + size / 2).toBeLessThanOrEqual(173)
          expect(radius - size / 2).toBeGreaterThanOrEqual(45)
          const beside =
            (((Math.atan2(y - CENTRE, x - CENTRE) * 180) / Math.PI - angleOf(segment) + 540) % 360) - 180
          expect(Math.abs(beside)).toBeLessThan(30)
          // cut stones are octagons: corners may come a little nearer than their boxes
          for (const [ox, oy] of at.slice(i + 1))
            expect(Math.hypot(x - ox, y - oy)).toBeGreaterThan(size * 0.92)
        })
      }
    },
  )
  it('a sector starts and ends on its radii', () => {
    expect(sector(50, 100, 0, 90)).toBe('M350,250A100 100 0 0 1 250,350L250,300A50 50 0 0 0 300,250Z')
  })
  it('every stone has eight facets', () => {
    for (const colour of COLOURS) expect(CUTS[colour].facets).toHaveLength(8)
  })
})

describe('a skyline', () => {
  it.each([1, 2, 3, 4, 5, 6, 7, 8])('%i buildings stand side by side inside the city', (n) => {
    const sites = skyline(n)
    expect(sites).toHaveLength(n)
    for (const site of sites) {
      expect(site.x - site.plate / 2).toBeGreaterThanOrEqual(0)
      expect(site.x + site.plate / 2).toBeLessThanOrEqual(136)
    }
    for (const a of sites)
      for (const b of sites)
        if (a !== b && a.ground === b.ground) expect(Math.abs(a.x - b.x)).toBeGreaterThanOrEqual(a.plate)
  })
  it('dear buildings are taller and stand on the ground', () => {
    expect([1, 2, 3, 4, 5, 8].map(scale)).toEqual([1, 2, 3, 4, 5, 8].map(scale).sort((a, b) => a - b))
    const box = standing(5, 68, GROUND, 60)
    expect(box.y + (box.height * 74) / 76).toBeCloseTo(GROUND, 1)
  })
})

describe('stones from frame to frame', () => {
  it('knows a turned wheel, stones drawn and bought', () => {
    expect(turnedBy(wheel('WYRGBK'), wheel('KK', 'WYRGBK'))).toBe(1)
    expect(turnedBy(wheel('W', 'Y', 'R'), wheel('W', 'Y', ''))).toBe(0)
    expect(turnedBy(wheel('W', '', '', '', '', 'Y'), wheel('Y', 'W'))).toBe(1)
  })
  it('a stone keeps its number on the turning wheel; new ones come from the bag', () => {
    const first = view({ wheel: wheel('WR') })
    const before = trace(null, first)
    const after = trace(before, view({ wheel: wheel('RK', 'WR') }))
    expect(after.turned).toBe(1)
    expect(after.places.get('wheel:1')?.map((stone) => stone.id)).toEqual(
      before.places.get('wheel:0')?.map((stone) => stone.id),
    )
    expect(after.places.get('wheel:0')?.map((stone) => stone.from)).toEqual(['bag', 'bag'])
  })
  it('a bought stone goes through the basket into the store, and back on undo', () => {
    const turn = {
      segment: 1,
      basket: ['red'] as Colour[],
      paid: [],
      building: null,
      old: null,
      city: null,
      due: 0,
    }
    const lies = view({ phase: 'buying', wheel: wheel('', 'RR'), turn: { ...turn, basket: [] } })
    const taken = view({
      phase: 'buying',
      wheel: wheel('', 'R'),
      turn,
      seats: [seat({ screen: { stones: ['red'], coins: 17, objects: [] } }), seat()],
    })
    const done = view({ wheel: wheel('', 'R'), seats: taken.seats })
    const a = trace(null, lies)
    const b = trace(a, taken)
    const id = b.places.get('basket')?.[0].id
    expect(a.places.get('wheel:1')?.map((stone) => stone.id)).toContain(id)
    expect(b.places.get('seat:0')).toEqual([])
    expect(trace(b, done).places.get('seat:0')?.[0].id).toBe(id)
    expect(
      trace(b, lies)
        .places.get('wheel:1')
        ?.map((stone) => stone.id),
    ).toContain(id)
  })
  it('what goes behind a screen or into the bag is told', () => {
    const before = trace(null, view({ wheel: wheel('', 'R') }))
    const { left } = trace(before, view()).pieces
    expect(left.map(({ kind, place }) => [kind, place])).toEqual([['red', 'wheel:1']])
  })
  it('paid stones lie on the site until the building stands', () => {
    const turn = {
      segment: null,
      basket: [],
      paid: ['blue'] as Colour[],
      building: 'gate-2',
      old: null,
      city: 'massa' as const,
      due: 1,
    }
    const held = (stones: Colour[]) => [seat({ screen: { stones, coins: 0, objects: [] } }), seat()]
    const before = trace(
      null,
      view({ phase: 'paying', turn: { ...turn, paid: [], due: 2 }, seats: held(['blue', 'blue']) }),
    )
    const after = trace(before, view({ phase: 'paying', turn, seats: held(['blue']) }))
    expect(after.places.get('paid')?.[0].from).toBe('seat:0')
    expect(after.pieces.left).toEqual([])
  })
  it('nothing is known of a screen one may not look behind', () => {
    expect(lying(view()).has('seat:1')).toBe(false)
  })
})

describe('what a position says', () => {
  const built = (names: string[]) => ({ ...noCities(), massa: names })
  it('outlines new stones, buildings and scorings, not what was only turned', () => {
    const before = view({ wheel: wheel('W', 'R'), face_up: ['villa-1'] })
    const now = view({
      wheel: wheel('K', 'W', 'R'),
      face_up: ['gate-2'],
      seats: [seat(), seat({ cities: built(['villa-1']), scored: ['villa'] })],
    })
    expect(changed(before, now)).toEqual([
      'wheel:I:black',
      'building:gate-2',
      'board:1:villa-1',
      'score:1:villa',
    ])
  })
  it('says who scored and who owns', () => {
    const it = view({
      seats: [seat({ scored: ['villa'] }), seat({ scored: ['villa', 'massa'], cities: built(['villa-8']) })],
    })
    expect(scoredBy(it, 'villa')).toEqual([0, 1])
    expect(cityScorer(it, 'massa')).toBe(1)
    expect(cityScorer(it, 'pisa')).toBeNull()
    expect(ownerOf(it, 'villa-8')).toBe(1)
    expect(ownerOf(it, 'gate-8')).toBeNull()
  })
  it('a decision on one page of the phone opens it', () => {
    expect(pageFor(['screen:0:red', 'screen:0:blue'])).toBe('cities')
    expect(pageFor(['building:villa-1', 'building:villa-2'])).toBe('offer')
    expect(pageFor(['building:villa-1', 'score:0:villa'])).toBeNull()
    expect(pageFor(['wheel'])).toBe('market')
  })
})

describe('pictures on cards', () => {
  const own = seat({
    cities: { ...noCities(), pisa: ['villa-3', 'gate-5'], massa: ['villa-8'] },
    scored: ['villa', 'pisa'],
    screen: { stones: [], coins: 7, objects: ['book', 'book', 'flag'] },
  })
  const open = (cards: Partial<CarraraView['cards']>) =>
    view({ cards: { brown: 1, purple: 1, grey: 1, green: 0, ...cards } })
  it('every card has one', () => {
    for (const [colour, numbers] of [
      ['brown', 6],
      ['purple', 8],
      ['grey', 9],
    ] as const)
      for (let card = 1; card <= numbers; card++)
        expect(pictureOf(tables, open({ [colour]: card }), colour, own).kind).toBeTruthy()
    expect(pictureOf(tables, open({ green: 3 }), 'green', own)).toMatchObject({ kind: 'cities' })
    expect(pictureOf(tables, open({ green: 4 }), 'green', own)).toMatchObject({ kind: 'buildings' })
  })
  it('shows what the card counts', () => {
    expect(pictureOf(tables, open({ brown: 2 }), 'brown', own)).toEqual({
      kind: 'buildings',
      names: ['gate-5', 'villa-8'],
    })
    expect(pictureOf(tables, open({ grey: 6 }), 'grey', own)).toEqual({
      kind: 'buildings',
      names: ['villa-3', 'villa-8'],
    })
    expect(pictureOf(tables, open({}), 'purple', own)).toEqual({
      kind: 'things',
      things: { book: 2, flag: 1 },
    })
    expect(pictureOf(tables, open({}), 'purple', seat({ screen: null }))).toEqual({
      kind: 'things',
      things: null,
    })
    expect(tally(['a', 'b', 'a'])).toEqual({ a: 2, b: 1 })
  })
})
