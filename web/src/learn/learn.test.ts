// The rules as they are written can be read, searched and cited; every question finds its guide.
import { describe, expect, it } from 'vitest'
import type { Prompt } from '$lib/protocol'
import { guideKey } from './guide'
import { clauseText, matching, parse, rulebook } from './rulebook'

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
