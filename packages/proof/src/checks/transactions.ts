import { MINIMUM_FEE } from '@mcm/address/transaction'
import type { Transaction } from '@mcm/rosetta-client'
import { toHex } from '../bytes'
import { reporter, type Check, type CheckId, type Finding } from '../check'
import { conservationFault } from '../conservation'
import type { BlockFacts } from '../facts'
import { merkleRoot } from '../merkle'
import { amountOf, movementsOf } from '../operations'
import { maximumTransactions } from '../rules'
import { transactionBytesFault } from '../transaction-bytes'
import { beforeV3 } from './header'

const noTransfers = 'The block holds no transactions between accounts.'

/** The header counts as many transactions as are listed. */
export function checkTransactionCount({ block, kind, subject, transfers }: BlockFacts): Check {
  const report = reporter('transaction-count', subject)
  const limit = kind === 'normal' ? maximumTransactions : 0
  const stated = block.metadata.tx_count
  return report.compare({
    expected: String(stated),
    actual: String(transfers.length),
    holds: stated === transfers.length && stated <= limit,
    verified: 'As many transactions are listed as the header counts.',
    failed:
      stated > limit
        ? `A block of this kind holds at most ${limit} transactions.`
        : 'The header counts another number of transactions than are listed: some are missing, or were added.',
  })
}

/** The root in the header is that of the reward and the transaction ids: the list is complete and in order. */
export function checkMerkleRoot({ block, kind, subject, v3 }: BlockFacts): Check {
  const report = reporter('merkle-root', subject)
  if (!v3) return report.notCheckable(beforeV3)
  if (kind === 'neogenesis') {
    return report.notCheckable(
      'The root of a neogenesis block covers the whole ledger, which the API does not serve.',
    )
  }
  return report.compare({
    expected: toHex(merkleRoot(block)),
    actual: block.metadata.root,
    verified:
      'The reward, its receiver and the ids of all transactions give the Merkle root of the header: the list is complete.',
    failed:
      'The Merkle root of the header belongs to another list: the reward, its receiver or a transaction id was changed, added, moved or left out.',
  })
}

/** Transactions stand in ascending order of the source's ledger address, none twice. */
export function checkTransactionOrder({ subject, transfers, v3 }: BlockFacts): Check {
  const report = reporter('transaction-order', subject)
  if (!v3) return report.notCheckable(beforeV3)
  if (transfers.length === 0) return report.notCheckable(noTransfers)
  const sources = transfers.map(ledgerAddress)
  if (!sources.every((source) => source !== undefined)) {
    return report.notCheckable('The endpoint does not state the full address of every source.')
  }
  const wrong = sources.findIndex((source, i) => i > 0 && source <= (sources[i - 1] ?? ''))
  return wrong === -1
    ? report.verified({
        expected: 'ascending addresses of the sources',
        actual: `${sources.length} in order`,
        reason: 'The transactions stand in the order of their sources, and no source stands twice.',
      })
    : report.failed({
        expected: `an address above ${sources[wrong - 1]}`,
        actual: String(sources[wrong]),
        reason:
          'The transactions do not stand in the order of their sources, as the chain demands.',
      })
}

/** Every transaction pays the block's minimum for each destination, all to the miner. */
export function checkFees(facts: BlockFacts): Check {
  const { block, kind, subject, v3 } = facts
  if (!v3) return reporter('fees', subject).notCheckable(beforeV3)
  const minimum = BigInt(block.metadata.fee)
  if (kind !== 'normal') {
    return reporter('fees', subject).compare({
      expected: 'a minimum fee of 0 nanoMCM',
      actual: `a minimum fee of ${minimum} nanoMCM`,
      verified: 'The block has no transactions, so it states no fee.',
      failed: 'A block without transactions must state a fee of 0.',
    })
  }
  if (minimum < MINIMUM_FEE) {
    return reporter('fees', subject).failed({
      expected: `a minimum fee of ${MINIMUM_FEE} nanoMCM or more`,
      actual: `${minimum} nanoMCM`,
      reason: 'The block states a smaller fee than the chain allows.',
    })
  }
  const miner = facts.reward?.operations[0]?.account?.address
  return every(facts, 'fees', (transaction) => feeFault(transaction, minimum, miner), {
    expected: `${minimum} nanoMCM or more for each destination, to the miner`,
    reason:
      'Every transaction pays at least the minimum fee of the block, and the miner receives it.',
  })
}

