// There is one small screen and one desk: style sheets ask for them in the words of narrow.svelte.ts.
import { describe, expect, it } from 'vitest'

const sources = import.meta.glob<string>(['../**/*.svelte', '../**/*.css', './narrow.svelte.ts'], {
  query: '?raw',
  import: 'default',
  eager: true,
})
const said = sources['./narrow.svelte.ts']
const query = (name: string) => new RegExp(`${name} = '(.*)'`).exec(said)![1]
const SMALL = query('SMALL')
const LARGER = '(min-width: 821px) and (min-height: 501px)'

/** The queries that mean a small screen or its opposite, in other words. */
export function strays(source: string): string[] {
  return [...source.matchAll(/@media ([^{]*)\{/g)]
    .map(([, asked]) => asked.trim())
    .filter((asked) => /82[01]px|50[01]px/.test(asked))
    .filter((asked) => ![SMALL, LARGER, query('LYING')].includes(asked))
}

describe('a small screen', () => {
  it.each(Object.keys(sources))('is the same in %s', (path) => {
    expect(strays(sources[path])).toEqual([])
  })
  it('is found in other words', () => {
    expect(strays('@media (max-width: 820px) { a {} } @media (min-width: 1240px) { a {} }')).toEqual([
      '(max-width: 820px)',
    ])
  })
})
