import { expect, it } from 'vitest'
import { readWords, wordTopics } from './i18n/words'
import { HEARD_KEYS, soundsOf } from './sounds'

it('names only sentences that the games have', async () => {
  const known = (await Promise.all([null, ...wordTopics()].map((topic) => readWords('en', topic)))).flat()
  for (const key of HEARD_KEYS)
    expect(
      known.some((text) => text.includes(`\n${key} =`)),
      key,
    ).toBe(true)
})

it('hears what a sentence is made of, in its order', () => {
  const reveal = { key: 'palazzo-log-reveal', args: { card: 'red 5' } }
  const found = { key: 'palazzo-log-found', args: {} }
  expect(soundsOf({ key: 'palazzo-log-then', args: { all: [reveal, found] } })).toEqual(['card', 'tile'])
  expect(soundsOf({ key: 'palazzo-log-pass', args: {} })).toEqual([])
})
