import { sha256 } from '@noble/hashes/sha2.js'
import { describe, expect, test } from 'vitest'
import { mainnetBlock, meshBlock, hex } from '../test/vectors'
import { checkMembership, membershipProof, verifyMembership } from './membership'
import {
  merkleLeaves,
  merkleProof,
  merkleProofRoot,
  merkleRoot,
  merkleTreeRoot,
  rewardLeaf,
} from './merkle'
import { pick } from '../test/chain'

const leaves = Array.from({ length: 33 }, (_, i) => sha256(Uint8Array.of(i)))
const pair = (a: Uint8Array, b: Uint8Array) => sha256(Uint8Array.of(...a, ...b))
const leaf = (i: number) => pick(leaves, i)

describe('merkleTreeRoot', () => {
  test('matches the explicit formulas for one to five leaves', () => {
    const [a, b, c, d, e] = [leaf(0), leaf(1), leaf(2), leaf(3), leaf(4)]
    expect(merkleTreeRoot([a])).toEqual(a)
    expect(merkleTreeRoot([a, b])).toEqual(pair(a, b))
    expect(merkleTreeRoot([a, b, c])).toEqual(pair(pair(a, b), c))
    expect(merkleTreeRoot([a, b, c, d])).toEqual(pair(pair(a, b), pair(c, d)))
    expect(merkleTreeRoot([a, b, c, d, e])).toEqual(pair(pair(pair(a, b), c), pair(d, e)))
  })

  test('rejects an empty list', () => {
    expect(() => merkleTreeRoot([])).toThrow('A Merkle tree needs at least one leaf')
  })

  test.each(['block_many_txs', 'block_standard_by_hash', 'block_pseudo'])(
    'matches the header of a real block: %s',
    (name) => {
      const block = meshBlock(name)
      expect(`0x${hex(merkleRoot(block))}`).toBe(block.metadata.root)
    },
  )

  test('rejects a neogenesis block', () => {
    expect(() => merkleLeaves(meshBlock('block_neogenesis_657408'))).toThrow(
      'Block 657408 must start with a reward to compute its Merkle root',
    )
  })
})

describe('merkleProof', () => {
  test('proves every leaf of every small tree, and no other leaf', () => {
    for (let size = 1; size <= leaves.length; size++) {
      const tree = leaves.slice(0, size)
      const root = merkleTreeRoot(tree)
      for (let i = 0; i < size; i++) {
        const proof = merkleProof(tree, i)
        expect(merkleProofRoot(leaf(i), proof)).toEqual(root)
        expect(merkleProofRoot(sha256(leaf(i)), proof)).not.toEqual(root)
        expect(proof.length).toBeLessThanOrEqual(Math.ceil(Math.log2(size)))
      }
    }
  })

  test.each([-1, 3, 0.5])('rejects index %s in a tree of three', (index) => {
    expect(() => merkleProof(leaves.slice(0, 3), index)).toThrow(
      `index must be the index of one of 3 leaves, got ${index}`,
    )
  })
})

describe('rewardLeaf', () => {
  test('rejects an invalid tag or amount', () => {
    expect(() => rewardLeaf('0x12', 1n)).toThrow('minerTag must be 40 hex digits')
    expect(() => rewardLeaf(`0x${'12'.repeat(20)}`, -1n)).toThrow(
      'reward must be an integer from 0',
    )
    expect(() => rewardLeaf(`0x${'12'.repeat(20)}`, 1n << 64n)).toThrow(
      'reward must be an integer from 0',
    )
  })
})

describe('membership', () => {
  const ids = mainnetBlock.transactions.map((one) => one.transaction_identifier.hash)

  test.each(ids.map((id, i) => [i, id] as const))(
    'verifies transaction %i of block 1078535',
    (_, id) => {
      const proof = membershipProof(mainnetBlock, id)
      expect(proof && verifyMembership(proof, mainnetBlock.metadata.root)).toBe(true)
      expect(proof && verifyMembership(proof, `0x${'00'.repeat(32)}`)).toBe(false)
      expect(checkMembership(mainnetBlock, id)).toMatchObject({
        id: 'membership',
        outcome: 'verified',
        subject: `Transaction ${id}`,
        expected: mainnetBlock.metadata.root,
        actual: mainnetBlock.metadata.root,
      })
    },
  )

  test('fails for an unknown ID or changed list, and isn’t possible for neogenesis or old blocks', () => {
    const stranger = `0x${'42'.repeat(32)}`
    expect(membershipProof(mainnetBlock, stranger)).toBeUndefined()
    expect(checkMembership(mainnetBlock, stranger)).toMatchObject({
      outcome: 'failed',
      expected: 'a transaction in block 1078535',
      reason: "The block doesn't list this transaction.",
    })
    const changed = structuredClone(mainnetBlock)
    pick(changed.transactions, 1).transaction_identifier.hash = stranger
    expect(checkMembership(changed, stranger).outcome).toBe('failed')
    expect(checkMembership(meshBlock('block_neogenesis_657408'), stranger).outcome).toBe(
      'not-checkable',
    )
    const old = structuredClone(mainnetBlock)
    old.block_identifier.index = 600_001
    expect(checkMembership(old, pick(ids, 1)).outcome).toBe('not-checkable')
  })
})
