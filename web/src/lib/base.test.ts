import { describe, expect, it } from 'vitest'
import { baseOf, hrefOf, isOurs, pathOf } from './base'

const written = (content: string): Element => {
  const meta = document.createElement('meta')
  meta.content = content
  return meta
}

describe('the path that the page lives under', () => {
  it('is what the server wrote, and none where nobody did', () => {
    expect(baseOf(written('/'))).toBe('')
    expect(baseOf(written('/palazzi/'))).toBe('/palazzi')
    expect(baseOf(written('/games/palazzi/'))).toBe('/games/palazzi')
    expect(baseOf(written('./'))).toBe('')
    expect(baseOf(null)).toBe('')
  })
  it.each(['', '/palazzi', '/games/palazzi'])('comes off an address as it was put on: %s', (under) => {
    for (const path of ['/', '/new', '/t/abc', '/palazzi', '/palazzi/x'])
      expect(pathOf(hrefOf(path, under), under)).toBe(path)
  })
  it('is not taken for the beginning of another word', () => {
    expect(isOurs('/palazzina/t/abc', '/palazzi')).toBe(false)
    expect(pathOf('/palazzina/t/abc', '/palazzi')).toBe('/palazzina/t/abc')
    expect(isOurs('/palazzi/t/abc', '/palazzi')).toBe(true)
    expect(isOurs('/anything', '')).toBe(true)
    expect(pathOf('/palazzi', '/palazzi')).toBe('/')
  })
})
