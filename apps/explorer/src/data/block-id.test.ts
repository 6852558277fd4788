import { expect, test } from 'vitest'
import { readBlockId } from './block-id'

const HEX = 'AB'.repeat(32)

test.each([
  ['1,079,717', { kind: 'height', height: 1_079_717 }],
  ['1,07,717', { kind: 'invalid' }],
  ['0', { kind: 'height', height: 0 }],
  ['1078535', { kind: 'height', height: 1078535 }],
  ['99999999999999999999', { kind: 'invalid' }],
  [HEX, { kind: 'hash', hash: `0x${HEX.toLowerCase()}` }],
  [`0x${HEX}`, { kind: 'hash', hash: `0x${HEX.toLowerCase()}` }],
  // The server would treat a hash that is too long as a request for the tip.
  [`0x${HEX}00`, { kind: 'invalid' }],
  ['-1', { kind: 'invalid' }],
  ['latest', { kind: 'invalid' }],
])('%s', (id, expected) => {
  expect(readBlockId(id)).toEqual(expected)
})
