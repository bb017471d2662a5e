import { describe, expect, it } from 'vitest'
import { Catalogue, i18n, LANGUAGES } from './index.svelte'
import { readWords } from './words'

const en = new Catalogue('en', [
  'and = and\nseat = Player { $number }\nred = red { $value }\nlog = { $player } takes { $cards }.\nmany = { $count ->\n    [one] one\n   *[other] { $count } of them\n}\n',
])
const card = (value: number) => ({ key: 'red', args: { value } })

describe('a catalogue', () => {
  it('names players, joins lists and nests messages', () => {
    const log = {
      key: 'log',
      args: { player: { key: 'seat', args: { number: 1 } }, cards: [card(3), card(4), card(5)] },
    }
    expect(en.say(log, ['Anna', 'Bert'])).toBe('Bert takes red 3, red 4 and red 5.')
    expect(en.say(log)).toBe('Player 1 takes red 3, red 4 and red 5.')
  })
  it('inflects what is inside, in words and in stretches, and says plainly what has no such form', () => {
    const de = new Catalogue('de', [
      'and = und\npay = Mit { $cards-with } zahlen\nred = rote { $value }\n    .with = der roten { $value }\njoker = Joker\n',
    ])
    const paying = { key: 'pay', args: { cards: [card(3), { key: 'joker', args: {} }] } }
    expect(de.say(paying)).toBe('Mit der roten 3 und Joker zahlen')
    expect(de.runs(paying)[1]).toEqual({ text: 'der roten 3', message: card(3) })
  })
  it('counts as the language does', () => {
    expect(en.text('many', { count: 1 })).toBe('one')
    expect(en.text('many', { count: 2 })).toBe('2 of them')
  })
  it('marks and notes a key that is missing', () => {
    expect(en.text('nonsense')).toBe('⟨nonsense⟩')
    expect(window.missingMessages).toContain('en nonsense')
  })
})

describe('the catalogues of all languages', () => {
  it.each(LANGUAGES)('%s has what every page says, and no game’s own words', async (language) => {
    const catalogue = new Catalogue(language, await readWords(language, null))
    for (const key of ['page-title', 'page-your-turn', 'palazzo-title', 'table-log-started', 'quick-link'])
      expect(catalogue.has(key)).toBe(true)
    for (const key of ['palazzo-card', 'guide-palazzo-aim', 'terminal-key-quit'])
      expect(catalogue.has(key)).toBe(false)
  })
})

describe('the words of the page', () => {
  it('grow with what is needed, and all of it is there in another language', async () => {
    await i18n.load('en')
    expect(i18n.catalogue.has('palazzo-card')).toBe(false)
    await Promise.all([i18n.need('palazzo'), i18n.need('guide')])
    for (const key of ['palazzo-card', 'guide-palazzo-aim']) expect(i18n.catalogue.has(key)).toBe(true)
    await i18n.load('de')
    expect(i18n.catalogue.has('palazzo-card')).toBe(true)
    expect(i18n.catalogue.has('carrara-ask-siting')).toBe(false)
  })
  it('are of the language that was chosen last, whichever comes first', async () => {
    await Promise.all([i18n.load('nl'), i18n.need('carrara'), i18n.load('en')])
    expect(i18n.language).toBe('en')
    expect(i18n.catalogue.has('carrara-ask-siting')).toBe(true)
  })
  it('of another package are no topic of ours', async () => {
    await i18n.need('asta')
    expect(i18n.language).toBe('en')
  })
})
