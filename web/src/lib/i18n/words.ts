// The catalogues as files: what every page says is one chunk per language, what only one game says another, and so are the
// guides and the quick starts. vite.config.ts puts the files of a chunk together, by the same names, and leaves out what only the
// terminal says.
import type { Language } from './index.svelte'

/** What is read when it is needed, beside the games. */
export const LATE = ['guide', 'quick', 'operator'] as const
/** A game by its id, or one of those. */
export type Topic = string

const files = import.meta.glob<string>('../../../../src/palazzi/locale/*/*.ftl', {
  query: '?raw',
  import: 'default',
})
const NAMED = /locale\/([a-z]+)\/([a-z-]+)\.ftl$/

interface File {
  language: string
  name: string
  read: () => Promise<string>
}
const all: File[] = Object.entries(files).map(([path, read]) => {
  const [, language, name] = NAMED.exec(path)!
  return { language, name, read }
})
/** The games that have words of their own here; those of other packages are asked of the server. */
const games = new Set(
  all.filter(({ name }) => name.startsWith('page-')).map(({ name }) => name.slice('page-'.length)),
)

const topicOf = (name: string): Topic | null => {
  const plain = name.replace(/^page-/, '')
  return games.has(plain) || (LATE as readonly string[]).includes(plain) ? plain : null
}

/** All topics that there are words for. */
export const wordTopics = (): Topic[] => [...games, ...LATE]

/** Whether there are words for it. */
export const hasWords = (topic: Topic): boolean => wordTopics().includes(topic)

/** The texts of a topic, or with null what every page says. */
export const readWords = (language: Language, topic: Topic | null): Promise<string[]> =>
  Promise.all(
    all
      .filter((file) => file.language === language && topicOf(file.name) === topic)
      .map(({ read }) => read()),
  )
