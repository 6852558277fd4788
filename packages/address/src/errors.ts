import { bytesToHex } from './bytes'
import { isBytes, typeOf } from './require'

/**
 * The reason why an address is invalid:
 * - `type`: the value isn't a string, nor a `Uint8Array` if bytes are allowed
 * - `empty`: the string is empty
 * - `length`: the address is too short or too long
 * - `alphabet`: the address contains a character that isn't valid in hex or Base58
 * - `checksum`: the Base58 checksum doesn't match, usually because of a typo
 *
 * @example
 * ```ts
 * import type { InvalidAddressReason } from '@mcm/address'
 *
 * const HINTS: Record<InvalidAddressReason, string> = {
 *   type: 'Enter text.',
 *   empty: 'Enter an address.',
 *   length: 'Check that you copied the whole address.',
 *   alphabet: 'Remove the invalid character.',
 *   checksum: 'Check for a typo.',
 * }
 * HINTS.checksum // => 'Check for a typo.'
 * ```
 */
export type InvalidAddressReason = 'type' | 'empty' | 'length' | 'alphabet' | 'checksum'

/**
 * Thrown for invalid addresses. The message is suitable for display to users.
 *
 * @example
 * ```ts
 * import { InvalidAddressError, parseAddress } from '@mcm/address'
 *
 * try {
 *   parseAddress('kHtV35ttVpyiH42FePCiHo2iFmcJS4')
 * } catch (error) {
 *   if (!(error instanceof InvalidAddressError)) throw error
 *   error.reason // => 'checksum'
 * }
 * ```
 */
export class InvalidAddressError extends Error {
  /** Name that identifies the class across bundles and frames, where `instanceof` doesn't work. */
  override readonly name = 'InvalidAddressError'
  /** The reason why the address is invalid. */
  readonly reason: InvalidAddressReason
  /**
   * The input, truncated to 64 characters for logging. If the reason is `type`, this is the name of the
   * input's type.
   */
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
 * @param what The value's name in the error message: 'tag' or 'ledger address'.
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
