import { expect, test, vi } from 'vitest'
import { offersOf } from './host.svelte'
import type { Prompt } from './protocol'

// a host asks how much room the window has, and jsdom has none
vi.hoisted(() => vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener: () => undefined })))

const choice = { action: 7, text: 'pay red5', label: { key: 'plain' }, parts: ['hand:red5'], role: 'choice' }
const suggestion = { actions: [7], texts: ['pay red5'], label: { key: 'exact' }, parts: [], role: 'main' }
const longer = { ...suggestion, actions: [7, 8], texts: ['pay red5', 'done'] }

test('a suggestion of one action is offered once, as the choice it is', () => {
  const prompt = { choices: [choice], suggestions: [suggestion, longer], rules: [] } as unknown as Prompt
  expect(offersOf(prompt).map(({ text, label, role, parts }) => [text, label.key, role, parts])).toEqual([
    ['pay red5, done', 'exact', 'main', []],
    ['pay red5', 'exact', 'main', ['hand:red5']],
  ])
})
