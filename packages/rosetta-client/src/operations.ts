import { validateMemo } from '@mcm/address/transaction'
import { readTag, invalidArgumentFor } from './core/arguments'
import type { AddressInput, InvalidArgument } from './core/arguments'
import type { Amount } from './schema/amount'
import { isUint64, MAX_UINT64 } from './schema/scalars'
import type { AccountIdentifier } from './schema/identifiers'
import type { OperationIdentifier } from './schema/operation'

/**
 * An operation for the construction calls.
 *
 * @example
 * ```ts
 * import { type ConstructionOperation, transferOperations } from '@mcm/rosetta-client'
 *
 * const [, source]: ConstructionOperation[] = transferOperations({
 *   source: 'J8gqYehTJhJWrfcUd766sUQ8THktNs',
 *   destination: 'kHtV35ttVpyiH42FePCiHo2iFmcJS3',
 *   amount: 1000n,
 *   fee: 500n,
 * })
 * source?.amount.value // => '-1500'
 * ```
 */
export interface ConstructionOperation {
  /** Index of the operation, starting at 0. */
  operation_identifier: OperationIdentifier
  /** Operation type. */
  type: 'SOURCE_TRANSFER' | 'DESTINATION_TRANSFER' | 'FEE'
  /** Ignored during construction. */
  status?: string
  /** The account that pays or receives the amount. Ignored for a fee. */
  account: AccountIdentifier
  /** Amount, which is negative for the source and positive for destinations and the fee. */
  amount: Amount
  /** Metadata, which only destinations have. */
  metadata?: {
    /** Memo in the format described at `Transfer.memo`. */
    memo?: string
  }
}

/**
 * A payment to one destination.
 *
 * @example
 * ```ts
 * import { type Transfer, transferOperations } from '@mcm/rosetta-client'
 *
 * const transfer: Transfer = {
 *   source: 'J8gqYehTJhJWrfcUd766sUQ8THktNs',
 *   destination: 'kHtV35ttVpyiH42FePCiHo2iFmcJS3',
 *   amount: 1000n,
 *   fee: 500n,
 * }
 * transferOperations(transfer).length // => 3
 * ```
 */
export interface Transfer {
  /** Address of the sender. */
  source: AddressInput
  /** Address of the recipient, which must differ from the sender's address. */
  destination: AddressInput
  /** Amount in nanoMCM, greater than 0. */
  amount: bigint
  /** Fee in nanoMCM, at least 500. `construction.metadata` suggests a fee. */
  fee: bigint
  /**
   * Memo of up to 16 characters: alternating groups of letters (A-Z) and digits, separated by single
   * dashes (`INV-42`).
   */
  memo?: string | undefined
}

const CURRENCY = { symbol: 'MCM', decimals: 9 }

/**
 * Returns a payment's three operations for the construction calls.
 *
 * @throws {InvalidRequestError} If an address, amount or memo is invalid.
 *
 * @example
 * ```ts
 * import { parseMcm, transferOperations } from '@mcm/rosetta-client'
 *
 * const operations = transferOperations({
 *   source: 'J8gqYehTJhJWrfcUd766sUQ8THktNs',
 *   destination: 'kHtV35ttVpyiH42FePCiHo2iFmcJS3',
 *   amount: parseMcm('1.5'),
 *   fee: 500n,
 *   memo: 'INVOICE-42',
 * })
 * operations.map(({ type }) => type) // => ['DESTINATION_TRANSFER', 'SOURCE_TRANSFER', 'FEE']
 * ```
 */
export function transferOperations(transfer: Transfer): ConstructionOperation[] {
  const { amount, fee, memo = '' } = transfer
  const invalidArgument = invalidArgumentFor({ endpoint: '', call: 'transferOperations' })
  const source = readTag(transfer.source, invalidArgument)
  const operation = (
    type: ConstructionOperation['type'],
    address: string,
    value: bigint,
  ): Omit<ConstructionOperation, 'operation_identifier'> => ({
    type,
    account: { address },
    amount: { value: value.toString(), currency: CURRENCY },
  })
  const operations = [
    {
      ...operation('DESTINATION_TRANSFER', readTag(transfer.destination, invalidArgument), amount),
      metadata: { memo },
    },
    operation('SOURCE_TRANSFER', source, -(amount + fee)),
    operation('FEE', source, fee),
  ]
  return checkOperations(
    operations.map((entry, index) => ({ operation_identifier: { index }, ...entry })),
    1,
    invalidArgument,
  ).operations
}

/** Validated operations and their total. */
export interface CheckedOperations {
  operations: ConstructionOperation[]
  /** Sum of destinations and fee in nanoMCM. */
  total: bigint
}

/**
 * Validates operations, because the server accepts some that nodes reject. Converts addresses to hex and
 * adds missing memos, because the server crashes without them.
 */
export function checkOperations(
  operations: readonly ConstructionOperation[],
  maxDestinations: number,
  invalidArgument: InvalidArgument,
): CheckedOperations {
  const count = (type: string) => operations.filter((entry) => entry.type === type).length
  const destinations = count('DESTINATION_TRANSFER')
  if (
    count('SOURCE_TRANSFER') !== 1 ||
    count('FEE') !== 1 ||
    destinations < 1 ||
    operations.length !== destinations + 2
  ) {
    throw invalidArgument(
      'operations',
      'must be one SOURCE_TRANSFER, at least one DESTINATION_TRANSFER and one FEE',
    )
  }
  if (destinations > maxDestinations) {
    throw invalidArgument(
      'operations',
      maxDestinations === 1
        ? 'must have one destination, because the server builds an invalid transaction for more. Use @mcm/address/transaction instead'
        : `must have at most ${maxDestinations} destinations`,
    )
  }
  const source = operations.find(({ type }) => type === 'SOURCE_TRANSFER')
  const payer = source && readTag(source.account.address, invalidArgument)
  let total = 0n
  const checked = operations.map((entry) => {
    const address = readTag(entry.account.address, invalidArgument)
    const result = { ...entry, account: { ...entry.account, address } }
    if (entry.type === 'SOURCE_TRANSFER') return result
    total += readAmount(entry.amount.value, invalidArgument)
    if (entry.type === 'FEE') return result
    if (address === payer) throw invalidArgument('operations', 'must not pay the source')
    const memo = entry.metadata?.memo ?? ''
    const problem = validateMemo(memo)
    if (problem) throw invalidArgument('memo', `'${memo}' is invalid: ${problem.message}`)
    return { ...result, metadata: { ...entry.metadata, memo } }
  })
  if (total > BigInt(MAX_UINT64))
    throw invalidArgument('operations', 'must not exceed 64 bits in total')
  return { operations: checked, total }
}

function readAmount(value: string, invalidArgument: InvalidArgument): bigint {
  if (!isUint64(value) || value === '0') {
    const shown = value.length > 64 ? `${value.slice(0, 63)}…` : value
    throw invalidArgument(
      'amount',
      `must be an integer in nanoMCM from 1 to 2^64 - 1, got '${shown}'`,
    )
  }
  return BigInt(value)
}
