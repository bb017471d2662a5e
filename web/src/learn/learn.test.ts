// The rules as they are written can be read, searched and cited; every question finds its guide.
import { describe, expect, it } from 'vitest'
import type { Prompt } from '$lib/protocol'
import { guideKey } from './guide'
import { hasQuick, PICTURES, type Quick } from './quick/quick'
import { forReaders, found, withoutMarks } from './reader'
import { clauseText, isClause, matching, parse, rulebook, runs } from './rulebook'

const games = Object.keys(import.meta.glob('../boards/*/card.ts')).map((path) => path.split('/')[2])

const SOURCE = `# A game

About it.

## 1 Things
- **PZ-1.1** One *thing*, see PZ-1.2.
- **PZ-1.2** Another
  on two lines.

  | a | b |
  | --- | --- |
  | 1 | 2 |

### Small
Words.
`

describe('rulebook', () => {
  it('reads what the files use', () => {
    const book = parse(SOURCE)
    expect(book.title).toBe('A game')
    expect(
      book.sections.map((section) => [section.title, section.blocks.map((block) => block.kind)]),
    ).toEqual([
      ['', ['text']],
      ['1 Things', ['clause', 'clause', 'table']],
      ['Small', ['text']],
    ])
    const [first, second] = book.sections[1].blocks
    expect(first.kind === 'clause' && first.runs.map((run) => run.look)).toEqual([
      'plain',
      'em',
      'plain',
      'clause',
      'plain',
    ])
    expect(second.kind === 'clause' && second.runs.map((run) => run.text).join('')).toBe(
      'Another on two lines.',
    )
  })

  it('finds clauses by words and by number', () => {
    const book = parse(SOURCE)
    expect(matching(book, 'another LINES')[0].blocks).toHaveLength(1)
    expect(matching(book, 'pz-1.1')[0].blocks[0]).toMatchObject({ id: 'PZ-1.1' })
    expect(matching(book, 'zebra')).toEqual([])
  })

  it.each(games)('has the clauses of %s in every language', async (game) => {
    const ids = async (language: 'en' | 'nl' | 'de') =>
      (await rulebook(game, language))?.sections
        .flatMap((section) => section.blocks)
        .flatMap((block) => (block.kind === 'clause' ? [block.id] : []))
    const english = await ids('en')
    expect(english?.length).toBeGreaterThan(60)
    expect(await ids('nl')).toEqual(english)
    expect(await ids('de')).toEqual(english)
  })

  it('cites a clause', async () => {
    expect(await clauseText('palazzo', 'PZ-3.2', 'en')).toContain('same floor twice')
    expect(await clauseText('palazzo', 'PZ-99.1', 'en')).toBeNull()
  })
})

describe('reader', () => {
  it('shows the chapters that are wanted, with their parts, and the first words', () => {
    const book = parse(`${SOURCE}\n## 2 More\n- **PZ-2.1** Else.\n`)
    const { about, chapters } = forReaders(book, [1])
    expect(about).toHaveLength(1)
    expect(
      chapters.map(({ number, title, parts }) => [number, title, parts.map((part) => part.title)]),
    ).toEqual([[1, 'Things', ['', 'Small']]])
  })

  it('leaves out how sure a rule is', () => {
    const text = (source: string) =>
      withoutMarks(runs(source))
        .map((run) => run.text)
        .join('')
    expect(text('It may carry the next (*derived*).')).toBe('It may carry the next.')
    expect(text('*Buy.* Take one (*assumed*: or two).')).toBe('Buy. Take one (assumed: or two).')
  })

  it('marks what was searched for', () => {
    expect(found('A floor, no door', 'FLOOR do')).toEqual([
      { text: 'A ', hit: false },
      { text: 'floor', hit: true },
      { text: ', no ', hit: false },
      { text: 'do', hit: true },
      { text: 'or', hit: false },
    ])
    expect(found('what?', '? [')).toContainEqual({ text: '?', hit: true })
  })

  it('tells a clause from a chapter', () => {
    expect(['PZ-5.3', 'chapter-3', 'PZ-5.3 x'].map(isClause)).toEqual([true, false, false])
  })
})

describe('quick start', () => {
  const quicks = import.meta.glob<Quick>('../boards/*/quick.ts', { import: 'quick' })

  it('has six pictures for every game with a board of its own, and none for others', () => {
    expect(games.filter((game) => !hasQuick(game))).toEqual([])
    expect(hasQuick('asta@2')).toBe(false)
  })

  it.each(games)(
    'of %s names chapters that its rules have, and every picture in one of them',
    async (game) => {
      const { chapters } = await quicks[`../boards/${game}/quick.ts`]()
      const book = await rulebook(game, 'en')
      const there = forReaders(book!, Object.keys(chapters).map(Number)).chapters.map(({ number }) => number)
      expect(there).toEqual(Object.keys(chapters).map(Number))
      const shown = Object.values(chapters).flat().sort()
      expect(shown).toEqual(Array.from({ length: PICTURES }, (_, i) => i + 1))
    },
  )
})

describe('guide', () => {
  const prompt = (key: string, choices = [{}]) =>
    ({ message: { key, args: {} }, choices }) as unknown as Prompt
  const has = (key: string) => ['guide-palazzo-bidding', 'guide-palazzo-waiting'].includes(key)

  it('falls back to the plainer question, and says what to do meanwhile', () => {
    expect(guideKey('palazzo', prompt('palazzo-ask-bidding-laid'), has)).toBe('guide-palazzo-bidding')
    expect(guideKey('palazzo', prompt('waiting', []), has)).toBe('guide-palazzo-waiting')
    expect(guideKey('palazzo', prompt('palazzo-ask-unknown'), has)).toBeNull()
  })
})
