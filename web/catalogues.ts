// How the catalogues come into the page: which files are one chunk, and what of them the page leaves out.
import { existsSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'

/** Which words are read together (src/lib/i18n/words.ts): by language, and by game where they are one game's. */
const WORDS = /locale\/([a-z]+)\/(?:page-)?([a-z]+)\.ftl/
const APART = /^(guide|quick|operator)$/
const locale = fileURLToPath(new URL('../src/palazzi/locale/en', import.meta.url))

export function wordChunk(id: string): string | undefined {
  const found = WORDS.exec(id)
  if (!found) return undefined
  const [, language, topic] = found
  const apart = APART.test(topic) || existsSync(`${locale}/page-${topic}.ftl`)
  return apart ? `words-${language}-${topic}` : `words-${language}`
}

/** Catalogues as the page needs them: without what only the terminal says, and without comments. */
export const catalogues: Plugin = {
  name: 'catalogues',
  enforce: 'pre',
  load(id) {
    const file = id.replace(/\?raw$/, '')
    if (file === id || !WORDS.test(file)) return null
    let kept = true
    const lines = readFileSync(file, 'utf-8')
      .split('\n')
      .filter((line) => {
        if (/^[a-z#-]/.test(line)) kept = !/^(terminal-|#)/.test(line)
        return kept && line.trim()
      })
    return `export default ${JSON.stringify(`${lines.join('\n')}\n`)}`
  },
}
