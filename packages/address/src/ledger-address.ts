import { copyBytes, equalBytes } from './bytes'
import { requireAddressSize } from './errors'
import { readHexAddress } from './hex-address'
import { LEDGER_ADDRESS_SIZE, TAG_SIZE } from './sizes'

const NAME = 'ledger address'

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
 * @throws {InvalidAddressError} Reasons `type`, `empty`, `alphabet` and `length`.
 */
export function parseLedgerAddress(input: Uint8Array | string): LedgerAddress {
  const bytes =
    typeof input === 'string'
      ? readHexAddress(input, LEDGER_ADDRESS_SIZE, NAME)
      : requireAddressSize(input, LEDGER_ADDRESS_SIZE, NAME)
  const tag = copyBytes(bytes, 0, TAG_SIZE)
  const dsaHash = copyBytes(bytes, TAG_SIZE)
  return { tag, dsaHash, isImplicit: equalBytes(tag, dsaHash) }
}
