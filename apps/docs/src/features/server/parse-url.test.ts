import { expect, test } from 'vitest'
import { parseUrl } from './parse-url'

test('accepts web addresses, without their trailing slash', () => {
  expect(parseUrl('https://api.example/')).toBe('https://api.example')
  expect(parseUrl('http://localhost:8080/mesh//')).toBe('http://localhost:8080/mesh')
})

test.each([
  '',
  'api.example',
  'ftp://api.example',
  'https://user:secret@api.example',
  'https://api.example/?key=1',
  'https://api.example/#x',
  null,
  7,
])('rejects %j', (text) => {
  expect(parseUrl(text)).toBeUndefined()
})
