import { bytesToHex, isBytes, LEDGER_ADDRESS_SIZE, toHex } from '@mcm/address'
import { InvalidRequestError } from '../errors'
import type { ErrorContext } from '../errors'
import { hash, hexAddress, isInteger } from '../schema/scalars'
import { validate } from './validate'

/** A function that creates the error for an invalid argument of a call. */
export type InvalidArgument = (
  argument: string,
  problem: string,
  cause?: unknown,
) => InvalidRequestError

export function invalidArgumentFor(context: ErrorContext): InvalidArgument {
  return (argument, problem, cause) =>
    new InvalidRequestError(argument, problem, { ...context, cause })
}

/** Maximum page size. For a larger page size, the server silently uses its default. */
export const MAX_LIMIT = 100

/**
 * An address in any accepted format: Base58, hex in upper or lower case with or without 0x, a 20-byte
 * tag, or a 40-byte ledger address in hex or as bytes. Branded strings are accepted too.
 *
 * @example
 * ```ts
 * import type { AddressInput } from '@mcm/rosetta-client'
 *
 * const addresses: AddressInput[] = [
 *   'kHtV35ttVpyiH42FePCiHo2iFmcJS3',
 *   '0x9f810c2447a76e93b17ebff96c0b29952e4355f1',
 * ]
 * for (const address of addresses) await mochimo.account.balance({ address })
 * ```
 */
export type AddressInput = string | Uint8Array

/** Converts an address to `0x` followed by 40 hex digits. For a ledger address, this is the tag. */
export function readTag(input: AddressInput, invalidArgument: InvalidArgument): string {
  return readAddress(input, invalidArgument).slice(0, 42)
}

/**
 * Converts an address to hex in the same way as `readTag`, but includes all 40 bytes of a ledger address.
 */
export function readAddress(input: AddressInput, invalidArgument: InvalidArgument): string {
  try {
    if (isBytes(input) && input.length === LEDGER_ADDRESS_SIZE) {
      return `0x${bytesToHex(input)}`
    }
    return hexAddress.test(input) ? validate(hexAddress, input) : toHex(input)
  } catch (cause) {
    throw invalidArgument('address', `is invalid: ${(cause as Error).message}`, cause)
  }
}

/**
 * Normalizes a hash to lowercase digits with a leading 0x, the only format in which the server finds a
 * hash. A hash of any other length is rejected, because the server returns the tip for a hash that is too
 * long.
 */
export function readHash(input: string, invalidArgument: InvalidArgument): string {
  if (hash.test(input)) return validate(hash, input)
  throw invalidArgument('hash', `must be 64 hex digits, with or without 0x, got '${input}'`)
}

/** Validates a page size from 1 to 100. For any other size, the server silently uses its default. */
export function readLimit(
  limit: number | undefined,
  invalidArgument: InvalidArgument,
): number | undefined {
  if (limit === undefined || isInteger(limit, 1, MAX_LIMIT)) return limit
  throw invalidArgument(
    'limit',
    `must be an integer from 1 to ${MAX_LIMIT}, got ${limit} (the server would silently use its default)`,
  )
}

/** Validates an integer of at least `min`. */
export function readInteger(
  value: number | undefined,
  argument: string,
  min: number,
  invalidArgument: InvalidArgument,
): number | undefined {
  if (value === undefined || isInteger(value, min)) return value
  throw invalidArgument(argument, `must be an integer of at least ${min}, got ${value}`)
}
