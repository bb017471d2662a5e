import { expect, it, vi } from 'vitest'
import { api, Trouble } from './api'
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

it('waits longer for a bot that thinks than the server does, so that its own answer comes', async () => {
  const given: number[] = []
  const timeout = vi.spyOn(AbortSignal, 'timeout').mockImplementation((ms) => {
    given.push(ms)
    return new AbortController().signal
  })
  const fetched = vi.spyOn(globalThis, 'fetch').mockImplementation(() => Promise.resolve(Response.json({})))
  await api.hint('t', 'token')
  await api.look('t')
  timeout.mockRestore()
  fetched.mockRestore()
  // 30 s for the process to start and 10 s for the thought (server/workers/bots.py)
  expect(given[0]).toBeGreaterThan(40_000)
  expect(given[1]).toBeLessThan(20_000)
})
