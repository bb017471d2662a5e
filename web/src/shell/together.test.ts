import { expect, test } from 'vitest'
import { together, type DrawnRun } from './together'

const drawn = (text: string, worded = false) =>
  ({ text, drawing: { drawn: null, worded } }) as unknown as DrawnRun
const said = (text: string): DrawnRun => ({ text, drawing: null })
/** Brackets around what stays on one line, with a star for the drawing. */
const lines = (...runs: DrawnRun[]) =>
  together(runs)
    .map(({ drawing, close, rest }) => (drawing ? `[*${close}]` : '') + rest)
    .join('')

test('a comma stays with the drawing before it', () => {
  expect(
    lines(
      said('Nella has '),
      drawn('red'),
      said(', '),
      drawn('blue'),
      said(' and '),
      drawn('green'),
      said('.'),
    ),
  ).toBe('Nella has [*,] [*] and [*.]')
  expect(lines(drawn('red'), said(''), said('.'))).toBe('[*.]')
})

test('a name begins beside its drawing', () => {
  expect(lines(said('Baldo takes '), drawn('the Alchemist', true), said(' from place 1.'))).toBe(
    'Baldo takes [*\u202fthe] Alchemist from place 1.',
  )
})

test('no letter is lost or doubled', () => {
  const runs = [said('a '), drawn('b'), drawn('c'), said('), d'), drawn(''), said('?!')]
  expect(lines(...runs)).toBe('a [*][*),] d[*?!]')
})
