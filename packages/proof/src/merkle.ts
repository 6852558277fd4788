import { sha256 } from '@noble/hashes/sha2.js'
import type { Block } from '@mcm/rosetta-client'
import { assertLength, fromHex } from './bytes'
import { ProofInputError } from './errors'
import { nanoMcm, u64 } from './numbers'
import { amountOf, rewardOperation } from './operations'

const hashLength = 32

/** A neighbour on the way from a leaf to the root, and the side it stands on. */
export interface MerkleStep {
  side: 'left' | 'right'
  hash: Uint8Array
}

/**
 * Computes the Merkle root over leaves of 32 bytes: one leaf is its own root; otherwise the left half, which
 * takes the odd leaf, and the right half are hashed together. No leaf is doubled.
 * @throws {ProofInputError} when there is no leaf, or one that is not 32 bytes.
 */
export function merkleTreeRoot(leaves: readonly Uint8Array[]): Uint8Array {
  if (leaves.length === 0) throw new ProofInputError('A Merkle tree needs at least one leaf')
  assertLeaves(leaves)
  return subtree(leaves, 0, leaves.length)
}

/**
 * What shows that one leaf is under the root: the neighbours from the leaf upwards.
 * @throws {ProofInputError} when there is no leaf `index`, or one that is not 32 bytes.
 */
export function merkleProof(leaves: readonly Uint8Array[], index: number): MerkleStep[] {
  if (!Number.isInteger(index) || index < 0 || index >= leaves.length) {
    throw new ProofInputError(`There is no leaf ${index} in a tree of ${leaves.length}`)
  }
  assertLeaves(leaves)
  const steps: MerkleStep[] = []
  let from = 0
  let to = leaves.length
  while (to - from > 1) {
    const middle = split(from, to)
    if (index < middle) {
      steps.push({ side: 'right', hash: subtree(leaves, middle, to) })
      to = middle
    } else {
      steps.push({ side: 'left', hash: subtree(leaves, from, middle) })
      from = middle
    }
  }
  return steps.reverse()
}

/**
 * Computes the root that a leaf and its proof lead to.
 * @throws {ProofInputError} for hashes that are not 32 bytes, and for a side other than left or right.
 */
export function merkleProofRoot(leaf: Uint8Array, proof: readonly MerkleStep[]): Uint8Array {
  assertLength(leaf, [hashLength], 'A Merkle leaf')
  let root = leaf
  for (const { side, hash } of proof) {
    assertLength(hash, [hashLength], 'A hash of a Merkle proof')
    if (side === 'left') root = hashPair(hash, root)
    else if (side === 'right') root = hashPair(root, hash)
    else throw new ProofInputError(`A side must be left or right; got ${String(side)}`)
  }
  return root
}

/**
 * The first leaf of a block: SHA-256 of the miner's tag (20 bytes) and the reward in nanoMCM (u64,
 * little-endian).
 * @throws {ProofInputError} when the tag is not 20 bytes of hex or the amount not a bigint of 64 bits.
 */
export function rewardLeaf(minerTag: string, reward: bigint): Uint8Array {
  const record = new Uint8Array(28)
  record.set(fromHex(minerTag, 20, "The miner's tag"))
  new DataView(record.buffer).setBigUint64(20, u64(nanoMcm(reward, 'A reward'), 'A reward'), true)
  return sha256(record)
}

/**
 * The leaves of a block of version 3 that is no neogenesis block: its reward, then the ids of its
 * transactions in block order.
 * @throws {ProofInputError} when the block does not begin with its reward (neogenesis blocks do not).
 */
export function merkleLeaves(block: Block): Uint8Array[] {
  const [first, ...transactions] = block.transactions
  const reward = first && rewardOperation(first)
  if (!reward?.account) {
    throw new ProofInputError(
      `Block ${block.block_identifier.index} does not begin with a reward, so its Merkle root cannot be computed`,
    )
  }
  return [
    rewardLeaf(reward.account.address, amountOf(reward)),
    ...transactions.map(({ transaction_identifier: { hash } }) =>
      fromHex(hash, 32, 'transaction_identifier.hash'),
    ),
  ]
}

/** The Merkle root of a block, computed from its reward and its transaction ids. See {@link merkleLeaves}. */
export function merkleRoot(block: Block): Uint8Array {
  return merkleTreeRoot(merkleLeaves(block))
}

function assertLeaves(leaves: readonly Uint8Array[]): void {
  for (const leaf of leaves) assertLength(leaf, [hashLength], 'A Merkle leaf')
}

function subtree(leaves: readonly Uint8Array[], from: number, to: number): Uint8Array {
  const only = leaves[from]
  if (only && to - from === 1) return only
  const middle = split(from, to)
  return hashPair(subtree(leaves, from, middle), subtree(leaves, middle, to))
}

function split(from: number, to: number): number {
  return to - Math.floor((to - from) / 2)
}

function hashPair(left: Uint8Array, right: Uint8Array): Uint8Array {
  const pair = new Uint8Array(64)
  pair.set(left)
  pair.set(right, 32)
  return sha256(pair)
}
