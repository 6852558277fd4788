import type { Block } from '@mcm/rosetta-client'
import { equalBytes, fromHex, toHex } from './bytes'
import { reporter, type Check } from './check'
import { merkleLeaves, merkleProof, merkleProofRoot, type MerkleStep } from './merkle'
import { normalHex } from './normal-hex'
import { firstV3Block, statedKind } from './rules'
import { wellFormed } from './well-formed'

/** What shows that a transaction is in a block: its leaf and its neighbours up to the Merkle root. */
export interface MembershipProof {
  leaf: Uint8Array
  steps: MerkleStep[]
}

/**
 * The proof that a block holds a transaction; with it and the root alone, anyone can check that.
 * @param transactionId of a transaction between accounts, or the hash of the block for its reward.
 * @returns undefined when the block does not list it.
 * @throws {ProofInputError} for a neogenesis block, whose root covers the ledger, and for an id that is
 *   not 32 bytes of hex.
 */
export function membershipProof(block: Block, transactionId: string): MembershipProof | undefined {
  const leaves = merkleLeaves(block)
  const id = toHex(fromHex(transactionId, 32, 'A transaction id'))
  const index =
    id === normalHex(block.block_identifier.hash)
      ? 0
      : leaves.findIndex((leaf, i) => i > 0 && toHex(leaf) === id)
  const leaf = leaves[index]
  return leaf && { leaf, steps: merkleProof(leaves, index) }
}

/**
 * Whether a proof leads to the Merkle root that a block's header states.
 * @throws {ProofInputError} for hashes that are not 32 bytes.
 */
export function verifyMembership({ leaf, steps }: MembershipProof, root: string): boolean {
  return equalBytes(merkleProofRoot(leaf, steps), fromHex(root, 32, 'A Merkle root'))
}

/**
 * Checks that a block holds a transaction, by the path from its id to the Merkle root in the header.
 * That the header is the block's is shown by its hash: see the check `block-hash`.
 */
export function checkMembership(block: Block, transactionId: string): Check {
  const { index } = block.block_identifier
  const id = normalHex(transactionId)
  const report = reporter('membership', `Transaction ${id}`)
  if (index < firstV3Block) {
    return report.notCheckable(
      'The API does not serve what the Merkle root of so old a block covers.',
    )
  }
  if (statedKind(index, block.metadata.tx_count) === 'neogenesis') {
    return report.notCheckable(
      'A neogenesis block holds no transactions; its root covers the ledger.',
    )
  }
  return wellFormed(report, () => {
    const proof = membershipProof(block, id)
    if (!proof) {
      return report.failed({
        expected: `a transaction of block ${index}`,
        actual: id,
        reason: 'The block does not list this transaction.',
      })
    }
    const neighbours = proof.steps.length === 1 ? '1 neighbour' : `${proof.steps.length} neighbours`
    return report.compare({
      expected: toHex(merkleProofRoot(proof.leaf, proof.steps)),
      actual: normalHex(block.metadata.root),
      verified: `The id and its ${neighbours} in the Merkle tree lead to the root in the header: block ${index} holds the transaction.`,
      failed: `The id does not lead to the Merkle root in the header: block ${index} does not hold this list of transactions.`,
    })
  })
}
