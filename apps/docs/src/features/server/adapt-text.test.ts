import { expect, test } from 'vitest'
import { exampleValues } from '../../samples/example-values'
import { adaptText } from './adapt-text'

const call = `curl https://api.mochimo.org/block # ${exampleValues.blockIndex}`
const program = "const API = 'http://localhost:8080' // npx @mcm/devnet"

test('replaces the endpoint and the values of its chain', () => {
  const values = { blockIndex: 7 }
  expect(adaptText(call, { url: 'https://example.org', values })).toBe(
    'curl https://example.org/block # 7',
  )
})

test.each([
  ['http://localhost:4174', 'http://localhost:4174'],
  ['http://127.0.0.1:9000', 'http://127.0.0.1:9000'],
  ['http://[::1]:9000', 'http://[::1]:9000'],
  ['https://api.mochimo.org', 'http://localhost:8080'],
  ['https://127.example.org', 'http://localhost:8080'],
])('with %s, a program that needs a devnet uses %s', (url, used) => {
  expect(adaptText(program, { url, values: {} })).toBe(
    program.replace('http://localhost:8080', used),
  )
})
