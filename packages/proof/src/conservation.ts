import type { Transaction } from '@mcm/rosetta-client'
import type { Check, Finding } from './check'
import { reporter } from './check'
import { normalTransaction } from './normal-hex'
import { amountOf, movementsOf, rewardOperation, sum, wholeAmount } from './operations'
import { wellFormed } from './well-formed'

/**
 * Checks that a transaction neither makes nor loses money: what leaves the source is what arrives,
 * change and fee included. Both renderings are understood, that of /block and /mempool (the source
 * is debited what it paid) and that of search (the source is debited its whole balance, and the
 * change comes back as a destination).
 */
export function checkConservation(given: Transaction): Check {
  const transaction = normalTransaction(given)
  const { hash } = transaction.transaction_identifier
  const report = reporter('conservation', `Transaction ${hash}`)
  if (rewardOperation(transaction)) {
    return report.notCheckable(
      'A reward is new money and has no source; the check of the reward covers it.',
    )
  }
  return wellFormed(report, () => {
    const wrong = conservationFault(transaction)
    if (wrong) return report.failed(wrong)
    const { sources } = movementsOf(transaction)
    const debit = -sum(sources)
    return report.verified({
      expected: nano(debit),
      actual: nano(sum(transaction.operations) + debit),
      reason: 'What left the source arrived: the destinations and the fee add up to it exactly.',
    })
  })
}

/** The first rule of amounts that a transaction breaks. */
export function conservationFault(transaction: Transaction): Finding | undefined {
  const { sources, destinations, change, fees, others } = movementsOf(transaction)
  const [source] = sources
  if (!source || sources.length > 1 || destinations.length === 0 || fees.length > 1) {
    return {
      expected: '1 source, 1 or more destinations, at most 1 fee',
      actual: `${sources.length} sources, ${destinations.length} destinations, ${fees.length} fees`,
      reason: 'A transfer has one source, at least one destination and one fee; this one has not.',
    }
  }
  const stranger = others[0]
  if (stranger) {
    return {
      expected: 'transfers and a fee',
      actual: stranger.type,
      reason: 'The transaction has an operation that a transfer does not have.',
    }
  }
  const backwards = [...destinations, ...change, ...fees].find((one) => amountOf(one) <= 0n)
  if (backwards) {
    return {
      expected: 'amounts above 0',
      actual: nano(amountOf(backwards)),
      reason: 'A destination or a fee receives nothing, or less than nothing.',
    }
  }
  return balanceFault(transaction)
}

function balanceFault(transaction: Transaction): Finding | undefined {
  const { sources, destinations, change, fees } = movementsOf(transaction)
  const debit = -sum(sources)
  const [sent, returned, fee] = [sum(destinations), sum(change), sum(fees)]
  const pairs: [expected: bigint, actual: bigint, reason: string][] = [
    [
      debit,
      sent + returned + fee,
      'The destinations, the change and the fee do not add up to what left the source: money appeared or vanished.',
    ],
  ]
  const stated = sources[0]?.metadata
  if (stated?.source_amount !== undefined && stated.change_amount !== undefined) {
    const whole = wholeAmount(stated.source_amount, 'source_amount')
    const rest = wholeAmount(stated.change_amount, 'change_amount')
    pairs.push([
      whole,
      debit + rest,
      'The balance of the source before the transaction is not what was paid and what was left.',
    ])
  }
  const totals = transaction.metadata
  const named: [string | undefined, bigint, string][] = [
    [totals?.send_total, sent, 'The stated total sent is not the sum of the destinations.'],
    [totals?.change_total, returned, 'The stated change is not what went back to the source.'],
    [totals?.fee_total, fee, 'The stated fee is not the fee that was paid.'],
  ]
  for (const [total, found, reason] of named) {
    if (total !== undefined) pairs.push([found, wholeAmount(total, 'A stated total'), reason])
  }
  const wrong = pairs.find(([expected, actual]) => expected !== actual)
  return wrong && { expected: nano(wrong[0]), actual: nano(wrong[1]), reason: wrong[2] }
}

function nano(amount: bigint): string {
  return `${amount} nanoMCM`
}
