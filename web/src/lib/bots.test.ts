import { expect, it } from 'vitest'
import { botName, botPortrait, isLevel } from './bots'

it('two bots of a level have two names', () => {
  expect(botName('casual', 0)).toBe('Nella')
  expect(botName('casual', 1)).toBe('Baldo')
  expect(botName('master')).toBe('Fioravante')
})

it('a level nobody told us about keeps its own name', () => {
  expect(botName('oracle')).toBe('oracle')
  expect(botName('oracle', 1)).toBe('oracle 2')
  expect(botPortrait('oracle')).toBe('casual')
  expect(isLevel('Anna')).toBe(false)
})
