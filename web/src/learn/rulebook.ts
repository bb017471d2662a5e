// The rules as the page shows them: read from the very files of docs/rules, in the reader's language. They use a small
// part of Markdown (headings, clauses as list items, paragraphs, tables, emphasis), so a few lines read them; nothing
// here is put into the page as HTML.
import type { Language } from '$lib/i18n/index.svelte'

/** A run of text with its look; `clause` links to another clause. */
export interface Run {
  text: string
  look: 'plain' | 'em' | 'strong' | 'code' | 'clause'
}

export type Block =
  | { kind: 'clause'; id: string; runs: Run[] }
  | { kind: 'text'; runs: Run[] }
  | { kind: 'item'; runs: Run[] }
  | { kind: 'table'; rows: Run[][][] }
  | { kind: 'code'; text: string }

export interface Section {
  title: string
  level: number
  blocks: Block[]
}

export interface Rulebook {
  title: string
  sections: Section[]
}

const CLAUSE = /\b[A-Z]{2}-\d+\.\d+\b/
const RUNS = new RegExp(`\\*\\*(.+?)\\*\\*|\\*(.+?)\\*|\`(.+?)\`|(${CLAUSE.source})`, 'g')

/** Whether it is the number of a clause and nothing else. */
export const isClause = (id: string): boolean => new RegExp(`^${CLAUSE.source}$`).test(id)

const files = import.meta.glob<string>('../../../docs/rules/**/*.md', { query: '?raw', import: 'default' })

/** The rules of a game; in English where a language has none. */
export async function rulebook(game: string, language: Language): Promise<Rulebook | null> {
  const own = files[`../../../docs/rules/${language}/${game}.md`]
  const load = own ?? files[`../../../docs/rules/${game}.md`]
  return load ? parse(await load()) : null
}

/** The words of one clause, without marks. */
export async function clauseText(game: string, id: string, language: Language): Promise<string | null> {
  const book = await rulebook(game, language)
  for (const section of book?.sections ?? [])
    for (const block of section.blocks)
      if (block.kind === 'clause' && block.id === id) return block.runs.map((run) => run.text).join('')
  return null
}

export function parse(source: string): Rulebook {
  const book: Rulebook = { title: '', sections: [] }
  let section: Section = { title: '', level: 2, blocks: [] }
  let paragraph: string[] = []
  const flush = () => {
    if (paragraph.length) section.blocks.push({ kind: 'text', runs: runs(paragraph.join(' ')) })
    paragraph = []
  }
  book.sections.push(section)
  const lines = source.split('\n')
  for (let number = 0; number < lines.length; number += 1) {
    const line = lines[number].trim()
    const heading = /^(#{1,3}) (.+)$/.exec(line)
    const item = /^- (?:\*\*([A-Z]{2}-\d+\.\d+)\*\* ?)?(.*)$/.exec(line)
    if (heading) {
      flush()
      if (heading[1].length === 1) book.title = heading[2]
      else book.sections.push((section = { title: heading[2], level: heading[1].length, blocks: [] }))
    } else if (item) {
      flush()
      section.blocks.push(
        item[1]
          ? { kind: 'clause', id: item[1], runs: runs(item[2]) }
          : { kind: 'item', runs: runs(item[2]) },
      )
    } else if (line.startsWith('```')) {
      flush()
      const end = lines.findIndex((other, at) => at > number && other.trim().startsWith('```'))
      section.blocks.push({ kind: 'code', text: lines.slice(number + 1, end).join('\n') })
      number = end
    } else if (line.startsWith('|')) {
      flush()
      const cells = line
        .replace(/^\||\|$/g, '')
        .split('|')
        .map((cell) => cell.trim())
      if (cells.every((cell) => /^:?-+:?$/.test(cell))) continue
      const last = section.blocks.at(-1)
      if (last?.kind === 'table') last.rows.push(cells.map(runs))
      else section.blocks.push({ kind: 'table', rows: [cells.map(runs)] })
    } else if (line) {
      const last = section.blocks.at(-1)
      // A line that goes on from an item belongs to it.
      if (
        !paragraph.length &&
        last &&
        /^\s/.test(lines[number]) &&
        (last.kind === 'item' || last.kind === 'clause')
      )
        last.runs.push(...runs(` ${line}`))
      else paragraph.push(line)
    } else flush()
  }
  flush()
  book.sections = book.sections.filter((part) => part.title || part.blocks.length)
  return book
}

export function runs(text: string): Run[] {
  const found: Run[] = []
  let at = 0
  for (const match of text.matchAll(RUNS)) {
    if (match.index > at) found.push({ text: text.slice(at, match.index), look: 'plain' })
    const [whole, strong, em, code, clause] = match
    if (strong !== undefined) found.push({ text: strong, look: 'strong' })
    else if (em !== undefined) found.push({ text: em, look: 'em' })
    else if (code !== undefined) found.push({ text: code, look: 'code' })
    else found.push({ text: clause, look: 'clause' })
    at = match.index + whole.length
  }
  if (at < text.length) found.push({ text: text.slice(at), look: 'plain' })
  return found
}

/** What of a book speaks of all the words that were searched for. */
export function matching(book: Rulebook, query: string): Section[] {
  const words = query.toLocaleLowerCase().split(/\s+/).filter(Boolean)
  if (!words.length) return book.sections
  const says = (text: string) => words.every((word) => text.toLocaleLowerCase().includes(word))
  return book.sections
    .map((section) => ({
      ...section,
      blocks: says(section.title) ? section.blocks : section.blocks.filter((block) => says(blockText(block))),
    }))
    .filter((section) => section.blocks.length)
}

function blockText(block: Block): string {
  if (block.kind === 'code') return block.text
  if (block.kind === 'table')
    return block.rows
      .flat(2)
      .map((run) => run.text)
      .join(' ')
  return (block.kind === 'clause' ? `${block.id} ` : '') + block.runs.map((run) => run.text).join('')
}
