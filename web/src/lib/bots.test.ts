import { expect, it } from 'vitest'
import { botName, botPortrait, isLevel, likeBefore } from './bots'

it('two bots of a level have two names', () => {
  expect(botName('casual', 0)).toBe('Nella')
  expect(botName('casual', 1)).toBe('Baldo')
  expect(botName('master')).toBe('Fioravante')
})

it('a bot is the same person by name and portrait, wherever it sits', () => {
  const seats = ['Anna', 'casual', 'strong', 'casual'].map((name) => ({
    kind: name === 'Anna' ? 'human' : 'bot',
    name,
  }))
  expect(seats.map((_, seat) => likeBefore(seats, seat))).toEqual([0, 0, 0, 1])
})

it('a level nobody told us about keeps its own name', () => {
  expect(botName('oracle')).toBe('oracle')
  expect(botName('oracle', 1)).toBe('oracle 2')
  expect(botPortrait('oracle')).toBe('casual')
  expect(isLevel('Anna')).toBe(false)
})
