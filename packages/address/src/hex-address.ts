import { hexToBytes, isHexDigits, withoutPrefix } from './bytes'
import { InvalidAddressError } from './errors'

/**
 * Decodes an address from hex, with or without 0x.
 *
 * @param what The value's name in the error message: 'address' or 'ledger address'.
 * @throws {InvalidAddressError} With reason `empty`, `alphabet` or `length`.
 */
export function readHexAddress(input: string, size: number, what: string): Uint8Array {
  const digits = withoutPrefix(input)
  const isHex = isHexDigits(digits)
  if (isHex && digits.length === size * 2) return hexToBytes(digits)
  const at = digits.search(/[^\da-f]/i)
  const found =
    at < 0
      ? `got ${digits.length}`
      : `but character ${input.length - digits.length + at + 1} is '${String.fromCodePoint(digits.codePointAt(at) ?? 0)}'`
  throw new InvalidAddressError(
    input === '' ? 'empty' : isHex ? 'length' : 'alphabet',
    input,
    `A Mochimo ${what} in hex must be 0x followed by ${size * 2} hex digits, ${found}`,
  )
}
