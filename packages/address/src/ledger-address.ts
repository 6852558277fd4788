import { copyBytes, equalBytes } from './bytes'
import { requireAddressSize } from './errors'
import { readHexAddress } from './hex-address'
import { LEDGER_ADDRESS_SIZE, TAG_SIZE } from './sizes'

const NAME = 'ledger address'

/** The two halves of a ledger address (Mochimo v3, src/types.h). */
export interface LedgerAddress {
  /** Permanent 20-byte address of the account. */
  readonly tag: Uint8Array
  /** 20-byte hash of the one-time key that can spend the balance. Changes with each transaction. */
  readonly dsaHash: Uint8Array
  /** Whether both halves are equal, which means that the account has never made a payment. */
  readonly isImplicit: boolean
}

/**
 * Splits a ledger address into its tag and key hash.
 *
 * @param input The ledger address as 40 bytes, or in hex with or without 0x.
 * @throws {InvalidAddressError} With reason `type`, `empty`, `alphabet` or `length`.
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
