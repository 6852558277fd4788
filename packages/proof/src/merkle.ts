import { sha256 } from '@noble/hashes/sha2.js'
import type { Block } from '@mcm/rosetta-client'
import { assertLength, fromHex } from './bytes'
import { ProofInputError } from './errors'
import { requireBigint, u64 } from './numbers'
import { operationAmount, rewardOperation } from './operations'

const hashLength = 32

/**
 * A sibling hash on the path from a leaf to the root, and the side it is on.
 *
 * @example
 * ```ts
 * import { merkleLeaves, merkleProof, type MerkleStep } from '@mcm/proof'
 *
 * const describe = ({ side, hash }: MerkleStep) => `${hash.length} bytes on the ${side}`
 * merkleProof(merkleLeaves(block), 4).map(describe) // => ['32 bytes on the left', '32 bytes on the left']
 * ```
 */
export interface MerkleStep {
  /** Side on which `hash` is joined. */
  side: 'left' | 'right'
  /** Root of the neighboring subtree, 32 bytes. */
  hash: Uint8Array
}

/**
 * Computes the Merkle root of 32-byte leaves. A single leaf is its own root. Otherwise the roots of the
 * left and right halves are hashed together. If the number of leaves is odd, the extra leaf goes to the
 * left half. Leaves aren't duplicated.
 * @throws {ProofInputError} If there are no leaves, or a leaf doesn't have 32 bytes.
 *
 * @example
 * ```ts
 * import { merkleLeaves, merkleRoot, merkleTreeRoot } from '@mcm/proof'
 *
 * merkleTreeRoot(merkleLeaves(block)) // => merkleRoot(block)
 * ```
 */
export function merkleTreeRoot(leaves: readonly Uint8Array[]): Uint8Array {
  if (leaves.length === 0) throw new ProofInputError('A Merkle tree needs at least one leaf')
  assertLeaves(leaves)
  return subtree(leaves, 0, leaves.length)
}

/**
 * Returns the sibling hashes that prove that a leaf belongs to a tree, in order from the leaf to the
 * root.
 * @throws {ProofInputError} If no leaf has this index, or a leaf doesn't have 32 bytes.
 *
 * @example
 * ```ts
 * import { merkleLeaves, merkleProof } from '@mcm/proof'
 *
 * merkleProof(merkleLeaves(block), 0).map(({ side }) => side) // => ['right', 'right', 'right']
 * ```
 */
export function merkleProof(leaves: readonly Uint8Array[], index: number): MerkleStep[] {
  if (!Number.isInteger(index) || index < 0 || index >= leaves.length) {
    throw new ProofInputError(
      `index must be the index of one of ${leaves.length} leaves, got ${index}`,
    )
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
 * Computes the Merkle root from a leaf and its proof.
 * @throws {ProofInputError} If a hash doesn't have 32 bytes, or a side isn't `left` or `right`.
 *
 * @example
 * ```ts
 * import { merkleLeaves, merkleProof, merkleProofRoot, merkleRoot, rewardLeaf } from '@mcm/proof'
 *
 * const leaves = merkleLeaves(block)
 * const [leaf = rewardLeaf('', 0n)] = leaves
 * merkleProofRoot(leaf, merkleProof(leaves, 0)) // => merkleRoot(block)
 * ```
 */
export function merkleProofRoot(leaf: Uint8Array, proof: readonly MerkleStep[]): Uint8Array {
  assertLength(leaf, [hashLength], 'leaf')
  let root = leaf
  for (const { side, hash } of proof) {
    assertLength(hash, [hashLength], 'hash')
    if (side === 'left') root = hashPair(hash, root)
    else if (side === 'right') root = hashPair(root, hash)
    else throw new ProofInputError(`side must be 'left' or 'right', got ${String(side)}`)
  }
  return root
}

/**
 * Computes a block's first leaf, which is the SHA-256 hash of the miner's 20-byte tag and the reward in
 * nanoMCM (little-endian u64).
 * @throws {ProofInputError} If the tag isn't 20 bytes of hex, or the reward isn't a 64-bit bigint.
 *
 * @example
 * ```ts
 * import { blockReward, merkleLeaves, rewardLeaf } from '@mcm/proof'
 *
 * const miner = block.transactions[0]?.operations[0]?.account?.address ?? ''
 * rewardLeaf(miner, blockReward(1_078_535)) // => merkleLeaves(block)[0]
 * ```
 */
export function rewardLeaf(minerTag: string, reward: bigint): Uint8Array {
  const record = new Uint8Array(28)
  record.set(fromHex(minerTag, 20, 'minerTag'))
  new DataView(record.buffer).setBigUint64(20, u64(requireBigint(reward, 'reward'), 'reward'), true)
  return sha256(record)
}

/**
 * Returns the leaves of a version 3 block: the leaf of its reward, followed by its transaction IDs in
 * block order.
 * @throws {ProofInputError} If the block doesn't start with a reward, for example because it is a
 *   neogenesis block.
 *
 * @example
 * ```ts
 * import { merkleLeaves } from '@mcm/proof'
 *
 * merkleLeaves(block).length // => block.transactions.length
 * ```
 */
export function merkleLeaves(block: Block): Uint8Array[] {
  const [first, ...transactions] = block.transactions
  const reward = first && rewardOperation(first)
  if (!reward?.account) {
    throw new ProofInputError(
      `Block ${block.block_identifier.index} must start with a reward to compute its Merkle root`,
    )
  }
  return [
    rewardLeaf(reward.account.address, operationAmount(reward)),
    ...transactions.map(({ transaction_identifier: { hash } }) =>
      fromHex(hash, 32, 'transaction_identifier.hash'),
    ),
  ]
}

/**
 * Computes a block's Merkle root from its reward and transaction IDs. See {@link merkleLeaves}.
 *
 * @example
 * ```ts
 * import { blockTrailer, decodeTrailer, merkleRoot } from '@mcm/proof'
 *
 * merkleRoot(block) // => decodeTrailer(blockTrailer(block, 0)).mroot
 * ```
 */
export function merkleRoot(block: Block): Uint8Array {
  return merkleTreeRoot(merkleLeaves(block))
}

function assertLeaves(leaves: readonly Uint8Array[]): void {
  for (const leaf of leaves) assertLength(leaf, [hashLength], 'leaf')
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
