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
  test('of one to five leaves, written out', () => {
    const [a, b, c, d, e] = [leaf(0), leaf(1), leaf(2), leaf(3), leaf(4)]
    expect(merkleTreeRoot([a])).toEqual(a)
    expect(merkleTreeRoot([a, b])).toEqual(pair(a, b))
    expect(merkleTreeRoot([a, b, c])).toEqual(pair(pair(a, b), c))
    expect(merkleTreeRoot([a, b, c, d])).toEqual(pair(pair(a, b), pair(c, d)))
    expect(merkleTreeRoot([a, b, c, d, e])).toEqual(pair(pair(pair(a, b), c), pair(d, e)))
  })

  test('of no leaf: none', () => {
    expect(() => merkleTreeRoot([])).toThrow('A Merkle tree needs at least one leaf')
  })

  test.each(['block_many_txs', 'block_standard_by_hash', 'block_pseudo'])(
    'of a real block: %s',
    (name) => {
      const block = meshBlock(name)
      expect(`0x${hex(merkleRoot(block))}`).toBe(block.metadata.root)
    },
  )

  test('of a neogenesis block: cannot be computed', () => {
    expect(() => merkleLeaves(meshBlock('block_neogenesis_657408'))).toThrow(
      'Block 657408 does not begin with a reward, so its Merkle root cannot be computed',
    )
  })
})

describe('merkleProof', () => {
  test('leads every leaf of every small tree to its root, and no other leaf', () => {
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

  test.each([-1, 3, 0.5])('there is no leaf %s of three', (index) => {
    expect(() => merkleProof(leaves.slice(0, 3), index)).toThrow(`There is no leaf ${index}`)
  })
})

describe('rewardLeaf', () => {
  test('refuses what does not fit the record', () => {
    expect(() => rewardLeaf('0x12', 1n)).toThrow("The miner's tag must be 20 bytes")
    expect(() => rewardLeaf(`0x${'12'.repeat(20)}`, -1n)).toThrow(
      'A reward must be a whole number from 0',
    )
    expect(() => rewardLeaf(`0x${'12'.repeat(20)}`, 1n << 64n)).toThrow(
      'A reward must be a whole number from 0',
    )
  })
})

describe('membership', () => {
  const ids = mainnetBlock.transactions.map((one) => one.transaction_identifier.hash)

  test.each(ids.map((id, i) => [i, id] as const))('of transaction %i of block 1078535', (_, id) => {
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
  })

  test('of a stranger, of a changed list, of a neogenesis and an old block', () => {
    const stranger = `0x${'42'.repeat(32)}`
    expect(membershipProof(mainnetBlock, stranger)).toBeUndefined()
    expect(checkMembership(mainnetBlock, stranger)).toMatchObject({
      outcome: 'failed',
      expected: 'a transaction of block 1078535',
      reason: 'The block does not list this transaction.',
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
