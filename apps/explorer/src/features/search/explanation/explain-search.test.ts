import { describe, expect, test } from 'vitest'
import { explainSearch, type RuleReading } from './explain-search'

const HASH = '362e13b697d9926281785238ff5c84c47d942962f3a8e6814825edef40151570'

function why(text: string, rule: RuleReading['rule']): string | undefined {
  return explainSearch(text).find((reading) => reading.rule === rule)?.why
}

test('the rules are in order, and exactly one applies', () => {
  const texts = ['', '1078535', '3f1fba7025c7d37470e7260117a72b7de9f5ca59', HASH, 'hello', 'O0l']
  for (const text of [...texts, 'J8gqYehTJhJWrfcUd766sUQ8THktNs', '0x', 'a b']) {
    const readings = explainSearch(text)
    expect(readings.map(({ rule }) => rule)).toEqual([
      ...(text === '' ? ['blank'] : []),
      'number',
      'hex',
      'base58',
      'hash',
      'page',
      'other',
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
  ['hello', 'other'],
  ['/mempool', 'page'],
  ['mempool', 'page'],
])('%j matches rule %s', (text, rule) => {
  expect(explainSearch(text).find(({ applies }) => applies)?.rule).toBe(rule)
})

describe('each rule explains why it doesn’t apply', () => {
  test.each([
    ['10785x5', 'number', '“x” isn’t a digit.'],
    ['10 7853', 'number', 'A space isn’t a digit.'],
    ['0xabc', 'hex', 'Has 3 hex digits.'],
    ['0xa', 'hash', 'Has 1 hex digit.'],
    ['0xabg', 'hex', '“g” isn’t a hex digit.'],
    ['😀', 'hex', '“😀” isn’t a hex digit.'],
    [HASH.slice(1), 'hash', 'Has 63 hex digits.'],
    ['J8gqYehTJhJWrfcUd766sUQ8THktN_', 'base58', '“_” isn’t a Base58 character.'],
    [
      'J8gqYehTJhJWrfcUd766sUQ8THktN0',
      'base58',
      '“0” isn’t a Base58 character: 0, O, I and l are left out because they look alike.',
    ],
    [
      'J8gqYehTJhJWrfcUd766sUQ8THktNt',
      'base58',
      'Wrong checksum: a character is wrong, missing, added or out of place.',
    ],
    [
      'J8gqYehTJhJWrfcUd766s',
      'base58',
      'An address is 22 bytes, nearly always 30 or 31 characters; this one has 21.',
    ],
    ['hello', 'other', 'Not a valid address.'],
    [HASH, 'other', 'An earlier rule applies.'],
    [HASH, 'hash', 'Looked up: nothing with this hash was found.'],
    [`${HASH}ab`, 'hash', 'A hash has 64 hex digits; this has 66.'],
  ] as const)('%j, rule %s', (text, rule, reason) => {
    expect(why(text, rule)).toBe(reason)
  })
})
