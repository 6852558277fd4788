import { base58 } from '@scure/base'

import { bytesToHex } from './bytes'
import { crc16 } from './crc16'
import { InvalidAddressError } from './errors'
import { TAG_SIZE } from './sizes'

/** Bytes the text of an address stands for: the tag and its checksum, low byte first. */
const PAYLOAD_SIZE = TAG_SIZE + 2

/** No 22 bytes need more Base58 digits than this; longer text is not decoded at all. */
const MAX_CHARACTERS = 31

const ALPHABET_ONLY = /^[1-9A-HJ-NP-Za-km-z]+$/

const INVALID = 'Invalid Mochimo address or bad checksum'

/**
 * Writes a tag as the Base58 text of a Mochimo address: tag, then CRC-16 low byte first, in the
 * Bitcoin alphabet; 22 to 31 characters, nearly always 30 or 31.
 *
 * @param tag The 20 bytes.
 * @throws {InvalidAddressError} Reason `length` for any other number of bytes.
 */
export function encodeBase58(tag: Uint8Array): string {
  const payload = new Uint8Array(PAYLOAD_SIZE)
  payload.set(requireTag(tag))
  const checksum = crc16(tag)
  payload[TAG_SIZE] = checksum & 0xff
  payload[TAG_SIZE + 1] = checksum >> 8
  return base58.encode(payload)
}

/**
 * Reads the Base58 text of a Mochimo address and verifies its checksum. The text must be exactly
 * the address: no spaces around it. The all-zero tag ('1' 22 times) is accepted, as other
 * TypeScript implementations do; the reference node's own decoder refuses that one text.
 *
 * @returns The 20 bytes of the tag.
 * @throws {InvalidAddressError} Reasons `empty`, `alphabet`, `length`, `checksum`.
 */
export function decodeBase58(text: string): Uint8Array {
  if (text === '') throw new InvalidAddressError('empty', text, 'The address is empty')
  if (!ALPHABET_ONLY.test(text)) throw new InvalidAddressError('alphabet', text, INVALID)
  if (text.length > MAX_CHARACTERS) throw wrongLength(text, 'more')

  const payload = base58.decode(text)
  if (payload.length !== PAYLOAD_SIZE) {
    throw wrongLength(text, payload.length > PAYLOAD_SIZE ? 'more' : 'fewer')
  }
  const tag = payload.slice(0, TAG_SIZE)
  const [low = 0, high = 0] = payload.subarray(TAG_SIZE)
  if (crc16(tag) !== (low | (high << 8))) throw new InvalidAddressError('checksum', text, INVALID)
  return tag
}

/** The tag itself, if it has the size of one. */
export function requireTag(tag: Uint8Array): Uint8Array {
  if (tag.length === TAG_SIZE) return tag
  throw new InvalidAddressError(
    'length',
    `0x${bytesToHex(tag)}`,
    `A Mochimo tag has ${TAG_SIZE} bytes, got ${tag.length}`,
  )
}

function wrongLength(text: string, comparison: 'more' | 'fewer'): InvalidAddressError {
  return new InvalidAddressError(
    'length',
    text,
    `A Mochimo address in Base58 stands for ${PAYLOAD_SIZE} bytes, this text for ${comparison}`,
  )
}
