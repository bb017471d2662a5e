import { describe, expect, it } from 'vitest'
import {
  bids,
  cardPlaces,
  changed,
  clockwise,
  columns,
  expected,
  looseOf,
  scene,
  stack,
  tilePlaces,
} from './pieces'
import { MATERIALS } from './tile'
import { tablesOf } from '$lib/tables.fixture'
import type { PalazzoView, SeatView, Tables } from './view'

const tables = tablesOf('palazzo') as Tables

const seat = (more: Partial<SeatView> = {}): SeatView => ({
  hand_size: 4,
  cards: null,
  known: null,
  unknown: null,
  bid: [],
  bid_trios: [],
  bid_worth: 0,
  passed: false,
  palaces: [],
  worth: [],
  points: 0,
  reach: null,
  ...more,
})

const view = (more: Partial<PalazzoView> = {}): PalazzoView =>
  ({
    game: 'palazzo@1',
    players: 3,
    options: {},
    seat: 0,
    actor: 0,
    phase: 'turning',
    active: 0,
    start: 0,
    riders: 0,
    stacks: [[], [], []],
    quarries: [[], [], [], []],
    warehouse: [],
    removed: [],
    builder: 0,
    drawn: 0,
    price: 0,
    stock_size: 40,
    discards: [],
    revealed: [],
    to_take: 0,
    leader: -1,
    lot: [],
    tile: null,
    picks: 0,
    seats: [seat(), seat(), seat()],
    draft: null,
    ...more,
  }) as PalazzoView

const draft = {
  laid: ['red4', 'brown4', 'grey4'],
  trios: ['trio4'],
  worth: 15,
  currency: null,
  cart: [],
  change: -1,
  plan: null,
  target: -1,
}

describe('an auction', () => {
  const now = view({
    phase: 'bidding',
    active: 1,
    actor: 0,
    leader: 2,
    builder: 1,
    draft,
    seats: [
      seat({ bid: ['grey6'], bid_worth: 6 }),
      seat({ bid_worth: 3 }),
      seat({ bid: ['red7', 'certificate'], bid_worth: 9 }),
    ],
  })

  it('lists everybody from the auctioneer on', () => {
    expect(bids(tables, now).map((bid) => [bid.seat, bid.standing])).toEqual([
      [1, 'in'],
      [2, 'leader'],
      [0, 'draft'],
    ])
  })

  it('counts the draft to the bid that lies, and keeps them apart', () => {
    const mine = bids(tables, now)[2]
    expect(mine).toMatchObject({
      worth: 21,
      lying: { loose: ['grey6'], groups: [] },
      adding: { loose: [], groups: ['trio4'] },
    })
  })

  it('shows the opening certificate with the auctioneer until he passes', () => {
    expect(looseOf(bids(tables, now)[0])).toEqual(['certificate3'])
    const out = { ...now, seats: [now.seats[0], seat({ passed: true }), now.seats[2]] }
    expect(looseOf(bids(tables, out)[0])).toEqual([])
    expect(bids(tables, out)[0].standing).toBe('out')
  })

  it('shows others no draft', () => {
    expect(bids(tables, { ...now, draft: null })[2]).toMatchObject({ standing: 'in', worth: 6 })
  })
})

describe('places', () => {
  it('list every tile once', () => {
    const now = view({
      warehouse: ['brick-1-1'],
      quarries: [['brick-2-1'], [], [], ['marble-1-1']],
      lot: ['brick-3-1'],
      tile: 'brick-4-1',
      seats: [seat({ palaces: [['marble-2-1', 'marble-3-1'], []] }), seat(), seat()],
      draft: { ...draft, cart: ['brick-5-1'] },
    })
    expect(Object.values(tilePlaces(now)).flat()).toHaveLength(8)
    expect(tilePlaces(now)['palace:0:0']).toEqual(['marble-2-1', 'marble-3-1'])
  })

  it('show seen cards of others only with the memory aid, and all hands that are open', () => {
    const now = view({ seats: [seat({ cards: ['red3'] }), seat({ known: ['grey7'], unknown: 3 }), seat()] })
    expect(cardPlaces(now, 0)['hand:1']).toEqual(['grey7'])
    expect(cardPlaces(now, 0)['hand:2']).toEqual([])
    expect(cardPlaces(now, 0)['hand:0']).toEqual(['red3'])
  })
})

describe('the display', () => {
  it('finds the stack that is drawn from', () => {
    expect(stack(view({ stacks: [[], ['brick-4-1'], ['brick-5-1']] }))).toBe(1)
    expect(stack(view())).toBe(2)
  })

  it('counts 48 tiles, each to come or seen', () => {
    const now = view({ stacks: [['brick-3-1'], ['marble-4-2'], []] })
    const all = MATERIALS.flatMap((material) =>
      [1, 2, 3, 4, 5].flatMap((floor) => expected(tables, now, material, floor)),
    )
    expect(all).toHaveLength(48)
    expect(all.filter((one) => one.coming)).toHaveLength(2)
    expect(expected(tables, now, 'brick', 3)).toEqual([
      { windows: 1, coming: true },
      { windows: 1, coming: false },
      { windows: 2, coming: false },
      { windows: 3, coming: false },
    ])
  })

  it('has room for any number of tiles', () => {
    for (let count = 0; count <= 9; count++) expect(columns(count, 3) * 3).toBeGreaterThanOrEqual(count)
    expect(columns(2, 3)).toBe(2)
    expect(columns(4, 3)).toBe(2)
  })

  it('is about what goes on', () => {
    expect(scene(view({ phase: 'bidding' }))).toBe('auction')
    expect(scene(view({ phase: 'placing' }))).toBe('lot')
    expect(scene(view({ phase: 'ended' }))).toBe('tiles')
  })
})

describe('what changed', () => {
  it('names new tiles, floors of others, riders and the builder', () => {
    const before = view({ warehouse: ['brick-1-1'] })
    const now = view({
      warehouse: ['brick-1-1', 'brick-1-1'],
      quarries: [[], ['marble-2-2'], [], []],
      riders: 1,
      builder: 1,
      seats: [seat({ palaces: [['brick-2-1']] }), seat({ palaces: [['marble-1-1']] }), seat()],
    })
    expect(changed(before, now).sort()).toEqual(
      ['builder', 'palace:1:1:1', 'quarry:1:marble-2-2', 'riders', 'warehouse:brick-1-1'].sort(),
    )
    expect(changed(now, now)).toEqual([])
  })
})

it('goes round the table', () => {
  expect(clockwise(4, 2)).toEqual([2, 3, 0, 1])
})
