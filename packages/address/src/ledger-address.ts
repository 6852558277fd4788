import { copyBytes, equalBytes, hexToBytes } from './bytes'
import { requireAddressSize } from './errors'
import { readHexAddress } from './hex-address'
import { LEDGER_ADDRESS_SIZE, TAG_SIZE } from './sizes'

const NAME = 'ledger address'

/**
 * The two halves of a ledger address (Mochimo v3, src/types.h).
 *
 * @example
 * ```ts
 * import { parseLedgerAddress, toBase58, type LedgerAddress } from '@mcm/address'
 *
 * const owner = ({ tag }: LedgerAddress) => toBase58(tag)
 * const ledgerAddress = `0x${'9f810c2447a76e93b17ebff96c0b29952e4355f1'.repeat(2)}`
 * owner(parseLedgerAddress(ledgerAddress)) // => 'kHtV35ttVpyiH42FePCiHo2iFmcJS3'
 * ```
 */
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
 *
 * @example
 * ```ts
 * import { parseLedgerAddress, toBase58 } from '@mcm/address'
 *
 * const ledgerAddress = `0x${'9f810c2447a76e93b17ebff96c0b29952e4355f1'.repeat(2)}`
 * const { tag, isImplicit } = parseLedgerAddress(ledgerAddress)
 * toBase58(tag) // => 'kHtV35ttVpyiH42FePCiHo2iFmcJS3'
 * isImplicit // => true
 * ```
 */
export function parseLedgerAddress(input: Uint8Array | string): LedgerAddress {
  const bytes =
    typeof input === 'string'
      ? hexToBytes(readHexAddress(input, LEDGER_ADDRESS_SIZE, NAME))
      : requireAddressSize(input, LEDGER_ADDRESS_SIZE, NAME)
  const tag = copyBytes(bytes, 0, TAG_SIZE)
  const dsaHash = copyBytes(bytes, TAG_SIZE)
  return { tag, dsaHash, isImplicit: equalBytes(tag, dsaHash) }
}
