import type { Transaction } from '@mcm/rosetta-client'
import type { Check, Finding } from './check'
import { reporter } from './check'
import { normalizeTransaction } from './normalize-hex'
import { operationAmount, groupOperations, rewardOperation, sum, parseNanoMcm } from './operations'
import { failIfMalformed } from './malformed'

/**
 * Checks that a transaction's destinations, change and fee add up to the amount debited from its source.
 * Both of the API's transaction formats are accepted. In /block and /mempool, the source is debited only
 * the amount spent. In search results, it is debited its whole balance, and the change is one of the
 * destinations.
 *
 * @example
 * ```ts
 * import { checkConservation } from '@mcm/proof'
 *
 * const [, transaction] = block.transactions
 * transaction && checkConservation(transaction).outcome // => 'verified'
 * ```
 */
export function checkConservation(given: Transaction): Check {
  const transaction = normalizeTransaction(given)
  const { hash } = transaction.transaction_identifier
  const report = reporter('conservation', `Transaction ${hash}`)
  if (rewardOperation(transaction)) {
    return report.notCheckable(
      'A reward is newly issued and has no source. The reward check covers it.',
    )
  }
  return failIfMalformed(report, () => {
    const wrong = findAmountProblem(transaction)
    if (wrong) return report.failed(wrong)
    const { sources } = groupOperations(transaction)
    const debit = -sum(sources)
    return report.verified({
      expected: nano(debit),
      actual: nano(sum(transaction.operations) + debit),
      reason: 'The destinations, change and fee add up to the amount debited.',
    })
  })
}

/** Returns the first problem with a transaction's amounts. */
export function findAmountProblem(transaction: Transaction): Finding | undefined {
  const { sources, destinations, change, fees, others } = groupOperations(transaction)
  const [source] = sources
  if (!source || sources.length > 1 || destinations.length === 0 || fees.length > 1) {
    return {
      expected: '1 source, 1 or more destinations, at most 1 fee',
      actual: `${sources.length} sources, ${destinations.length} destinations, ${fees.length} fees`,
      reason: 'A transfer must have one source, at least one destination and at most one fee.',
    }
  }
  const [other] = others
  if (other) {
    return {
      expected: 'transfers and a fee',
      actual: other.type,
      reason: "The transaction contains an operation that can't be part of a transfer.",
    }
  }
  const invalid = [...destinations, ...change, ...fees].find((one) => operationAmount(one) <= 0n)
  if (invalid) {
    return {
      expected: 'amounts greater than 0',
      actual: nano(operationAmount(invalid)),
      reason: 'A destination or fee has an amount of 0 or less.',
    }
  }
  return findBalanceProblem(transaction)
}

function findBalanceProblem(transaction: Transaction): Finding | undefined {
  const { sources, destinations, change, fees } = groupOperations(transaction)
  const debit = -sum(sources)
  const [sent, returned, fee] = [sum(destinations), sum(change), sum(fees)]
  const pairs: [expected: bigint, actual: bigint, reason: string][] = [
    [
      debit,
      sent + returned + fee,
      "The destinations, change and fee don't add up to the amount debited.",
    ],
  ]
  const stated = sources[0]?.metadata
  if (stated?.source_amount !== undefined && stated.change_amount !== undefined) {
    const whole = parseNanoMcm(stated.source_amount, 'source_amount')
    const rest = parseNanoMcm(stated.change_amount, 'change_amount')
    pairs.push([
      whole,
      debit + rest,
      "The source's previous balance doesn't equal the amount spent plus the change.",
    ])
  }
  const totals = transaction.metadata
  const named: [string | undefined, bigint, string][] = [
    [totals?.send_total, sent, "The send total doesn't match the destinations."],
    [totals?.change_total, returned, "The change total doesn't match the change."],
    [totals?.fee_total, fee, "The fee total doesn't match the fee."],
  ]
  for (const [total, found, reason] of named) {
    if (total !== undefined) pairs.push([found, parseNanoMcm(total, 'A total'), reason])
  }
  const wrong = pairs.find(([expected, actual]) => expected !== actual)
  return wrong && { expected: nano(wrong[0]), actual: nano(wrong[1]), reason: wrong[2] }
}

function nano(amount: bigint): string {
  return `${amount} nanoMCM`
}
