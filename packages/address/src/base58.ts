import { bytesToHex } from './bytes'
import { crc16 } from './crc16'
import { InvalidAddressError } from './errors'
import { TAG_SIZE } from './sizes'

const ALPHABET = '123456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz'

/** The digit (0 to 57) each ASCII code stands for, 255 where it stands for none. */
const DIGITS: Uint8Array = /* @__PURE__ */ (() => {
  const digits = new Uint8Array(128).fill(255)
  for (let digit = 0; digit < 58; digit++) digits[ALPHABET.charCodeAt(digit)] = digit
  return digits
})()

/** Tag and checksum: what the text of an address encodes. */
const PAYLOAD_SIZE = 22

/** 22 bytes are at most this many Base58 digits. */
const MAX_CHARACTERS = 31

// Base 58 is converted five digits at a time over 16-bit limbs: the largest intermediate value,
// 58^5 * 2^16, stays exact in a double, so neither bigint nor a general base converter is needed.
const GROUP = 5
const GROUP_RADIX = 58 ** GROUP

const INVALID = 'Invalid Mochimo address or bad checksum'

/**
 * Writes a tag as the Base58 text of a Mochimo address: tag, then CRC-16 low byte first, in the
 * Bitcoin alphabet; 22 to 31 characters, nearly always 30 or 31.
 *
 * @param tag The 20 bytes.
 * @throws {InvalidAddressError} Reason `length` for any other number of bytes.
 */
export function encodeBase58(tag: Uint8Array): string {
  if (tag.length !== TAG_SIZE) {
    throw new InvalidAddressError(
      'length',
      `0x${bytesToHex(tag)}`,
      `A Mochimo tag has ${TAG_SIZE} bytes, got ${tag.length}`,
    )
  }
  const payload = new Uint8Array(PAYLOAD_SIZE)
  payload.set(tag)
  const view = new DataView(payload.buffer)
  view.setUint16(TAG_SIZE, crc16(tag), true)

  const zeros = leadingZeros(payload)
  let text = ''
  for (let start = 0; start < 14; start += 2) {
    // Each division removes 29 bits, so the first limb is zero from then on.
    let group = divide(view, start)
    for (let digit = 0; digit < GROUP; digit++) {
      text = ALPHABET.charAt(group % 58) + text
      group = Math.floor(group / 58)
    }
  }
  return '1'.repeat(zeros) + text.replace(/^1+/, '')
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
  for (let at = 0; at < text.length; at++) {
    if (digitAt(text, at) === 255) throw new InvalidAddressError('alphabet', text, INVALID)
  }
  const payload = new Uint8Array(PAYLOAD_SIZE)
  if (text.length > MAX_CHARACTERS || !readDigits(text, new DataView(payload.buffer))) {
    throw wrongLength(text, 'more than')
  }
  const zeros = leadingZeros(payload)
  const ones = /^1*/.exec(text)?.[0].length ?? 0
  // As many zero bytes as leading ones, or the text stands for more or fewer bytes.
  if (ones !== zeros) throw wrongLength(text, ones > zeros ? 'more than' : 'fewer than')

  const tag = payload.slice(0, TAG_SIZE)
  const checksum = new DataView(payload.buffer).getUint16(TAG_SIZE, true)
  if (crc16(tag) !== checksum) throw new InvalidAddressError('checksum', text, INVALID)
  return tag
}

function wrongLength(text: string, comparison: 'more than' | 'fewer than'): InvalidAddressError {
  return new InvalidAddressError(
    'length',
    text,
    `A Mochimo address in Base58 stands for ${PAYLOAD_SIZE} bytes, this text for ${comparison} that`,
  )
}

function digitAt(text: string, at: number): number {
  return DIGITS[text.charCodeAt(at)] ?? 255
}

function leadingZeros(bytes: Uint8Array): number {
  const first = bytes.findIndex((byte) => byte !== 0)
  return first === -1 ? bytes.length : first
}

/** Divides the number in place by 58^5, from the limb at `start` on, and returns the remainder. */
function divide(number: DataView, start: number): number {
  let remainder = 0
  for (let at = start; at < PAYLOAD_SIZE; at += 2) {
    const value = remainder * 0x10000 + number.getUint16(at)
    const quotient = Math.floor(value / GROUP_RADIX)
    number.setUint16(at, quotient)
    remainder = value - quotient * GROUP_RADIX
  }
  return remainder
}

/** Writes the number that valid digits stand for; false when it does not fit. */
function readDigits(text: string, number: DataView): boolean {
  for (let at = 0; at < text.length;) {
    // The first group takes what does not fill a whole group.
    const end = at + ((text.length - at) % GROUP || GROUP)
    let factor = 1
    let carry = 0
    for (; at < end; at++) {
      carry = carry * 58 + digitAt(text, at)
      factor *= 58
    }
    for (let limb = PAYLOAD_SIZE - 2; limb >= 0; limb -= 2) {
      const value = number.getUint16(limb) * factor + carry
      carry = Math.floor(value / 0x10000)
      number.setUint16(limb, value - carry * 0x10000)
    }
    if (carry !== 0) return false
  }
  return true
}
