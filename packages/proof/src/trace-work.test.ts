import { createHash } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { everyKind, pick } from '../test/chain'
import { bytes, hex, mainnetBlock, trailers } from '../test/vectors'
import { expandHaiku } from './haiku'
import { tracePeach } from './peach'
import { traceWork } from './trace-work'
import { verifyBlock } from './verify-block'

const sha256 = (...parts: Uint8Array[]) => {
  const hash = createHash('sha256')
  for (const part of parts) hash.update(part)
  return hash.digest('hex')
}

describe('tracePeach', () => {
  test.each(trailers.peach_vectors.slice(0, 20).map((vector, i) => [i, vector] as const))(
    'vector %i: from the digest to the hash',
    (_, { trailer124, peach_final_hash }) => {
      const { digest, tiles, hash } = tracePeach(bytes(trailer124))
      expect(hex(digest)).toBe(sha256(bytes(trailer124)))
      const product = digest.reduce((all, byte) => (all * BigInt(byte)) & 0xfffffn, 1n)
      expect(BigInt(pick(tiles, 0).index)).toBe(product)
      expect(tiles.map((tile) => tile.bytes.length)).toEqual(Array<number>(9).fill(1024))
      expect(hex(hash)).toBe(peach_final_hash)
      expect(sha256(digest, pick(tiles, 8).bytes)).toBe(peach_final_hash)
    },
  )

  test('a trace keeps its results when the next one is computed', () => {
    const trailer = bytes(pick(trailers.peach_vectors, 0).trailer124)
    const first = tracePeach(trailer)
    const kept = structuredClone(first)
    trailer[123] = 1
    expect(tracePeach(trailer).tiles).not.toEqual(kept.tiles)
    expect(first).toEqual(kept)
  })

  test('rejects other lengths', () => {
    expect(() => tracePeach(new Uint8Array(128))).toThrow('trailer124 must be 124 bytes, got 128')
  })
})

describe('traceWork', () => {
  test('repeats the work of mainnet block 1078535 from the block alone', () => {
    const trace = traceWork({ block: mainnetBlock })
    expect(trace).toMatchObject({ required: 37, found: 37 })
    const { trailer = new Uint8Array(), hash = new Uint8Array() } = trace ?? {}
    expect(expandHaiku(`0x${hex(trailer.slice(92))}`).lines).toEqual([
      'at night',
      'soft snakes',
      'returning',
    ])
    expect(hex(hash)).toMatch(/^000000000[0-7]/)
  })

  test('finds the same number of zero bits as the check, even for a block that was changed', () => {
    const [, parent, honest] = everyKind().blocks
    const block = structuredClone(pick([honest], 0))
    block.metadata.nonce = mainnetBlock.metadata.nonce
    const trace = traceWork({ block, parent })
    const [check] = verifyBlock({ block, parent }, ['work'])
    const bits = trace?.found === 1 ? '1 zero bit' : `${trace?.found} zero bits`
    expect(check).toMatchObject({ actual: bits })
  })

  test('has nothing to repeat for a block that wasn’t mined, or whose start time is unknown', () => {
    const { blocks } = everyKind()
    const outcome = (block: (typeof blocks)[number]) => verifyBlock({ block }, ['work'])[0]?.outcome
    for (const block of blocks) {
      const isMined = outcome(block) === 'verified'
      expect(traceWork({ block }) !== undefined).toBe(isMined)
    }
    expect(blocks.some((block) => outcome(block) === 'not-checkable')).toBe(true)
    const changed = structuredClone(mainnetBlock)
    changed.metadata.difficulty++
    expect(traceWork({ block: changed })).toBeUndefined()
  })

  test('has nothing to repeat for malformed data', () => {
    const block = structuredClone(mainnetBlock)
    block.metadata.nonce = '0x12'
    expect(traceWork({ block })).toBeUndefined()
  })
})
