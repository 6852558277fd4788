import { expect, test } from 'vitest'
import {
  fitsShortened,
  isPartOfAddress,
  memoOf,
  shortenedOf,
  shortPartOfAddress,
  wordsOf,
} from './parts'

test.each([
  ['J8gqYehTJ', true],
  ['0x3f1fba70', true],
  ['3f1fba70', true],
  ['J8gqYehTJhJWrfcUd766sU', true],
  ['J8g', false],
  ['not an address', false],
  [`0x${'5c'.repeat(32)}`, false],
])('%s: whether it may be a part of an address', (text, is) => {
  expect(isPartOfAddress(text)).toBe(is)
})

test.each([
  ['zebra crossing', 'zebra crossing'],
  ['Moonlight', 'moonlight'],
  ['J8gqYe', undefined],
  ['0xab12', undefined],
  ['no', undefined],
])('%j may be words of a verse: %j', (text, words) => {
  expect(wordsOf(text)).toBe(words)
})

test.each([
  ['INVOICE-1024', 'INVOICE-1024'],
  ['salary-17', 'SALARY-17'],
  ['1-AB-2', '1-AB-2'],
  ['autumn-moon', undefined],
  ['INVOICE 1024', undefined],
  ['1024', undefined],
])('%j may be a memo: %j', (text, memo) => {
  expect(memoOf(text)).toBe(memo)
})

test.each([
  ['Jxx', 'Jxx'],
  ['x7k', 'x7k'],
  ['fog', undefined],
  ['J0x', undefined],
  ['Jxxy', undefined],
])('%j may be a short part of an address: %j', (text, part) => {
  expect(shortPartOfAddress(text)).toBe(part)
})

test.each([
  ['J8gqYehT…8THktNs', { start: 'J8gqYehT', end: '8THktNs' }],
  ['0x84f0...4451', { start: '0x84f0', end: '4451' }],
  ['84f0..4451', { start: '84f0', end: '4451' }],
  ['J8gqYehT…', undefined],
  ['3.14', undefined],
  ['explorer.mochimo.org', undefined],
])('%s is shortened: %j', (text, ends) => {
  expect(shortenedOf(text)).toEqual(ends)
})

test('a shortened hash may be any with its ends, in either case', () => {
  const ends = { start: '84F0', end: '4451' }
  expect(fitsShortened(ends, '0x84f0aa4451')).toBe(true)
  expect(fitsShortened(ends, '0x84f0aa4452')).toBe(false)
  expect(fitsShortened(ends, '0x94f0aa4451')).toBe(false)
})
