// The codes against those that the Python package qrcode draws of the same texts.
import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js'
import { expect, test } from 'vitest'
import { qr } from './qr'

const LONG = `http://palazzi.example/#device=${'ab3-'.repeat(60)}`

test.each([
  [5, '36b00095e4debab4'],
  [40, 'e90bdda9c7cb551f'],
  [80, '9399bc864fc434a5'],
  [150, '06d41c6a9cdc8427'],
  [213, 'ccc9286e5458baa4'],
])('a text of %i bytes', (length, digest) => {
  const drawn = qr(LONG.slice(0, length))!
    .flatMap((row) => row.map(Number))
    .join('')
  expect(bytesToHex(sha256(utf8ToBytes(drawn))).slice(0, 16)).toBe(digest)
})

test('a text that is too long', () => expect(qr(LONG.slice(0, 214))).toBeNull())
