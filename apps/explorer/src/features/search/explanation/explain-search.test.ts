import { describe, expect, test } from 'vitest'
import { explainSearch, type RuleReading } from './explain-search'

const HASH = '362e13b697d9926281785238ff5c84c47d942962f3a8e6814825edef40151570'

function why(text: string, rule: RuleReading['rule']): string | undefined {
  return explainSearch(text).find((reading) => reading.rule === rule)?.why
}

test('the six rules come in their order, and exactly one applies', () => {
  const texts = ['', '1078535', '3f1fba7025c7d37470e7260117a72b7de9f5ca59', HASH, 'hello', 'O0l']
  for (const text of [...texts, 'J8gqYehTJhJWrfcUd766sUQ8THktNs', '0x', 'a b']) {
    const readings = explainSearch(text)
    expect(readings.map(({ rule }) => rule)).toEqual([
      'blank',
      'number',
      'hex',
      'base58',
      'hash',
      'rest',
    ])
    expect(readings.filter(({ applies }) => applies)).toHaveLength(1)
  }
})

test.each([
  ['', 'blank'],
  ['1078535', 'number'],
  ['0x3f1fba7025c7d37470e7260117a72b7de9f5ca59', 'hex'],
  ['J8gqYehTJhJWrfcUd766sUQ8THktNs', 'base58'],
  [`0x${HASH}`, 'hash'],
  ['Block #1,078,535', 'number'],
  ['hello', 'rest'],
  ['/mempool', 'rest'],
])('%j is for rule %s', (text, rule) => {
  expect(explainSearch(text).find(({ applies }) => applies)?.rule).toBe(rule)
})

describe('each rule says what keeps it from applying', () => {
  test.each([
    ['10785x5', 'number', '“x” is no digit.'],
    ['10 7853', 'number', 'A space is no digit.'],
    ['0xabc', 'hex', 'It has 3 hex digits.'],
    ['0xa', 'hash', 'It has 1 hex digit.'],
    ['0xabg', 'hex', '“g” is no hex digit.'],
    ['😀', 'hex', '“😀” is no hex digit.'],
    [HASH.slice(1), 'hash', 'It has 63 hex digits.'],
    ['J8gqYehTJhJWrfcUd766sUQ8THktN_', 'base58', '“_” does not occur in Base58.'],
    [
      'J8gqYehTJhJWrfcUd766sUQ8THktN0',
      'base58',
      '“0” does not occur in Base58, which leaves out 0, O, I and l because they look like others.',
    ],
    [
      'J8gqYehTJhJWrfcUd766sUQ8THktNt',
      'base58',
      'The checksum does not fit: a letter is wrong, missing, added or in another place.',
    ],
    [
      'J8gqYehTJhJWrfcUd766s',
      'base58',
      'An address has 22 bytes, which are nearly always 30 or 31 letters; this has 21.',
    ],
    ['hello', 'rest', 'It is no address.'],
    [HASH, 'rest', 'An earlier rule applies.'],
    [HASH, 'hash', 'Looked up, and nothing with this hash was found.'],
  ] as const)('%j, rule %s', (text, rule, reason) => {
    expect(why(text, rule)).toBe(reason)
  })
})
