import { beforeEach, expect, it } from 'vitest'
import { moveFocus } from './keys'

function part(name: string, x: number, y: number, can = true): HTMLElement {
  const element = document.createElement('div')
  element.dataset.part = name
  element.tabIndex = 0
  element.className = can ? 'can' : ''
  const box = new DOMRect(x, y, 10, 10)
  element.getBoundingClientRect = () => box
  element.getClientRects = () => [box] as unknown as DOMRectList
  document.body.append(element)
  return element
}
const focused = () => (document.activeElement as HTMLElement).dataset.part

beforeEach(() => document.body.replaceChildren())

it('arrows go to the nearest part that can be chosen in that direction', () => {
  const from = part('a', 0, 0)
  part('dull', 20, 0, false)
  part('b', 60, 0)
  part('c', 0, 60)
  expect(moveFocus(from, 'ArrowRight', false)).toBe(true)
  expect(focused()).toBe('b')
  moveFocus(from, 'ArrowDown', false)
  expect(focused()).toBe('c')
  moveFocus(from, 'ArrowRight', true)
  expect(focused()).toBe('dull')
})

it('other keys are left alone', () => {
  expect(moveFocus(part('a', 0, 0), 'x', false)).toBe(false)
})
