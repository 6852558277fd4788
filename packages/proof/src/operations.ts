import type { Operation, Transaction } from '@mcm/rosetta-client'
import { ProofInputError } from './errors'

/** nanoMCM, negative for a debit. */
export function amountOf(operation: Operation): bigint {
  return wholeAmount(operation.amount.value, `The amount of a ${operation.type} operation`)
}

/** @throws {ProofInputError} when `text` is not a whole number. */
export function wholeAmount(text: string | number, what: string): bigint {
  if (!/^-?\d+$/.test(String(text))) {
    throw new ProofInputError(`${what} must be a whole number of nanoMCM; got "${text}"`)
  }
  return BigInt(text)
}

/** The operation of a block's reward; undefined for any other transaction. */
export function rewardOperation(transaction: Transaction): Operation | undefined {
  const [first, ...others] = transaction.operations
  return first?.type === 'REWARD' && others.length === 0 ? first : undefined
}

/** A transaction's operations by what they do. */
export interface Movements {
  sources: Operation[]
  /** Destinations that are not the source itself. */
  destinations: Operation[]
  /** Search results show the change as a transfer back to the source; the chain forbids a real one. */
  change: Operation[]
  fees: Operation[]
  /** Of a type that a transfer does not have. */
  others: Operation[]
}

export function movementsOf(transaction: Transaction): Movements {
  const all: Movements = { sources: [], destinations: [], change: [], fees: [], others: [] }
  const source = transaction.operations.find(({ type }) => type === 'SOURCE_TRANSFER')
  for (const operation of transaction.operations) {
    switch (operation.type) {
      case 'SOURCE_TRANSFER':
        all.sources.push(operation)
        break
      case 'DESTINATION_TRANSFER':
        if (operation.account?.address === source?.account?.address) all.change.push(operation)
        else all.destinations.push(operation)
        break
      case 'FEE':
        all.fees.push(operation)
        break
      default:
        all.others.push(operation)
    }
  }
  return all
}

export function sum(operations: readonly Operation[]): bigint {
  return operations.reduce((total, operation) => total + amountOf(operation), 0n)
}
