import { expect, it } from 'vitest'
import { sha256 } from '@noble/hashes/sha2.js'

import { messagePositions } from './chains'

/**
 * Returns log2 of the number of messages an attacker has to try to find one that can be forged from two
 * signatures made with the same key. For each chain, two signatures reveal everything from the lower of
 * their two positions upward, so a message can be forged if none of its 67 positions is below the
 * revealed one.
 */
function forgeryBits(first: Uint8Array, second: Uint8Array): number {
  const other = messagePositions(second)
  const lowest = messagePositions(first).map((position, chain) =>
    Math.min(position, other[chain] ?? 0),
  )
  // For each sum that a checksum can encode, this map contains the fraction of messages whose 64 digits
  // are all high enough.
  let bySum = new Map([[0, 1]])
  for (const low of lowest.slice(0, 64)) {
    const next = new Map<number, number>()
    for (const [sum, share] of bySum) {
      for (let digit = low; digit < 16; digit++) {
        next.set(sum + 15 - digit, (next.get(sum + 15 - digit) ?? 0) + share / 16)
      }
    }
    bySum = next
  }
  const [high = 0, middle = 0, low = 0] = lowest.slice(64)
  let share = 0
  for (const [sum, part] of bySum) {
    if (sum >> 8 >= high && ((sum >> 4) & 15) >= middle && (sum & 15) >= low) share += part
  }
  return -Math.log2(share)
}

it('matches the forgery cost stated in the wallet guide', () => {
  const pairs = 3000
  const message = (number: number) => sha256(new TextEncoder().encode(`message ${number}`))
  const work = Array.from({ length: pairs }, (_, pair) =>
    forgeryBits(message(2 * pair), message(2 * pair + 1)),
  ).sort((a, b) => a - b)
  const share = (part: number) => Math.round(work[Math.floor(part * pairs)] ?? Number.NaN)
  process.stdout.write(`min 2^${share(0)}, 10% 2^${share(0.1)}, median 2^${share(0.5)}\n`)
  expect(share(0.1)).toBe(36)
  expect(share(0.5)).toBe(61)
})
