import { isBytes, LEDGER_ADDRESS_SIZE, TAG_SIZE, toHex } from '@mcm/address'
import { InvalidRequestError } from '../errors'
import type { ErrorContext } from '../errors'

/** Refuses arguments in the name of one call. */
export type Refuse = (argument: string, problem: string, cause?: unknown) => InvalidRequestError

export function refuser(context: ErrorContext): Refuse {
  return (argument, problem, cause) =>
    new InvalidRequestError(argument, problem, { ...context, cause })
}

/** The largest page the server gives; beyond it silently falls back to its default. */
export const MAX_LIMIT = 100

/**
 * An address in any form: hex with or without 0x in any case, Base58 with its checksum, the 20 bytes of
 * the tag, or a 40-byte ledger address as hex or bytes.
 */
export type AddressInput = string | Uint8Array

const LEDGER_ADDRESS = /^(?:0x)?([\da-f]{80})$/i

/** `0x` and 40 hex digits of any form of an address; of a ledger address its tag. */
export function readTag(input: AddressInput, refuse: Refuse): string {
  return readAddress(input, refuse).slice(0, 42)
}

/** As `readTag`, but a whole ledger address stays whole. */
export function readAddress(input: AddressInput, refuse: Refuse): string {
  try {
    if (isBytes(input) && input.length === LEDGER_ADDRESS_SIZE) {
      return toHex(input.subarray(0, TAG_SIZE)) + toHex(input.subarray(TAG_SIZE)).slice(2)
    }
    const digits = typeof input === 'string' ? LEDGER_ADDRESS.exec(input)?.[1] : undefined
    return digits === undefined ? toHex(input) : `0x${digits.toLowerCase()}`
  } catch (cause) {
    throw refuse('address', `is invalid: ${(cause as Error).message}`, cause)
  }
}

/** A hash with 0x and in lower case, the only form the server finds; it takes one that is too long for the tip. */
export function readHash(input: string, refuse: Refuse): string {
  const digits = /^(?:0x)?([\da-f]{64})$/i.exec(input)?.[1]
  if (digits === undefined) {
    throw refuse('hash', `must be 64 hex digits, with or without 0x, not '${input}'`)
  }
  return `0x${digits.toLowerCase()}`
}

/** A page size from 1 to 100: the server answers any other with its default, without a word. */
export function readLimit(limit: number | undefined, refuse: Refuse): number | undefined {
  if (limit === undefined || (Number.isSafeInteger(limit) && limit >= 1 && limit <= MAX_LIMIT)) {
    return limit
  }
  throw refuse(
    'limit',
    `must be a whole number from 1 to ${MAX_LIMIT}, not ${limit}: the server would silently answer another number of rows`,
  )
}

/** A whole number from `least` on. */
export function readInteger(
  value: number | undefined,
  argument: string,
  least: number,
  refuse: Refuse,
): number | undefined {
  if (value === undefined || (Number.isSafeInteger(value) && value >= least)) return value
  throw refuse(argument, `must be a whole number from ${least} on, not ${value}`)
}
