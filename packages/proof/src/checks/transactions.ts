import { MINIMUM_FEE } from '@mcm/address/transaction'
import type { Transaction } from '@mcm/rosetta-client'
import { toHex } from '../bytes'
import { reporter, type Check, type CheckId, type Finding } from '../check'
import { findAmountProblem } from '../conservation'
import type { BlockContext } from '../block-context'
import { merkleRoot } from '../merkle'
import { operationAmount, groupOperations } from '../operations'
import { maximumTransactions } from '../rules'
import { findBytesProblem } from '../transaction-bytes'
import { beforeV3 } from './header'

const noTransfers = 'The block contains no transfers.'

/** Checks that the list of transactions matches the header's count. */
export function checkTransactionCount({ block, kind, subject, transfers }: BlockContext): Check {
  const report = reporter('transaction-count', subject)
  const limit = kind === 'normal' ? maximumTransactions : 0
  const stated = block.metadata.tx_count
  return report.compare({
    expected: String(stated),
    actual: String(transfers.length),
    passes: stated === transfers.length && stated <= limit,
    verified: "The list matches the header's count.",
    failed:
      stated > limit
        ? `A block of this kind can contain at most ${limit} transactions.`
        : "The list doesn't match the header's count. Transactions are missing or were added.",
  })
}

/** Checks the Merkle root, which proves that the list of transactions is complete and in order. */
export function checkMerkleRoot({ block, kind, subject, v3 }: BlockContext): Check {
  const report = reporter('merkle-root', subject)
  if (!v3) return report.notCheckable(beforeV3)
  if (kind === 'neogenesis') {
    return report.notCheckable(
      "A neogenesis block's Merkle root covers the whole ledger, which the API doesn't provide.",
    )
  }
  return report.compare({
    expected: toHex(merkleRoot(block)),
    actual: block.metadata.root,
    verified:
      "The reward and all transaction IDs hash to the header's Merkle root, so the list is complete.",
    failed:
      "The Merkle root doesn't match the header. The reward or a transaction ID was changed, added, moved or removed.",
  })
}

/** Checks that transactions are sorted by the source's ledger address, without duplicates. */
export function checkTransactionOrder({ subject, transfers, v3 }: BlockContext): Check {
  const report = reporter('transaction-order', subject)
  if (!v3) return report.notCheckable(beforeV3)
  if (transfers.length === 0) return report.notCheckable(noTransfers)
  const sources = transfers.map(ledgerAddress)
  if (!sources.every((source) => source !== undefined)) {
    return report.notCheckable("The endpoint doesn't report the full address of every source.")
  }
  const wrong = sources.findIndex((source, i) => i > 0 && source <= (sources[i - 1] ?? ''))
  return wrong === -1
    ? report.verified({
        expected: 'ascending source addresses',
        actual: `${sources.length} in order`,
        reason: 'Transactions are sorted by source, and no source appears twice.',
      })
    : report.failed({
        expected: `an address above ${sources[wrong - 1]}`,
        actual: String(sources[wrong]),
        reason: "Transactions aren't sorted by source, or a source appears twice.",
      })
}

/** Checks that each transaction pays at least the minimum fee per destination to the miner. */
export function checkFees(context: BlockContext): Check {
  const { block, kind, subject, v3 } = context
  if (!v3) return reporter('fees', subject).notCheckable(beforeV3)
  const minimum = BigInt(block.metadata.fee)
  if (kind !== 'normal') {
    return reporter('fees', subject).compare({
      expected: 'a minimum fee of 0 nanoMCM',
      actual: `a minimum fee of ${minimum} nanoMCM`,
      verified: 'The block has no transactions and a minimum fee of 0.',
      failed: 'A block without transactions must have a minimum fee of 0.',
    })
  }
  if (minimum < MINIMUM_FEE) {
    return reporter('fees', subject).failed({
      expected: `a minimum fee of at least ${MINIMUM_FEE} nanoMCM`,
      actual: `${minimum} nanoMCM`,
      reason: "The block's minimum fee is below the chain's minimum.",
    })
  }
  const miner = context.reward?.operations[0]?.account?.address
  const findProblem = (transaction: Transaction) => findFeeProblem(transaction, minimum, miner)
  return checkEachTransfer(context, 'fees', findProblem, {
    expected: `at least ${minimum} nanoMCM per destination, paid to the miner`,
    reason: "Every transaction pays at least the block's minimum fee to the miner.",
  })
}

