import type { Block, Transaction } from '@mcm/rosetta-client'
import { reporter, type Check } from './check'
import { checkConservation } from './conservation'
import { checkMembership } from './membership'
import { normalizeTransaction } from './normalize-hex'
import { checkTransactionBytes } from './transaction-bytes'

/**
 * A transaction to verify and the data to verify it with.
 *
 * @example
 * ```ts
 * import { type TransactionInput, verdict, verifyTransaction } from '@mcm/proof'
 *
 * const isValid = (input: TransactionInput) => verdict(verifyTransaction(input)).failed === 0
 * const [, transaction] = block.transactions
 * transaction && isValid({ transaction, block }) // => true
 * ```
 */
export interface TransactionInput {
  /** The transaction as returned by /block, /mempool or a search. */
  transaction: Transaction
  /** The complete block that contains the transaction. */
  block?: Block | undefined
  /** The transaction's signed bytes, if known. The API doesn't provide them. */
  bytes?: Uint8Array | undefined
}

/**
 * Verifies a transaction: its amounts, its inclusion in a block, and its sender and recipients.
 * @throws {ProofInputError} If `bytes` isn't a `Uint8Array`.
 *
 * @example
 * ```ts
 * import { verifyTransaction } from '@mcm/proof'
 *
 * const [, transaction] = block.transactions
 * const checks = transaction ? verifyTransaction({ transaction, block }) : []
 * checks.map(({ outcome }) => outcome) // => ['verified', 'verified', 'not-checkable']
 * ```
 */
export function verifyTransaction({ transaction: given, block, bytes }: TransactionInput): Check[] {
  const transaction = normalizeTransaction(given)
  const { hash } = transaction.transaction_identifier
  const subject = `Transaction ${hash}`
  return [
    checkConservation(transaction),
    block
      ? checkMembership(block, hash)
      : reporter('membership', subject).notCheckable("The transaction's block wasn't provided."),
    bytes === undefined
      ? reporter('transfers', subject).notCheckable(
          "The API doesn't provide the signed transaction bytes. The ID can be verified, but not the sender, recipients and amounts.",
        )
      : checkTransactionBytes(transaction, bytes),
  ]
}
