// A folder here is a game's, with everything a shelf, a rules page and a table need; every other game has the generic board.
import { describe, expect, it } from 'vitest'
import { Catalogue } from '$lib/i18n/index.svelte'
import { cardOf } from '.'
import { fields } from './generic/fields'

const names = (all: Record<string, unknown>) => Object.keys(all).map((path) => path.split('/').at(-2))
const boards = names(import.meta.glob('./*/index.ts'))

describe('the games', () => {
  it('have each a board, a card and a picture', async () => {
    expect(boards.length).toBeGreaterThan(3)
    expect(names(import.meta.glob('./*/card.ts'))).toEqual(boards)
    const other = cardOf('asta@2')
    for (const game of boards) {
      const card = cardOf(`${game}@1`)
      expect(card.glyph).not.toBe(other.glyph)
      expect((await card.picture()).default).toContain('<svg')
    }
  })
})

describe('the generic board', () => {
  const words = new Catalogue('en', [
    'asta-view-prize = Prize\nasta-view-pile = To come\nasta-seat-hands = Hands\nasta-seat-laid = Laid\n',
  ])
  const view = {
    game: 'asta@2',
    players: 2,
    seat: 1,
    prize: '-3',
    pile: ['1', '2'],
    stock: 7,
    hands: [null, ['4', '12']],
    laid: ['12', null],
  }
  const read = fields(view, words, ['hand:12', 'hand:4'], 1)
  const text = (all: (typeof read)['shared']) => all.map((one) => [one.label, one.values.map((v) => v.text)])

  it('shows what has a name, for everybody and for each seat', () => {
    expect(text(read.shared)).toEqual([
      ['Prize', ['−3']],
      ['To come', ['1', '2']],
    ])
    expect(text(read.seats[0])).toEqual([
      ['Hands', []],
      ['Laid', ['12']],
    ])
    expect(text(read.seats[1])).toEqual([
      ['Hands', ['4', '12']],
      ['Laid', []],
    ])
  })
  it('makes parts of what the reader is asked about, where it lies before the reader', () => {
    const parts = (all: (typeof read)['shared']) => all.flatMap((one) => one.values.map((v) => v.part))
    expect(parts(read.seats[1])).toEqual(['hand:4', 'hand:12'])
    expect(parts(read.seats[0])).toEqual([null])
    expect(parts(read.shared)).toEqual([null, null, null])
  })
})
