import { flushSync } from 'svelte'
import { expect, it } from 'vitest'
import type { Host, Offer } from '$lib/host.svelte'
import { Answers } from './answers.svelte'

const offer = (text: string, role: Offer['role'] = 'choice') =>
  ({ text, role, warning: null, worth: 0, parts: [] }) as unknown as Offer

/** The buttons after one question and another of the same decision: those that have gone in brackets. */
function after(first: readonly Offer[], then: readonly Offer[]): string[] {
  let found: string[] = []
  const stop = $effect.root(() => {
    let offers = $state.raw(first)
    const host = {
      get offers() {
        return offers
      },
      get loose() {
        return offers
      },
      frame: { seq: 1 },
      prompt: { choices: first },
      replaying: false,
    }
    const answers = new Answers(host as unknown as Host, 3)
    $effect(() => {
      found = answers.buttons.map(({ key, here }) => (here ? key : `(${key})`))
    })
    flushSync()
    offers = then
    flushSync()
  })
  stop()
  return found
}

it('keeps the place of a button that has gone', () => {
  const [first, then] = [
    [offer('nothing', 'refusal'), offer('lay red')],
    [offer('play'), offer('done', 'main')],
  ]
  expect(after(first, then)).toEqual(['(lay red)', 'play'])
})

it('keeps no more places than there is room for, what could be declined included', () => {
  const first = [offer('nothing', 'refusal'), offer('lay red'), offer('lay blue')]
  expect(after(first, [offer('play'), offer('done', 'main')])).toEqual(['play'])
})
