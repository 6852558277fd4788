import {
  decodeTransaction,
  hashTransaction,
  InvalidTransactionError,
} from '@mcm/address/transaction'
import type { Transaction } from '@mcm/rosetta-client'
import { assertBytes, toHex } from './bytes'
import { reporter, type Check, type Finding } from './check'
import { normalTransaction } from './normal-hex'
import { amountOf, movementsOf, rewardOperation, sum } from './operations'
import { wellFormed } from './well-formed'

/**
 * Checks what is shown of a transaction against its signed bytes: its id, its source, its
 * destinations with memos and amounts, its fee. Once the id is proved to be in a block, this proves
 * who paid whom. The signature is not checked here: a block with a bad one is no block of the chain.
 * @throws {ProofInputError} for bytes that are not a Uint8Array.
 */
export function checkTransactionBytes(given: Transaction, bytes: Uint8Array): Check {
  assertBytes(bytes, 'The bytes of a transaction')
  const transaction = normalTransaction(given)
  const { hash } = transaction.transaction_identifier
  const report = reporter('transfers', `Transaction ${hash}`)
  if (rewardOperation(transaction)) {
    return report.notCheckable(
      'A reward is not signed by anyone; the Merkle root of its block covers it.',
    )
  }
  return wellFormed(report, () => {
    const fault = transactionBytesFault(transaction, bytes)
    if (fault) return report.failed(fault)
    return report.verified({
      expected: hashTransaction(bytes),
      actual: hash,
      reason: 'The signed bytes have this id and say what is shown.',
    })
  })
}

/** The first thing that is shown of a transaction and that its bytes do not say. */
export function transactionBytesFault(
  transaction: Transaction,
  bytes: Uint8Array,
): Finding | undefined {
  try {
    return comparisons(transaction, bytes).find(({ expected, actual }) => expected !== actual)
  } catch (error) {
    if (!(error instanceof InvalidTransactionError)) throw error
    return {
      expected: 'the bytes of a signed transaction',
      actual: error.message,
      reason: 'The bytes are not those of a signed transaction.',
    }
  }
}

function comparisons(transaction: Transaction, bytes: Uint8Array): Finding[] {
  const signed = decodeTransaction(bytes)
  const { sources, destinations, fees } = movementsOf(transaction)
  return [
    {
      expected: hashTransaction(bytes),
      actual: transaction.transaction_identifier.hash,
      reason: 'The bytes have another id: they belong to another transaction.',
    },
    {
      expected: toHex(signed.source.subarray(0, 20)),
      actual: sources[0]?.account?.address ?? 'nobody',
      reason: 'Another account than the one that is shown signed the transaction.',
    },
    {
      expected: `${signed.fee} nanoMCM`,
      actual: `${sum(fees)} nanoMCM`,
      reason: 'The fee that is shown was not signed.',
    },
    {
      expected: signed.destinations
        .map(({ tag, memo, amount }) => transferText(amount, toHex(tag), memo))
        .join(', '),
      actual: destinations
        .map((one) =>
          transferText(amountOf(one), one.account?.address ?? 'nobody', one.metadata?.memo ?? ''),
        )
        .join(', '),
      reason: 'The destinations that are shown were not signed.',
    },
  ]
}

/** The API pads a memo with zero characters. */
function transferText(amount: bigint, receiver: string, memo: string): string {
  const text = memo.replace(/\0+$/, '')
  return `${amount} nanoMCM to ${receiver}${text && ` (${text})`}`
}
