import type { Block } from '@mcm/rosetta-client'
import { describe, expect, test } from 'vitest'
import { everyKind, outcomes, pick } from '../test/chain'
import { bytes, hex, mainnetBlock, trailers } from '../test/vectors'
import { blockHash } from './block-hash'
import type { CheckId } from './check'
import { verifyBlock, type BlockCheckId } from './verify-block'
import { checkWork } from './work'

/**
 * Flips every bit of a response about mainnet block 1078535, one at a time. For each bit, the check that
 * covers it must fail.
 */
describe('flipping one bit', { timeout: 60_000 }, () => {
  const headerFields: [name: string, bits: number, flip: (block: Block, bit: number) => void][] = [
    ['parent hash', 256, (block, bit) => flipHex(block.parent_block_identifier, 'hash', bit)],
    ['minimum fee', 53, ({ metadata }, bit) => flipNumber(metadata, 'fee', bit)],
    ['transaction count', 32, ({ metadata }, bit) => flipNumber(metadata, 'tx_count', bit)],
    ['difficulty', 32, ({ metadata }, bit) => flipNumber(metadata, 'difficulty', bit)],
    ['root', 256, ({ metadata }, bit) => flipHex(metadata, 'root', bit)],
    ['nonce', 256, ({ metadata }, bit) => flipHex(metadata, 'nonce', bit)],
    ['solution time', 32, ({ metadata }, bit) => flipSeconds(metadata, bit)],
    ['hash', 256, (block, bit) => flipHex(block.block_identifier, 'hash', bit)],
  ]

  test.each(headerFields)('of the %s (%i bits) fails block-hash', (_, bits, flip) => {
    expect(missed(bits, flip, ['block-hash'])).toEqual([])
  })

  test('of the height (53 bits) fails block-hash and parent-link', () => {
    // Block hashes before version 3 can't be checked, but parent heights can.
    const flip = (block: Block, bit: number) => flipNumber(block.block_identifier, 'index', bit)
    expect(missed(53, flip, ['parent-link'])).toEqual([])
    for (let bit = 0; bit < 53; bit++) {
      const block = structuredClone(mainnetBlock)
      flip(block, bit)
      const expected = block.block_identifier.index < 657152 ? 'not-checkable' : 'failed'
      expect([bit, check(block, ['block-hash'])]).toEqual([bit, { 'block-hash': expected }])
    }
  })

  test('of the parent’s time (32 bits) fails start-time', () => {
    const at = 2
    for (let bit = 0; bit < 32; bit++) {
      const parent = structuredClone(pick(everyKind().blocks, at - 1))
      flipSeconds(parent.metadata, bit)
      const checks = verifyBlock({ block: pick(everyKind().blocks, at), parent }, ['start-time'])
      expect([bit, outcomes(checks)]).toEqual([bit, { 'start-time': 'failed' }])
    }
  })

  test('of the reward (64 bits) fails merkle-root and reward', () => {
    const flip = (block: Block, bit: number) => {
      const { amount } = pick(pick(block.transactions, 0).operations, 0)
      amount.value = String(BigInt(amount.value) ^ (1n << BigInt(bit)))
    }
    expect(missed(64, flip, ['merkle-root', 'reward'])).toEqual([])
  })

  test('of the miner’s tag (160 bits) fails merkle-root', () => {
    const flip = (block: Block, bit: number) => {
      const { account } = pick(pick(block.transactions, 0).operations, 0)
      if (account) flipHex(account, 'address', bit)
    }
    expect(missed(160, flip, ['merkle-root'])).toEqual([])
  })

  test.each([1, 2, 3, 4])('of transaction ID %i (256 bits) fails merkle-root', (at) => {
    const flip = (block: Block, bit: number) =>
      flipHex(pick(block.transactions, at).transaction_identifier, 'hash', bit)
    expect(missed(256, flip, ['merkle-root'])).toEqual([])
  })

  test('of a haiku token fails haiku', () => {
    const tokens = bytes(mainnetBlock.metadata.nonce).indexOf(0)
    expect(tokens).toBe(7)
    const flip = ({ metadata }: Block, bit: number) => flipHex(metadata, 'nonce', bit)
    expect(missed(8 * tokens, flip, ['haiku'])).toEqual([])
  })

  test('of a destination, source or fee amount (64 bits) fails conservation', () => {
    for (const operation of [0, 1, 2]) {
      const flip = (block: Block, bit: number) => {
        const { amount } = pick(pick(block.transactions, 2).operations, operation)
        const value = BigInt(amount.value)
        const changed = (value < 0n ? -value : value) ^ (1n << BigInt(bit))
        amount.value = String(value < 0n ? -changed : changed)
      }
      expect(missed(64, flip, ['conservation'])).toEqual([])
    }
  })
})

