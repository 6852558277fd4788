import { type ParsedAddress, parseAddress, toBase58 } from '../address'
import { bytesToHex, hexToBytes, isHexDigits, withoutPrefix } from '../bytes'
import { crc16 } from '../crc16'
import { parseLedgerAddress } from '../ledger-address'
import { LEDGER_ADDRESS_SIZE, PUBLIC_KEY_SIZE, SIGNATURE_SIZE } from '../sizes'
import { deriveTag } from '../tag'

/** What `inspect` reports, in the order in which it is printed. */
export interface Inspection {
  valid: true
  /** What the input is. */
  kind: 'address' | 'ledger address' | 'public key'
  base58: string
  hex: string
  /** The 20 bytes in hex without 0x. */
  tag: string
  /** CRC-16 of the tag, as a number in hex. Base58 stores it with the low byte first. */
  checksum: string
  /** Hash of the current one-time key, for a ledger address. */
  keyHash?: string
  /** Whether a ledger address has never made a payment. */
  isImplicit?: boolean
}

/**
 * Finds out what text is by its length, and reads it.
 *
 * @throws {InvalidAddressError}
 */
export function inspect(input: string): Inspection {
  const text = input.trim()
  const digits = withoutPrefix(text)
  const size = isHexDigits(digits) ? digits.length / 2 : 0
  if (size === LEDGER_ADDRESS_SIZE) {
    const { tag, dsaHash, isImplicit } = parseLedgerAddress(text)
    return {
      ...inspection('ledger address', parseAddress(toBase58(tag))),
      keyHash: bytesToHex(dsaHash),
      isImplicit,
    }
  }
  // Wallets often store a public key together with its two seeds.
  if (size === PUBLIC_KEY_SIZE || size === SIGNATURE_SIZE) {
    const tag = deriveTag(hexToBytes(digits).subarray(0, PUBLIC_KEY_SIZE))
    return inspection('public key', parseAddress(toBase58(tag)))
  }
  return inspection('address', parseAddress(text))
}

function inspection(kind: Inspection['kind'], { tag, hex, base58 }: ParsedAddress): Inspection {
  const checksum = `0x${crc16(tag).toString(16).padStart(4, '0')}`
  return { valid: true, kind, base58, hex, tag: bytesToHex(tag), checksum }
}
