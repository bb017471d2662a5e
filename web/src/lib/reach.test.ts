import { describe, expect, it } from 'vitest'
import { addressFor } from './reach.svelte'

const at = (url: string) => new URL(url)
const said = (url: string, local: string) => ({ url, local, opens_by: '' })

describe('the address for others', () => {
  it.each(['http://127.0.0.1:8000', 'http://localhost:8000', 'http://[::1]:8000', 'http://a.localhost'])(
    '%s is nobody else’s: the server says which is, or that there is none',
    (own) => {
      expect(addressFor(at(own), said('', 'http://192.168.1.5:8000'))).toBe('http://192.168.1.5:8000')
      expect(addressFor(at(own), said('', ''))).toBe('')
      expect(addressFor(at(own), null)).toBeNull()
    },
  )
  it('is the one that I used, wherever others can use it', () => {
    expect(addressFor(at('http://desk:8000'), said('', 'http://192.168.1.5:8000'))).toBe('http://desk:8000')
    expect(addressFor(at('https://play.example.org'), null)).toBe('https://play.example.org')
  })
  it('is what the host says, whatever I used', () => {
    const url = 'https://play.example.org'
    expect(addressFor(at('http://127.0.0.1:8000'), said(url, 'http://192.168.1.5:8000'))).toBe(url)
    expect(addressFor(at('http://192.168.1.5:8000'), said(url, ''))).toBe(url)
  })
})