describe('flipping one bit of a trailer', { timeout: 60_000 }, () => {
  const v3 = [...trailers.real, ...trailers.synthetic_v3].filter(({ era }) => era === 'v3')

  test.each(v3.map((vector) => [vector.name, vector] as const))(
    '%s: changes the hash',
    (_, vector) => {
      const trailer = bytes(vector.raw).slice(0, 128)
      const passed: number[] = []
      for (let bit = 0; bit < 8 * trailer.length; bit++) {
        flipBit(trailer, bit)
        if (hex(blockHash(trailer)) === vector.bhash) passed.push(bit)
        flipBit(trailer, bit)
      }
      expect(passed).toEqual([])
      expect(hex(blockHash(trailer))).toBe(vector.bhash)
    },
  )

  test('block 659993: invalidates the proof of work for each of the 992 bits it covers', () => {
    const vector = trailers.real.find(({ bnum }) => bnum === 659993)
    const trailer = bytes(vector?.raw ?? '').slice(0, 128)
    const transactionCount = new Set(Array.from({ length: 32 }, (_, i) => 384 + i))
    const passed: number[] = []
    for (let bit = 0; bit < 992; bit++) {
      flipBit(trailer, bit)
      // If only one bit is set in the count, flipping that bit makes the count 0, and the block becomes a
      // pseudo-block.
      const unsolved = transactionCount.has(bit) && new DataView(trailer.buffer).getUint32(48) === 0
      const neogenesis = trailer[32] === 0
      const expected = unsolved || neogenesis ? undefined : false
      if (checkWork(trailer)?.valid !== expected) passed.push(bit)
      flipBit(trailer, bit)
    }
    expect(passed).toEqual([])
    expect(checkWork(trailer)?.valid).toBe(true)
  })
})

/** Returns the bits whose change wasn't detected by at least one of the given checks. */
function missed(
  bits: number,
  flip: (block: Block, bit: number) => void,
  ids: BlockCheckId[],
): number[] {
  return Array.from({ length: bits }, (_, bit) => bit).filter((bit) => {
    const block = structuredClone(mainnetBlock)
    flip(block, bit)
    return verifyBlock({ block }, ids).some(({ outcome }) => outcome !== 'failed')
  })
}

function check(block: Block, ids: BlockCheckId[]): Partial<Record<CheckId, string>> {
  return outcomes(verifyBlock({ block }, ids))
}

function flipBit(data: Uint8Array, bit: number): void {
  const at = bit >> 3
  data[at] = (data[at] ?? 0) ^ (1 << (bit & 7))
}

function flipHex<Key extends string>(holder: Record<Key, string>, key: Key, bit: number): void {
  const data = bytes(holder[key])
  flipBit(data, bit)
  holder[key] = `0x${hex(data)}`
}

function flipNumber<Key extends string>(holder: Record<Key, number>, key: Key, bit: number): void {
  holder[key] = Number(BigInt(holder[key]) ^ (1n << BigInt(bit)))
}

function flipSeconds(metadata: { stime: number }, bit: number): void {
  metadata.stime = 1000 * Number(BigInt(metadata.stime / 1000) ^ (1n << BigInt(bit)))
}
