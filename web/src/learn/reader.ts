// The rules for reading: the chapters that tell how the game goes, without what is there to be cited or proven.
import type { Block, Rulebook, Run, Section } from './rulebook'

/** A chapter with its parts. */
export interface Chapter {
  number: number
  title: string
  parts: Section[]
}

/** What the game is about, and the chapters of these numbers in their order. */
export function forReaders(
  book: Rulebook,
  wanted: Iterable<number>,
): { about: Block[]; chapters: Chapter[] } {
  const numbers = new Set(wanted)
  const chapters: Chapter[] = []
  let about: Block[] = []
  let open: Chapter | null = null
  for (const section of book.sections) {
    const part = { ...section, blocks: section.blocks.map(plain) }
    if (section.level > 2) open?.parts.push(part)
    else if (section.title) {
      const [, number, title] = /^(\d+) (.+)$/.exec(section.title) ?? [null, '', section.title]
      open = numbers.has(Number(number))
        ? { number: Number(number), title: title.replaceAll('*', ''), parts: [{ ...part, title: '' }] }
        : null
      if (open) chapters.push(open)
    } else about = part.blocks.slice(0, 1)
  }
  return { about, chapters }
}

function plain(block: Block): Block {
  return block.kind === 'clause' || block.kind === 'text' || block.kind === 'item'
    ? { ...block, runs: withoutMarks(block.runs) }
    : block
}

/** Without the marks in brackets that say how sure a rule is: "(*derived*)". */
export function withoutMarks(runs: readonly Run[]): Run[] {
  const kept: Run[] = []
  for (let at = 0; at < runs.length; at += 1) {
    const [before, mark, after] = [kept.at(-1), runs[at], runs[at + 1]]
    if (mark.look === 'em' && before?.text.endsWith(' (') && after?.text.startsWith(')')) {
      kept[kept.length - 1] = { ...before, text: before.text.slice(0, -2) + after.text.slice(1) }
      at += 1
    } else kept.push({ ...mark })
  }
  return kept
}

/** A text in stretches, with those marked that were searched for. */
export function found(text: string, query: string): { text: string; hit: boolean }[] {
  const words = query.split(/\s+/).filter(Boolean).map(literal)
  if (!words.length) return [{ text, hit: false }]
  return text
    .split(new RegExp(`(${words.join('|')})`, 'gi'))
    .map((part, index) => ({ text: part, hit: index % 2 === 1 }))
    .filter((part) => part.text)
}

const literal = (word: string): string => word.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&')
