import { bytesToHex } from './bytes'

/**
 * What is wrong with an address:
 * - `empty`: nothing was given, or no text;
 * - `length`: too short or too long to be an address;
 * - `alphabet`: a character that neither hex nor Base58 has;
 * - `checksum`: the Base58 text is well formed, but mistyped.
 */
export type InvalidAddressReason = 'empty' | 'length' | 'alphabet' | 'checksum'

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

/**
 * The bytes of an address, if there are exactly `size` of them.
 *
 * @param what 'tag' or 'ledger address'.
 * @throws {InvalidAddressError} Reason `length`.
 */
export function requireAddressSize(bytes: Uint8Array, size: number, what: string): Uint8Array {
  if (bytes.length === size) return bytes
  throw new InvalidAddressError(
    'length',
    `0x${bytesToHex(bytes)}`,
    `A Mochimo ${what} has ${size} bytes, got ${bytes.length}`,
  )
}
