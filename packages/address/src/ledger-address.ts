import { bytesToHex, copyBytes, equalBytes, hasHexPrefix, hexToBytes, isHexDigits } from './bytes'
import { InvalidAddressError } from './errors'
import { LEDGER_ADDRESS_SIZE, TAG_SIZE } from './sizes'

/** The two halves of a ledger address (Mochimo v3, src/types.h). */
export interface LedgerAddress {
  /** 20 bytes: whose balance it is. Stays the same for ever. */
  readonly tag: Uint8Array
  /** 20 bytes: hash of the one-time key that can spend the balance next. Changes with every spend. */
  readonly dsaHash: Uint8Array
  /** Both halves are equal: nothing was ever spent from this address. */
  readonly isImplicit: boolean
}

/**
 * Splits the address under which the ledger holds a balance into tag and key hash.
 *
 * @param input 40 bytes, or their hex with or without 0x in any case.
 * @throws {InvalidAddressError} Reasons `empty`, `alphabet` and `length`.
 */
export function parseLedgerAddress(input: Uint8Array | string): LedgerAddress {
  const bytes = typeof input === 'string' ? readHex(input) : input
  if (bytes.length !== LEDGER_ADDRESS_SIZE) {
    throw new InvalidAddressError(
      'length',
      typeof input === 'string' ? input : `0x${bytesToHex(input)}`,
      `A Mochimo ledger address has ${LEDGER_ADDRESS_SIZE} bytes, got ${bytes.length}`,
    )
  }
  const tag = copyBytes(bytes, 0, TAG_SIZE)
  const dsaHash = copyBytes(bytes, TAG_SIZE)
  return { tag, dsaHash, isImplicit: equalBytes(tag, dsaHash) }
}

function readHex(input: string): Uint8Array {
  if (input === '') throw new InvalidAddressError('empty', input, 'The ledger address is empty')
  const digits = hasHexPrefix(input) ? input.slice(2) : input
  if (!isHexDigits(digits)) {
    throw new InvalidAddressError('alphabet', input, 'A ledger address must be hex digits')
  }
  if (digits.length !== LEDGER_ADDRESS_SIZE * 2) {
    throw new InvalidAddressError(
      'length',
      input,
      `A Mochimo ledger address has ${LEDGER_ADDRESS_SIZE * 2} hex digits, got ${digits.length}`,
    )
  }
  return hexToBytes(digits)
}
