import { bytesToHex } from './bytes'
import { isBytes, typeOf } from './require'

/**
 * Why an address is invalid:
 * - `type`: not a string or, where bytes are allowed, a `Uint8Array`
 * - `empty`: an empty string
 * - `length`: too short or too long
 * - `alphabet`: contains a character that isn't valid in hex or Base58
 * - `checksum`: the Base58 checksum doesn't match, usually because of a typo
 */
export type InvalidAddressReason = 'type' | 'empty' | 'length' | 'alphabet' | 'checksum'

/** Thrown for invalid addresses. The message is suitable for users. */
export class InvalidAddressError extends Error {
  /** Identifies the class across bundles and frames, where `instanceof` doesn't work. */
  override readonly name = 'InvalidAddressError'
  /** Why the address is invalid. */
  readonly reason: InvalidAddressReason
  /** The input, truncated to 64 characters for logging. For reason `type`, the type's name. */
  readonly input: string

  constructor(reason: InvalidAddressReason, input: string, message: string) {
    super(message)
    this.reason = reason
    this.input = input.length > 64 ? `${input.slice(0, 63)}…` : input
  }
}

/** Creates the error for an address of the wrong type. */
export function addressTypeError(what: string, expected: string, value: unknown): Error {
  const type = typeOf(value)
  return new InvalidAddressError('type', type, `A Mochimo ${what} must be ${expected}, got ${type}`)
}

/**
 * Returns `bytes` if it is a `Uint8Array` of `size` bytes.
 *
 * @param what Name for the error message: 'tag' or 'ledger address'.
 * @throws {InvalidAddressError} With reason `type` or `length`.
 */
export function requireAddressSize(bytes: unknown, size: number, what: string): Uint8Array {
  if (!isBytes(bytes)) throw addressTypeError(what, `a Uint8Array of ${size} bytes`, bytes)
  if (bytes.length === size) return bytes
  throw new InvalidAddressError(
    'length',
    `0x${bytesToHex(bytes)}`,
    `A Mochimo ${what} must have ${size} bytes, got ${bytes.length}`,
  )
}
