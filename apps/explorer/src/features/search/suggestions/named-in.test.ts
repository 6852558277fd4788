import { parseAddress } from '@mcm/address'
import { expect, test } from 'vitest'
import { namedIn } from './named-in'

const HASH = `0x${'ab'.repeat(32)}`
const OTHER = `0x${'cd'.repeat(32)}`
const ADDRESS = parseAddress('0x371c388eba10f265c648008e1ad2c94e680c0f4a')
const hrefs = (text: string) => namedIn(text).map(({ href }) => href)

test.each([
  ['a sentence', `Transaction ${HASH} is missing!`, [`/search?q=${HASH}`]],
  ['two lines', `${HASH}\n${OTHER.slice(2)}`, [`/search?q=${HASH}`, `/search?q=${OTHER}`]],
  [
    'an address and a hash',
    `from ${ADDRESS.base58}, tx: ${OTHER}`,
    [`/address/${ADDRESS.hex}`, `/search?q=${OTHER}`],
  ],
  [
    'the same hash twice',
    `${HASH} (${HASH.toUpperCase().replace('X', 'x')})`,
    [`/search?q=${HASH}`],
  ],
  ['a single word, which the rules read', HASH, []],
  ['an address with a wrong checksum', `to ${ADDRESS.base58.slice(0, -1)}z`, []],
  ['other words', 'the payment of 5 MCM is missing', []],
])('%s', (_, text, expected) => {
  expect(hrefs(text)).toEqual(expected)
})
