// A small position for tests: two players in the middle of a turn.
import type { FirenzeView, SeatView, Tower } from './view'

export const tower = (colour: Tower['colour'], height: number, old = false): Tower => ({
  colour,
  height,
  old,
  doomed: false,
})

export const seat = (fields: Partial<SeatView> = {}): SeatView => ({
  store: {},
  towers: [],
  worth: [],
  brick_limit: 10,
  card_limit: 5,
  hand_size: 0,
  cards: [],
  buildings: [],
  seals: 9,
  bell: false,
  points: 0,
  ...fields,
})

const POINTS = [1, 2, 3, 4, 5, 7]

export const example = (fields: Partial<FirenzeView> = {}): FirenzeView => ({
  players: 2,
  seat: 0,
  actor: 0,
  options: {},
  tables: {
    points: { white: POINTS, yellow: POINTS, green: POINTS, red: POINTS, blue: POINTS, purple: POINTS },
    flags: { white: 2, yellow: 3, green: 3, red: 4, blue: 4, purple: 5 },
    floors: { 5: 1, 6: 2, 7: 3, 8: 4 },
  },
  phase: 'taking',
  active: 0,
  turn: 1,
  quiet: 0,
  quiet_limit: 40,
  dead: null,
  owner: Array.from({ length: 6 }, () => [-1, -1, -1, -1, -1, -1]),
  leaders: [-1, -1, -1, -1, -1, -1],
  balconies: [
    { numeral: 'I', colour: 'white', height: 6, points: 7, delivered: true },
    { numeral: 'II', colour: 'red', height: 5, points: 8, delivered: false },
    { numeral: 'III', colour: 'green', height: 6, points: 9, delivered: false },
  ],
  floors: [true, false, true, true],
  church: [], endgame: -1, to_place: 0,
  row: ['mason', 'flood', 'fame', 'mason', 'bridge', 'tribute'].map((card) => ({ card, bricks: { white: 2, red: 1 } })),
  pile_size: 0, discards_size: 0, top: null, bag: {},
  seats: [seat({ store: { white: 3, red: 1 } }), seat({ store: { blue: 2 } })],
  played: [],
  swapped: false,
  built: 0,
  cost: null,
  costs: [0, 0, 0, 1, 3, 6, 10],
  toll: 3,
  prices: [0, 1, 2, 3, 4, 5],
  target: -1,
  wanted: null,
  owed: 0,
  card: null,
  pending: {},
  person: null,
  back: null,
  ...fields,
})
