import { bytesToHex } from './bytes'
import { isBytes, typeOf } from './require'

/**
 * What is wrong with an address:
 * - `type`: neither text nor, where bytes are allowed, a `Uint8Array`;
 * - `empty`: empty text;
 * - `length`: too short or too long to be an address;
 * - `alphabet`: a character that neither hex nor Base58 has;
 * - `checksum`: the Base58 text is well formed, but mistyped.
 */
export type InvalidAddressReason = 'type' | 'empty' | 'length' | 'alphabet' | 'checksum'

/** Thrown for text or bytes that are not a Mochimo address. The message can be shown to a visitor. */
export class InvalidAddressError extends Error {
  /** Tells the class apart where `instanceof` cannot: across bundles and frames. */
  override readonly name = 'InvalidAddressError'
  /** What is wrong, for a program to branch on. */
  readonly reason: InvalidAddressReason
  /** What was given, cut to at most 64 characters so that it can be logged. */
  readonly input: string

  constructor(reason: InvalidAddressReason, input: string, message: string) {
    super(message)
    this.reason = reason
    this.input = input.length > 64 ? `${input.slice(0, 63)}…` : input
  }
}

/** The error for a value of a wrong type. */
export function addressTypeError(what: string, expected: string, value: unknown): Error {
  const type = typeOf(value)
  return new InvalidAddressError('type', type, `A Mochimo ${what} must be ${expected}, got ${type}`)
}

/**
 * Returns the bytes of an address if there are exactly `size` of them.
 *
 * @param what 'tag' or 'ledger address'.
 * @throws {InvalidAddressError} Reasons `type` and `length`.
 */
export function requireAddressSize(bytes: unknown, size: number, what: string): Uint8Array {
  if (!isBytes(bytes)) throw addressTypeError(what, `a Uint8Array of ${size} bytes`, bytes)
  if (bytes.length === size) return bytes
  throw new InvalidAddressError(
    'length',
    `0x${bytesToHex(bytes)}`,
    `A Mochimo ${what} has ${size} bytes, got ${bytes.length}`,
  )
}