/** Checks that the amounts of each transaction add up. */
export function checkBlockConservation(context: BlockContext): Check {
  return checkEachTransfer(context, 'conservation', findAmountProblem, {
    expected: 'destinations and fee equal to the amount spent',
    reason: 'In every transaction, the destinations and the fee add up to the amount spent.',
  })
}

/** Checks the block size against the number of transactions and destinations. */
export function checkBlockSize({ block, subject, transfers, v3 }: BlockContext): Check {
  const report = reporter('block-size', subject)
  if (!v3) return report.notCheckable(beforeV3)
  const destinations = transfers.map((one) => groupOperations(one).destinations.length)
  const size = destinations.reduce((total, n) => total + 2364 + 44 * n, 192)
  return report.compare({
    expected: `${size} bytes`,
    actual: `${block.metadata.block_size} bytes`,
    verified: 'The size matches the transactions and destinations.',
    failed:
      "The size doesn't match the transactions and destinations. A destination is missing or was added.",
  })
}

/** Checks senders, recipients and amounts. Only a transaction's signed bytes can prove these. */
export function checkTransfers(context: BlockContext): Check {
  const { subject, transactionBytes, transfers } = context
  const unknown = transfers.filter(
    ({ transaction_identifier: { hash } }) => !transactionBytes?.has(hash),
  )
  if (unknown.length > 0) {
    return reporter('transfers', subject).notCheckable(
      "The API doesn't provide signed transaction bytes. Transaction IDs can be verified, but not their senders, recipients and amounts.",
    )
  }
  const findProblem = (transaction: Transaction) => {
    const bytes = transactionBytes?.get(transaction.transaction_identifier.hash)
    return bytes && findBytesProblem(transaction, bytes)
  }
  return checkEachTransfer(context, 'transfers', findProblem, {
    expected: 'transfers that match the signed bytes',
    reason: 'The signed bytes match the IDs, senders, recipients and amounts shown.',
  })
}

/** Checks all transfers of a block and reports the first problem. */
function checkEachTransfer(
  { subject, transfers }: BlockContext,
  id: CheckId,
  findProblem: (transaction: Transaction) => Finding | undefined,
  verified: Pick<Finding, 'expected' | 'reason'>,
): Check {
  if (transfers.length === 0) {
    return reporter(id, subject).notCheckable(noTransfers)
  }
  for (const transaction of transfers) {
    const problem = findProblem(transaction)
    const { hash } = transaction.transaction_identifier
    if (problem) return reporter(id, `${subject}, transaction ${hash}`).failed(problem)
  }
  const actual = `met by ${transfers.length === 1 ? '1 transaction' : `all ${transfers.length} transactions`}`
  return reporter(id, subject).verified({ ...verified, actual })
}

function findFeeProblem(
  transaction: Transaction,
  minimum: bigint,
  miner: string | undefined,
): Finding | undefined {
  const { destinations, fees } = groupOperations(transaction)
  const [fee] = fees
  const required = minimum * BigInt(destinations.length)
  const paid = fee ? operationAmount(fee) : 0n
  if (paid < required) {
    return {
      expected: `at least ${required} nanoMCM`,
      actual: `${paid} nanoMCM`,
      reason: "The fee is below the block's minimum for this number of destinations.",
    }
  }
  const recipient = fee?.account?.address
  if (recipient === miner) return undefined
  return {
    expected: miner ?? 'the miner',
    actual: recipient ?? 'no one',
    reason: 'The fee and the reward go to different accounts.',
  }
}

function ledgerAddress(transaction: Transaction): string | undefined {
  const source = groupOperations(transaction).sources[0]
  const hash = source?.metadata?.from_address_hash
  return source?.account && hash ? source.account.address + hash.slice(2) : undefined
}
