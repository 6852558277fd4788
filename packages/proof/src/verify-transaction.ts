import type { Block, Transaction } from '@mcm/rosetta-client'
import { reporter, type Check } from './check'
import { checkConservation } from './conservation'
import { checkMembership } from './membership'
import { normalTransaction } from './normal-hex'
import { checkTransactionBytes } from './transaction-bytes'

/** A transaction and what is known about it. */
export interface TransactionInput {
  /** As /block, /mempool or search renders it. */
  transaction: Transaction
  /** The block that is said to hold it, with everything in it. */
  block?: Block | undefined
  /** Its signed bytes, where they are known: the API does not serve them. */
  bytes?: Uint8Array | undefined
}

/**
 * Checks a transaction: its amounts, its place in its block, and who paid whom.
 * @throws {ProofInputError} for bytes that are not a Uint8Array.
 */
export function verifyTransaction({ transaction: given, block, bytes }: TransactionInput): Check[] {
  const transaction = normalTransaction(given)
  const { hash } = transaction.transaction_identifier
  const subject = `Transaction ${hash}`
  return [
    checkConservation(transaction),
    block
      ? checkMembership(block, hash)
      : reporter('membership', subject).notCheckable('The block that holds it was not given.'),
    bytes === undefined
      ? reporter('transfers', subject).notCheckable(
          'The API does not serve the signed bytes of the transaction: its id can be proved, but not the sender, the receivers and the amounts shown with it.',
        )
      : checkTransactionBytes(transaction, bytes),
  ]
}
