import { expect, test } from 'vitest'
import { formatJson } from './format-json'

const format = (text: string) =>
  formatJson(text)
    .map((token) => token.text)
    .join('')

test('formats like JSON.stringify', () => {
  const value = { a: [1, -2.5e3, 'x "y" {', []], b: {}, c: null, d: [{ e: true }] }
  expect(format(JSON.stringify(value))).toBe(JSON.stringify(value, null, 2))
})

test('keeps every digit of large numbers', () => {
  expect(format('{"amount":9007199254740993}')).toBe('{\n  "amount": 9007199254740993\n}')
})

test('leaves strings unchanged', () => {
  expect(format('{"a":"x, {y}: [z] \\" \\\\"}')).toBe('{\n  "a": "x, {y}: [z] \\" \\\\"\n}')
})

test('distinguishes keys from values', () => {
  const kinds = formatJson('{"a":"b","c":1}').flatMap(({ text, kind }) =>
    kind && kind !== 'punctuation' ? [[text, kind]] : [],
  )
  expect(kinds).toEqual([
    ['"a"', 'keyword'],
    ['"b"', 'string'],
    ['"c"', 'keyword'],
    ['1', 'constant'],
  ])
})
