import { validateMemo } from '@mcm/address/transaction'
import { readTag, refuser } from './core/arguments'
import type { AddressInput, Refuse } from './core/arguments'
import type { Amount } from './schema/amount'
import { isUint64 } from './schema/scalars'
import type { AccountIdentifier } from './schema/identifiers'
import type { OperationIdentifier } from './schema/operation'

/** An operation of a transaction to be made. */
export interface ConstructionOperation {
  /** Place among the operations, counted from 0. */
  operation_identifier: OperationIdentifier
  /** What it does. */
  type: 'SOURCE_TRANSFER' | 'DESTINATION_TRANSFER' | 'FEE'
  /** Of no meaning before there is a transaction. */
  status?: string
  /** Who pays or is paid; the fee's is of no meaning before a miner takes it. */
  account: AccountIdentifier
  /** Negative for the source, positive for destination and fee. */
  amount: Amount
  /** Of a destination. */
  metadata?: {
    /** See `Transfer.memo`. */
    memo?: string
  }
}

/** A payment to one destination. */
export interface Transfer {
  /** Who pays, in any form. */
  source: AddressInput
  /** Who is paid, in any form; not the source. */
  destination: AddressInput
  /** nanoMCM, more than 0. */
  amount: bigint
  /** nanoMCM, at least 500; `construction.metadata` suggests one. */
  fee: bigint
  /** Up to 16 characters: groups of A to Z or of digits, in turn, with single dashes between (`INV-42`). */
  memo?: string | undefined
}

const CURRENCY = { symbol: 'MCM', decimals: 9 }
const MAX_AMOUNT = 2n ** 64n - 1n

/**
 * The three operations of a payment, as the construction calls want them.
 *
 * @throws {InvalidRequestError} For an address, an amount or a memo the chain would not take.
 */
export function transferOperations(transfer: Transfer): ConstructionOperation[] {
  const { amount, fee, memo = '' } = transfer
  const refuse = refuser({ endpoint: '', call: 'transferOperations' })
  const source = readTag(transfer.source, refuse)
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
      ...operation('DESTINATION_TRANSFER', readTag(transfer.destination, refuse), amount),
      metadata: { memo },
    },
    operation('SOURCE_TRANSFER', source, -(amount + fee)),
    operation('FEE', source, fee),
  ]
  return checkOperations(
    operations.map((entry, index) => ({ operation_identifier: { index }, ...entry })),
    1,
    refuse,
  ).operations
}

/** Operations as the server wants them, and their sum. */
export interface CheckedOperations {
  operations: ConstructionOperation[]
  /** Destinations and fee together, in nanoMCM. */
  total: bigint
}

/**
 * Operations with addresses as hex and a memo in every destination, without which the server crashes.
 * Refuses what the server would take and the chain would not.
 */
export function checkOperations(
  operations: readonly ConstructionOperation[],
  maxDestinations: number,
  refuse: Refuse,
): CheckedOperations {
  const count = (type: string) => operations.filter((entry) => entry.type === type).length
  const destinations = count('DESTINATION_TRANSFER')
  if (
    count('SOURCE_TRANSFER') !== 1 ||
    count('FEE') !== 1 ||
    destinations < 1 ||
    operations.length !== destinations + 2
  ) {
    throw refuse('operations', 'must be one SOURCE_TRANSFER, DESTINATION_TRANSFER, and one FEE')
  }
  if (destinations > maxDestinations) {
    throw refuse(
      'operations',
      maxDestinations === 1
        ? 'must have one destination: the server builds an unusable transaction of more. Build it with @mcm/address/transaction'
        : `must have at most ${maxDestinations} destinations`,
    )
  }
  const source = operations.find(({ type }) => type === 'SOURCE_TRANSFER')
  const payer = source && readTag(source.account.address, refuse)
  let total = 0n
  const checked = operations.map((entry) => {
    const address = readTag(entry.account.address, refuse)
    const result = { ...entry, account: { ...entry.account, address } }
    if (entry.type === 'SOURCE_TRANSFER') return result
    total += readAmount(entry.amount.value, refuse)
    if (entry.type === 'FEE') return result
    if (address === payer) throw refuse('operations', 'must not pay the source itself')
    const memo = entry.metadata?.memo ?? ''
    const problem = validateMemo(memo)
    if (problem)
      throw refuse('memo', `'${memo}' would be dropped by every node: ${problem.message}`)
    return { ...result, metadata: { ...entry.metadata, memo } }
  })
  if (total > MAX_AMOUNT) throw refuse('operations', 'add up to more than 64 bits hold')
  return { operations: checked, total }
}

function readAmount(value: string, refuse: Refuse): bigint {
  if (!isUint64(value) || value === '0') {
    const shown = value.length > 64 ? `${value.slice(0, 63)}…` : value
    throw refuse('amount', `must be a whole number of nanoMCM from 1 to 2^64 - 1, not '${shown}'`)
  }
  return BigInt(value)
}
