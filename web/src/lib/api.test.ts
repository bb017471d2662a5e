import { expect, it } from 'vitest'
import { Trouble } from './api'
import { Catalogue, i18n } from './i18n/index.svelte'
import { readWords } from './i18n/words'

it('says a refusal in the language of the reader, from what the server said as data', async () => {
  const before = i18n.catalogue
  i18n.catalogue = new Catalogue('nl', await readWords('nl', null))
  const message = 'Only the host of the table may do that.'
  const said = { key: 'table-error-host-only', args: {} }
  expect(Trouble.of({ type: 'error', code: 'forbidden', message, said }).sentence).toBe(
    'Dat mag alleen de gastheer van de tafel.',
  )
  expect(
    Trouble.of({
      type: 'error',
      code: 'not_your_turn',
      message,
      said: { key: 'error-not-your-turn', args: {} },
    }).sentence,
  ).toBe('Jij bent niet aan de beurt.')
  expect(Trouble.of({ type: 'error', code: 'forbidden', message }).sentence).toBe(message)
  i18n.catalogue = before
})
