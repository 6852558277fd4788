/**
 * Parses, formats and derives Mochimo addresses: hex, checksummed Base58, 40-byte ledger addresses and
 * tags of public keys. All functions are pure and run in Node, browsers and workers. Only `deriveTag` and
 * `deriveLedgerAddress` need a hash library.
 *
 * @module
 */
export {
  compareAddresses,
  isAddress,
  type ParsedAddress,
  parseAddress,
  toBase58,
  toHex,
  tryParseAddress,
} from './address'
export type { Address } from './brand'
export { decodeBase58, encodeBase58 } from './base58'
export { bytesToHex, hexToBytes } from './bytes'
export { isBytes } from './require'
export { crc16 } from './crc16'
export { InvalidAddressError, type InvalidAddressReason } from './errors'
export { type LedgerAddress, parseLedgerAddress } from './ledger-address'
export { LEDGER_ADDRESS_SIZE, PUBLIC_KEY_SIZE, SEED_SIZE, SIGNATURE_SIZE, TAG_SIZE } from './sizes'
export { deriveLedgerAddress, deriveTag } from './tag'
