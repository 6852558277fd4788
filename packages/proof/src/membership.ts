import type { Block } from '@mcm/rosetta-client'
import { equalBytes, fromHex, toHex } from './bytes'
import { reporter, type Check } from './check'
import { merkleLeaves, merkleProof, merkleProofRoot, type MerkleStep } from './merkle'
import { normalizeHex } from './normalize-hex'
import { firstV3Block, statedKind } from './rules'
import { failIfMalformed } from './malformed'

/**
 * A proof that a transaction is in a block. It consists of the transaction's leaf and the sibling hashes
 * up to the Merkle root.
 *
 * @example
 * ```ts
 * import { membershipProof, type MembershipProof } from '@mcm/proof'
 *
 * const sizeOf = ({ steps }: MembershipProof) => 32 * (steps.length + 1) // in bytes
 * const id = block.transactions[1]?.transaction_identifier.hash ?? ''
 * const proof = membershipProof(block, id)
 * proof && sizeOf(proof) // => 128
 * ```
 */
export interface MembershipProof {
  /** The leaf of the transaction, 32 bytes. */
  leaf: Uint8Array
  /** Hashes to combine with the leaf, in order from the leaf to the root. */
  steps: MerkleStep[]
}

/**
 * Returns a proof that a block contains a transaction. It can be verified with only the Merkle root.
 * @param transactionId The transaction ID. For the reward, this is the block hash.
 * @returns The proof, or `undefined` if the block doesn't list the transaction.
 * @throws {ProofInputError} If the block is a neogenesis block, because its root covers the ledger, or if
 *   the ID isn't 32 bytes of hex.
 *
 * @example
 * ```ts
 * import { membershipProof } from '@mcm/proof'
 *
 * const id = block.transactions[1]?.transaction_identifier.hash ?? ''
 * membershipProof(block, id)?.steps.length // => 3
 * membershipProof(block, `0x${'ab'.repeat(32)}`) // => undefined
 * ```
 */
export function membershipProof(block: Block, transactionId: string): MembershipProof | undefined {
  const leaves = merkleLeaves(block)
  const id = toHex(fromHex(transactionId, 32, 'transactionId'))
  const index =
    id === normalizeHex(block.block_identifier.hash)
      ? 0
      : leaves.findIndex((leaf, i) => i > 0 && toHex(leaf) === id)
  const leaf = leaves[index]
  return leaf && { leaf, steps: merkleProof(leaves, index) }
}

/**
 * Returns whether a proof leads to a block's Merkle root.
 * @throws {ProofInputError} If a hash doesn't have 32 bytes.
 *
 * @example
 * ```ts
 * import { membershipProof, verifyMembership } from '@mcm/proof'
 *
 * const id = block.transactions[1]?.transaction_identifier.hash ?? ''
 * const proof = membershipProof(block, id)
 * proof && verifyMembership(proof, block.metadata.root) // => true
 * ```
 */
export function verifyMembership({ leaf, steps }: MembershipProof, root: string): boolean {
  return equalBytes(merkleProofRoot(leaf, steps), fromHex(root, 32, 'root'))
}

/**
 * Checks that a transaction's Merkle path leads to the root in the block's header. The `block-hash` check
 * verifies the header.
 *
 * @example
 * ```ts
 * import { checkMembership } from '@mcm/proof'
 *
 * const id = block.transactions[1]?.transaction_identifier.hash ?? ''
 * checkMembership(block, id).outcome // => 'verified'
 * ```
 */
export function checkMembership(block: Block, transactionId: string): Check {
  const { index } = block.block_identifier
  const id = normalizeHex(transactionId)
  const report = reporter('membership', `Transaction ${id}`)
  if (index < firstV3Block) {
    return report.notCheckable(
      "The API doesn't provide the data covered by the Merkle root of blocks before version 3.",
    )
  }
  if (statedKind(index, block.metadata.tx_count) === 'neogenesis') {
    return report.notCheckable(
      'A neogenesis block contains no transactions. Its Merkle root covers the ledger.',
    )
  }
  return failIfMalformed(report, () => {
    const proof = membershipProof(block, id)
    if (!proof) {
      return report.failed({
        expected: `a transaction in block ${index}`,
        actual: id,
        reason: "The block doesn't list this transaction.",
      })
    }
    const siblings = proof.steps.length === 1 ? '1 sibling' : `${proof.steps.length} siblings`
    return report.compare({
      expected: toHex(merkleProofRoot(proof.leaf, proof.steps)),
      actual: normalizeHex(block.metadata.root),
      verified: `The ID and its ${siblings} in the Merkle tree hash to the header's root, so block ${index} contains the transaction.`,
      failed: `The ID doesn't hash to the header's Merkle root, so block ${index} doesn't contain this list of transactions.`,
    })
  })
}
