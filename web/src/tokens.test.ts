// Type is taken from the tokens: no style sheet writes a size of its own. The text of a drawing is measured in the units of
// the drawing, so a rule for it says that it is about text: `text.letter`, not `.letter`. Type may be fitted to the
// piece it stands on by clamp().
import { describe, expect, it } from 'vitest'

const sources = import.meta.glob<string>(['./**/*.svelte', './**/*.css', '!./tokens.css'], {
  query: '?raw',
  import: 'default',
  eager: true,
})
const RULE = /([^{};]+)\{([^{}]*)\}/g
const SIZE = /(?:^|[;\s])font(?:-size)?:[^;]*?(?<![\w.(/-])\d*\.?\d+px[^;]*/
const DRAWN = /^(?:.*[\s>])?(?:text|tspan)(?![\w-])[^\s>]*$/

/** The rules that set type in pixels, by their selectors. */
export function offenders(source: string): string[] {
  const css = /<style[^>]*>([\s\S]*)<\/style>/.exec(source)?.[1] ?? (source.includes('<script') ? '' : source)
  return [...css.replace(/\/\*[\s\S]*?\*\/|clamp\((?:[^()]|\([^()]*\))*\)/g, '').matchAll(RULE)]
    .map(([, selector, body]) => [selector.replace(/\s+/g, ' ').trim(), body])
    .filter(([selector, body]) => SIZE.test(body) && !selector.split(', ').every((one) => DRAWN.test(one)))
    .map(([selector]) => selector)
}

describe('sizes of type', () => {
  it.each(Object.keys(sources))('come from the tokens in %s', (path) => {
    expect(offenders(sources[path])).toEqual([])
  })
  it('are found where they do not', () => {
    const css =
      'p {\n  font: 500 14px/1.2 var(--serif);\n}\n@media (x) {\n  b, text.n {\n    font-size: 12.5px;\n  }\n}'
    expect(offenders(css)).toEqual(['p', 'b, text.n'])
    expect(
      offenders('text.n { font: 700 12px var(--sans) } a { font-size: clamp(9px, 2cqw, 13px) }'),
    ).toEqual([])
    expect(offenders('a { font: 500 var(--text-s)/20px var(--sans); padding: 2px }')).toEqual([])
  })
})
