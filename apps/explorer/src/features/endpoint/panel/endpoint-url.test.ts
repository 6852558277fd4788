import { describe, expect, test } from 'vitest'
import { endpointUrlProblem, parseEndpointUrl } from './endpoint-url'

describe('without a scheme', () => {
  test.each([
    ['127.0.0.1:5180', 'http://127.0.0.1:5180'],
    ['localhost:5180', 'http://localhost:5180'],
    ['localhost', 'http://localhost'],
    [' LocalHost:5180/api/ ', 'http://localhost:5180/api'],
    ['node.localhost:8080', 'http://node.localhost:8080'],
    ['[::1]:8080', 'http://[::1]:8080'],
    ['api.mochimo.org', 'https://api.mochimo.org'],
    ['node.example.org:8443/mesh', 'https://node.example.org:8443/mesh'],
    ['192.168.1.7:8080', 'https://192.168.1.7:8080'],
    ['localhost.example.org', 'https://localhost.example.org'],
    ['127.0.0.1.example.org', 'https://127.0.0.1.example.org'],
  ])('%s is %s', (text, url) => {
    expect(parseEndpointUrl(text)).toBe(url)
  })

  test.each(['nonsense', 'node:8080', 'two words.org', '', '127.0.0.1:port'])(
    '%j is not an address',
    (text) => {
      expect(parseEndpointUrl(text)).toBeUndefined()
    },
  )

  test('other rules still apply', () => {
    expect(endpointUrlProblem('localhost:5180/?')).toBe('query')
    expect(endpointUrlProblem('localhost:99999')).toBe('not-a-url')
  })
})

test('keeps a given scheme', () => {
  expect(parseEndpointUrl('https://localhost:8443')).toBe('https://localhost:8443')
  expect(parseEndpointUrl('http://node.example.org/')).toBe('http://node.example.org')
  expect(endpointUrlProblem('ftp://example.org')).toBe('scheme')
})
