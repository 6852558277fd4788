import type { Operation, Transaction } from '@mcm/rosetta-client'
import { ProofInputError } from './errors'

/** Returns an operation's amount in nanoMCM, which is negative for a debit. */
export function operationAmount(operation: Operation): bigint {
  return parseNanoMcm(operation.amount.value, `The amount of a ${operation.type} operation`)
}

/** @throws {ProofInputError} If `text` isn't an integer. */
export function parseNanoMcm(text: string | number, what: string): bigint {
  if (!/^-?\d+$/.test(String(text))) {
    throw new ProofInputError(`${what} must be an integer in nanoMCM, got "${text}"`)
  }
  return BigInt(text)
}

/** Returns the operation of a reward, or `undefined` for any other transaction. */
export function rewardOperation(transaction: Transaction): Operation | undefined {
  const [first, ...others] = transaction.operations
  return first?.type === 'REWARD' && others.length === 0 ? first : undefined
}

/** A transaction's operations, grouped by purpose. */
export interface OperationGroups {
  sources: Operation[]
  /** Destinations other than the source. */
  destinations: Operation[]
  /**
   * Transfers back to the source. Search results represent the change in this way, and the chain doesn't
   * allow any other transfers to the source.
   */
  change: Operation[]
  fees: Operation[]
  /** Operations of any type that can't be part of a transfer. */
  others: Operation[]
}

export function groupOperations(transaction: Transaction): OperationGroups {
  const all: OperationGroups = { sources: [], destinations: [], change: [], fees: [], others: [] }
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
  return operations.reduce((total, operation) => total + operationAmount(operation), 0n)
}
