import { describe, expect, it } from 'vitest'
import { card, clusters, groupCards, laid, OPENING, piles, without } from './money'

describe('money', () => {
  it('knows banknotes, certificates and the opening bid', () => {
    expect(card('brown6')).toEqual({ name: 'brown6', currency: 'brown', value: 6 })
    expect(card('certificate')).toMatchObject({ currency: null, value: 2 })
    expect(card(OPENING)).toMatchObject({ currency: null, value: 3 })
  })

  it('lays groups apart from loose cards', () => {
    const bid = [
      'red4',
      'red4',
      'brown4',
      'grey4',
      'grey6',
      'certificate',
      'certificate',
      'certificate',
      'certificate',
    ]
    expect(laid(bid, ['trio4', 'trio2'])).toEqual({
      groups: ['trio4', 'trio2'],
      loose: ['red4', 'grey6', 'certificate'],
    })
  })

  it('takes each card out once', () => {
    expect(without(['red3', 'red3'], ['red3'])).toEqual(['red3'])
    expect(without(['red3'], ['grey3'])).toEqual(['red3'])
  })

  it('piles equal cards in the order of the currencies', () => {
    expect(piles(['certificate', 'grey3', 'red7', 'grey3'])).toEqual([
      { name: 'red7', count: 1 },
      { name: 'grey3', count: 2 },
      { name: 'certificate', count: 1 },
    ])
  })

  it('puts the cards of every possible group side by side, and loses none', () => {
    const hand = [
      'red4',
      'brown4',
      'grey4',
      'grey4',
      'certificate',
      'certificate',
      'certificate',
      'grey6',
      'brown5',
    ]
    const found = clusters(hand)
    expect(found.map((cluster) => cluster.group)).toEqual([null, 'trio4', 'trio2'])
    const all = found.flatMap((cluster) =>
      cluster.piles.flatMap(({ name, count }) => Array(count).fill(name)),
    )
    expect(all.sort()).toEqual([...hand].sort())
  })

  it('makes no group of what is missing a card', () => {
    expect(
      clusters(['red4', 'brown4', 'certificate', 'certificate']).map((cluster) => cluster.group),
    ).toEqual([null])
    expect(clusters([])).toEqual([])
  })

  it('names the cards of a group', () => {
    expect(groupCards('trio7')).toEqual(['red7', 'brown7', 'grey7'])
    expect(groupCards('trio2')).toHaveLength(3)
  })
})