/** No transaction makes or loses money. */
export function checkBlockConservation(facts: BlockFacts): Check {
  return every(facts, 'conservation', conservationFault, {
    expected: 'as much arrives as was spent',
    reason: 'In every transaction the destinations and the fee add up to what left the source.',
  })
}

/** The size follows from the number of destinations. */
export function checkBlockSize({ block, subject, transfers, v3 }: BlockFacts): Check {
  const report = reporter('block-size', subject)
  if (!v3) return report.notCheckable(beforeV3)
  const destinations = transfers.map((one) => movementsOf(one).destinations.length)
  const size = destinations.reduce((total, n) => total + 2364 + 44 * n, 192)
  return report.compare({
    expected: `${size} bytes`,
    actual: `${block.metadata.block_size} bytes`,
    verified: 'The size is that of a block with these transactions and destinations.',
    failed:
      'A block with these transactions and destinations has another size: a destination was left out, or added.',
  })
}

/** Who paid whom: only the signed bytes of a transaction tie its id to its amounts. */
export function checkTransfers(facts: BlockFacts): Check {
  const { subject, transactionBytes, transfers } = facts
  const unknown = transfers.filter(
    ({ transaction_identifier: { hash } }) => !transactionBytes?.has(hash),
  )
  if (unknown.length > 0) {
    return reporter('transfers', subject).notCheckable(
      'The API does not serve the signed bytes of transactions: their ids can be proved, but not the senders, receivers and amounts shown with them.',
    )
  }
  const fault = (transaction: Transaction) => {
    const bytes = transactionBytes?.get(transaction.transaction_identifier.hash)
    return bytes && transactionBytesFault(transaction, bytes)
  }
  return every(facts, 'transfers', fault, {
    expected: 'what the signed bytes say',
    reason: 'The signed bytes have these ids and say who paid whom what is shown.',
  })
}

/** One check for all transfers of a block; a fault is reported for the first transaction that has it. */
function every(
  { subject, transfers }: BlockFacts,
  id: CheckId,
  faultOf: (transaction: Transaction) => Finding | undefined,
  verified: Pick<Finding, 'expected' | 'reason'>,
): Check {
  if (transfers.length === 0) {
    return reporter(id, subject).notCheckable(noTransfers)
  }
  for (const transaction of transfers) {
    const fault = faultOf(transaction)
    const { hash } = transaction.transaction_identifier
    if (fault) return reporter(id, `${subject}, transaction ${hash}`).failed(fault)
  }
  const actual = `holds for ${transfers.length === 1 ? '1 transaction' : `all ${transfers.length} transactions`}`
  return reporter(id, subject).verified({ ...verified, actual })
}

function feeFault(
  transaction: Transaction,
  minimum: bigint,
  miner: string | undefined,
): Finding | undefined {
  const { destinations, fees } = movementsOf(transaction)
  const [fee] = fees
  const least = minimum * BigInt(destinations.length)
  const paid = fee ? amountOf(fee) : 0n
  if (paid < least) {
    return {
      expected: `${least} nanoMCM or more`,
      actual: `${paid} nanoMCM`,
      reason: 'The transaction pays less than the minimum fee of the block for its destinations.',
    }
  }
  const receiver = fee?.account?.address
  if (receiver === miner) return undefined
  return {
    expected: miner ?? 'the miner',
    actual: receiver ?? 'nobody',
    reason: 'The fee goes to another account than the one that received the reward.',
  }
}

function ledgerAddress(transaction: Transaction): string | undefined {
  const source = movementsOf(transaction).sources[0]
  const hash = source?.metadata?.from_address_hash
  return source?.account && hash ? source.account.address + hash.slice(2) : undefined
}
