import {
  decodeTransaction,
  hashTransaction,
  InvalidTransactionError,
} from '@mcm/address/transaction'
import type { Transaction } from '@mcm/rosetta-client'
import { assertBytes, toHex } from './bytes'
import { reporter, type Check, type Finding } from './check'
import { normalizeTransaction } from './normalize-hex'
import { operationAmount, groupOperations, rewardOperation, sum } from './operations'
import { failIfMalformed } from './malformed'

/**
 * Checks a transaction's ID, source, destinations, memos, amounts and fee against its signed bytes.
 * Together with `checkMembership`, this proves the transfer. The signature isn't verified, because nodes
 * reject blocks that contain invalid signatures.
 * @throws {ProofInputError} If `bytes` isn't a `Uint8Array`.
 *
 * @example
 * ```ts
 * import { checkTransactionBytes } from '@mcm/proof'
 *
 * const [, transaction] = block.transactions
 * const otherBytes = new Uint8Array(2408)
 * transaction && checkTransactionBytes(transaction, otherBytes).outcome // => 'failed'
 * ```
 */
export function checkTransactionBytes(given: Transaction, bytes: Uint8Array): Check {
  assertBytes(bytes, 'bytes')
  const transaction = normalizeTransaction(given)
  const { hash } = transaction.transaction_identifier
  const report = reporter('transfers', `Transaction ${hash}`)
  if (rewardOperation(transaction)) {
    return report.notCheckable("A reward has no signature. The block's Merkle root covers it.")
  }
  return failIfMalformed(report, () => {
    const problem = findBytesProblem(transaction, bytes)
    if (problem) return report.failed(problem)
    return report.verified({
      expected: hashTransaction(bytes),
      actual: hash,
      reason: 'The signed bytes match the ID, sender, recipients and amounts shown.',
    })
  })
}

/** Returns the first difference between a transaction and its signed bytes. */
export function findBytesProblem(transaction: Transaction, bytes: Uint8Array): Finding | undefined {
  try {
    return comparisons(transaction, bytes).find(({ expected, actual }) => expected !== actual)
  } catch (error) {
    if (!(error instanceof InvalidTransactionError)) throw error
    return {
      expected: 'a signed transaction',
      actual: error.message,
      reason: "The bytes aren't a signed transaction.",
    }
  }
}

function comparisons(transaction: Transaction, bytes: Uint8Array): Finding[] {
  const signed = decodeTransaction(bytes)
  const { sources, destinations, fees } = groupOperations(transaction)
  return [
    {
      expected: hashTransaction(bytes),
      actual: transaction.transaction_identifier.hash,
      reason: 'The bytes have a different ID, so they belong to another transaction.',
    },
    {
      expected: toHex(signed.source.subarray(0, 20)),
      actual: sources[0]?.account?.address ?? 'no one',
      reason: 'The transaction was signed by a different account.',
    },
    {
      expected: `${signed.fee} nanoMCM`,
      actual: `${sum(fees)} nanoMCM`,
      reason: "The fee doesn't match the signed bytes.",
    },
    {
      expected: signed.destinations
        .map(({ tag, memo, amount }) => transferText(amount, toHex(tag), memo))
        .join(', '),
      actual: destinations
        .map((one) =>
          transferText(
            operationAmount(one),
            one.account?.address ?? 'no one',
            one.metadata?.memo ?? '',
          ),
        )
        .join(', '),
      reason: "The destinations don't match the signed bytes.",
    },
  ]
}

/** Describes a transfer in text. Removes the NUL characters with which the API pads memos. */
function transferText(amount: bigint, recipient: string, memo: string): string {
  const text = memo.replace(/\0+$/, '')
  return `${amount} nanoMCM to ${recipient}${text && ` (${text})`}`
}
