import { describe, expect, it } from 'vitest'
import { card, clusters, laid, OPENING, piles, without } from './money'
import { tablesOf } from '$lib/tables.fixture'
import type { Tables } from './view'

const tables = tablesOf('palazzo') as Tables

describe('money', () => {
  it('knows banknotes, certificates and the opening bid', () => {
    expect(card(tables, 'brown6')).toEqual({ currency: 'brown', value: 6 })
    expect(card(tables, 'certificate')).toMatchObject({ currency: null, value: 2 })
    expect(card(tables, OPENING)).toMatchObject({ currency: null, value: 3 })
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
    expect(laid(tables, bid, ['trio4', 'trio2'])).toEqual({
      groups: ['trio4', 'trio2'],
      loose: ['red4', 'grey6', 'certificate'],
    })
  })

  it('takes each card out once', () => {
    expect(without(['red3', 'red3'], ['red3'])).toEqual(['red3'])
    expect(without(['red3'], ['grey3'])).toEqual(['red3'])
  })

  it('piles equal cards in the order of the currencies', () => {
    expect(piles(tables, ['certificate', 'grey3', 'red7', 'grey3'])).toEqual([
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
    const found = clusters(tables, hand)
    expect(found.map((cluster) => cluster.group)).toEqual([null, 'trio4', 'trio2'])
    const all = found.flatMap((cluster) =>
      cluster.piles.flatMap(({ name, count }) => Array(count).fill(name)),
    )
    expect(all.sort()).toEqual([...hand].sort())
  })

  it('makes no group of what is missing a card', () => {
    expect(
      clusters(tables, ['red4', 'brown4', 'certificate', 'certificate']).map((cluster) => cluster.group),
    ).toEqual([null])
    expect(clusters(tables, [])).toEqual([])
  })
})
