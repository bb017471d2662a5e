import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { figures, keepWaiting } from './numbers'

describe('figures', () => {
  const root = document.createElement('div')
  const figure = (id: string) => root.querySelector(`#${id}`)?.firstChild as Text
  const shown = () => ['store', 'points', 'ask'].map((id) => figure(id).nodeValue)
  beforeEach(() => {
    vi.useFakeTimers()
    Element.prototype.animate = vi.fn()
    root.innerHTML =
      '<section><b id="store">3</b><i id="brick"></i></section><section><b id="points">7</b></section>' +
      '<section class="prompt"><b id="ask">pay 1</b></section>'
    document.body.append(root)
  })
  afterEach(() => {
    figures(root)
    vi.useRealTimers()
  })
  const change = () => {
    const before = figures(root)
    figure('store').nodeValue = '4'
    figure('points').nodeValue = '9'
    figure('ask').nodeValue = 'pay 2'
    const brick = root.querySelector('#brick')!
    keepWaiting(before, [
      { where: brick, at: 400 },
      { where: document.body, at: 700 },
    ])
  }

  it('change when what changes them has landed, and questions at once', () => {
    change()
    expect(shown()).toEqual(['3', '7', 'pay 2'])
    vi.advanceTimersByTime(400)
    expect(shown()).toEqual(['4', '7', 'pay 2'])
    vi.advanceTimersByTime(300)
    expect(shown()).toEqual(['4', '9', 'pay 2'])
  })

  it('are true before the next step is drawn, and stay what that one made of them', () => {
    change()
    figures(root)
    expect(shown()).toEqual(['4', '9', 'pay 2'])
    change()
    figure('points').nodeValue = '12'
    vi.advanceTimersByTime(1000)
    expect(shown()).toEqual(['4', '12', 'pay 2'])
  })

  it('do not wait where nothing flies', () => {
    const before = figures(root)
    figure('store').nodeValue = '5'
    keepWaiting(before, [])
    expect(shown()[0]).toBe('5')
  })
})
