import { withoutPrefix } from './bytes'
import { InvalidAddressError } from './errors'

/**
 * Checks an address in hex, with or without 0x, and returns its digits without 0x.
 *
 * @param what The value's name in the error message: 'address' or 'ledger address'.
 * @throws {InvalidAddressError} With reason `empty`, `alphabet` or `length`.
 */
export function readHexAddress(input: string, size: number, what: string): string {
  const digits = withoutPrefix(input)
  const invalid = /[^\da-f]/iu.exec(digits)
  if (!invalid && digits.length === size * 2) return digits
  const found = invalid
    ? `but character ${input.length - digits.length + invalid.index + 1} is '${invalid[0]}'`
    : `got ${digits.length}`
  throw new InvalidAddressError(
    input === '' ? 'empty' : invalid ? 'alphabet' : 'length',
    input,
    `A Mochimo ${what} in hex must be 0x followed by ${size * 2} hex digits, ${found}`,
  )
}
