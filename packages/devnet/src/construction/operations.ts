import type { Fields } from '../decode'
import { CallError, code } from '../errors'

/** The operations of a payment, told apart by type. */
export interface PaymentOperations {
  readonly source: Fields
  readonly destinations: readonly Fields[]
  readonly fee: Fields
}

/** More do not fit the API, although the chain allows one more. */
const mostDestinations = 255

/**
 * @throws {CallError} Code 1 unless there is one source, one fee and 1 to 255 destinations.
 */
export function readOperations(request: Fields): PaymentOperations {
  const operations = request.list('operations')
  const ofType = (type: string): Fields[] =>
    operations.filter((operation) => operation.string('type') === type)
  const destinations = ofType('DESTINATION_TRANSFER')
  const [source, ...moreSources] = ofType('SOURCE_TRANSFER')
  const [fee, ...moreFees] = ofType('FEE')
  const fits = destinations.length > 0 && destinations.length <= mostDestinations
  if (!source || !fee || moreSources.length > 0 || moreFees.length > 0 || !fits) {
    throw new CallError(
      code.invalidRequest,
      `operations should be one SOURCE_TRANSFER, one FEE and 1 to ${mostDestinations} DESTINATION_TRANSFER`,
    )
  }
  return { source, destinations, fee }
}

export function addressOf(operation: Fields): string {
  return operation.object('account').string('address')
}

/** nanoMCM; the server takes what is no unsigned 64-bit number for 0. */
export function amountOf(operation: Fields): bigint {
  return unsigned(operation.object('amount').string('value'))
}

/** An unsigned 64-bit number; anything else is 0. */
export function unsigned(text: string): bigint {
  const value = /^\d{1,20}$/.test(text) ? BigInt(text) : 0n
  return value < 1n << 64n ? value : 0n
}
