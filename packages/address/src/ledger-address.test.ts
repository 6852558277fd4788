import { expect, it } from 'vitest'

import { bytes } from '../test/vectors'
import { parseLedgerAddress } from './index'

const TAG = '0c9b7e1b8e2b150a3c6a71f46f64812efff6038a'
const HASH = '1a72387eb344ecc108f2f1fa7499b2a314a61798'

it('splits bytes and hex, in upper or lower case', () => {
  const parts = { tag: bytes(TAG), dsaHash: bytes(HASH), isImplicit: false }
  expect(parseLedgerAddress(bytes(TAG + HASH))).toEqual(parts)
  expect(parseLedgerAddress(TAG + HASH)).toEqual(parts)
  expect(parseLedgerAddress(`0X${(TAG + HASH).toUpperCase()}`)).toEqual(parts)
})

it('recognizes an address that has never spent', () => {
  expect(parseLedgerAddress(TAG + TAG).isImplicit).toBe(true)
})

it.each([
  ['', 'empty', 'A Mochimo ledger address in hex must be 0x followed by 80 hex digits, got 0'],
  [
    `0x${TAG}`,
    'length',
    'A Mochimo ledger address in hex must be 0x followed by 80 hex digits, got 40',
  ],
  [bytes(TAG), 'length', 'A Mochimo ledger address must have 40 bytes, got 20'],
  [
    `${TAG}${TAG.slice(1)}z`,
    'alphabet',
    "A Mochimo ledger address in hex must be 0x followed by 80 hex digits, but character 80 is 'z'",
  ],
])('rejects %s', (input, reason, message) => {
  expect(() => parseLedgerAddress(input)).toThrow(expect.objectContaining({ reason, message }))
})

it('copies the bytes of a Node Buffer', () => {
  const buffer = Buffer.from(TAG + HASH, 'hex')
  const { tag, dsaHash } = parseLedgerAddress(buffer)
  buffer.fill(0)
  expect([tag, dsaHash]).toEqual([bytes(TAG), bytes(HASH)])
})
