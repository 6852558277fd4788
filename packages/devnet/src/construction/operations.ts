import { CallError, code } from '../errors'
import type { RequestOperation } from '../request/structs'

/** The operations of a payment, grouped by type. */
export interface PaymentOperations {
  readonly source: RequestOperation
  readonly destinations: readonly RequestOperation[]
  readonly fee: RequestOperation
}

/** Maximum number of destinations in the API, although the chain allows one more. */
const maxDestinations = 255

/**
 * Groups operations by type.
 * @throws {CallError} With code 1 unless there are one source, one fee and 1 to 255 destinations.
 */
export function readOperations(operations: readonly RequestOperation[]): PaymentOperations {
  const ofType = (wanted: string): RequestOperation[] =>
    operations.filter(({ type }) => type === wanted)
  const destinations = ofType('DESTINATION_TRANSFER')
  const [source, ...moreSources] = ofType('SOURCE_TRANSFER')
  const [fee, ...moreFees] = ofType('FEE')
  const fits = destinations.length > 0 && destinations.length <= maxDestinations
  if (!source || !fee || moreSources.length > 0 || moreFees.length > 0 || !fits) {
    throw new CallError(
      code.invalidRequest,
      `operations must be one SOURCE_TRANSFER, one FEE and 1 to ${maxDestinations} DESTINATION_TRANSFER`,
    )
  }
  return { source, destinations, fee }
}

/** Returns the account of an operation as it was sent. */
export function echoAccount({ account: { address, metadata } }: RequestOperation): object {
  if (metadata.size === 0) return { address }
  const sorted = [...metadata].toSorted(([a], [b]) => (a < b ? -1 : 1))
  return { address, metadata: Object.fromEntries(sorted) }
}

/**
 * Returns the amount of an operation in nanoMCM. The server treats anything but an unsigned integer
 * as 0.
 */
export function amountOf({ amount: { value } }: RequestOperation): bigint {
  return unsigned(value)
}

const largest = (1n << 64n) - 1n

/**
 * Parses an unsigned 64-bit number as Go does. Returns the maximum if the number is too large, and
 * 0 if the text isn't a number.
 */
export function unsigned(digits: string): bigint {
  const value = /^\d+$/.test(digits) ? BigInt(digits) : 0n
  return value > largest ? largest : value
}
