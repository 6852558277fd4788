import { sha256 } from '@noble/hashes/sha2.js'
import type { Block } from '@mcm/rosetta-client'
import { fromHex } from './bytes'
import { ProofInputError } from './errors'
import { amountOf, rewardOperation } from './operations'

/** A neighbour on the way from a leaf to the root, and the side it stands on. */
export interface MerkleStep {
  side: 'left' | 'right'
  hash: Uint8Array
}

/**
 * The Merkle root over leaves of 32 bytes: one leaf is its own root; otherwise the left half, which
 * takes the odd leaf, and the right half are hashed together. No leaf is doubled.
 * @throws {ProofInputError} when there is no leaf.
 */
export function merkleTreeRoot(leaves: readonly Uint8Array[]): Uint8Array {
  if (leaves.length === 0) throw new ProofInputError('A Merkle tree needs at least one leaf')
  return subtree(leaves, 0, leaves.length)
}

/**
 * What shows that one leaf is under the root: the neighbours from the leaf upwards.
 * @throws {ProofInputError} when there is no leaf `index`.
 */
export function merkleProof(leaves: readonly Uint8Array[], index: number): MerkleStep[] {
  if (!Number.isInteger(index) || index < 0 || index >= leaves.length) {
    throw new ProofInputError(`There is no leaf ${index} in a tree of ${leaves.length}`)
  }
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

/** The root that a leaf and its proof lead to. */
export function merkleProofRoot(leaf: Uint8Array, proof: readonly MerkleStep[]): Uint8Array {
  let hash = leaf
  for (const step of proof) {
    hash = step.side === 'left' ? hashPair(step.hash, hash) : hashPair(hash, step.hash)
  }
  return hash
}

/**
 * The first leaf of a block: SHA-256 of the miner's tag (20 bytes) and the reward in nanoMCM (u64,
 * little-endian).
 * @throws {ProofInputError} when the tag or the amount has the wrong size.
 */
export function rewardLeaf(minerTag: string, reward: bigint): Uint8Array {
  if (reward < 0n || reward >= 1n << 64n) {
    throw new ProofInputError(`A reward should be from 0 to 2^64 - 1 nanoMCM; got ${reward}`)
  }
  const record = new Uint8Array(28)
  record.set(fromHex(minerTag, 20, "The miner's tag"))
  new DataView(record.buffer).setBigUint64(20, reward, true)
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

function subtree(leaves: readonly Uint8Array[], from: number, to: number): Uint8Array {
  if (to - from === 1) return leaves[from] ?? new Uint8Array(32)
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
