import { crc16 } from './crc16'
import { addressTypeError, InvalidAddressError, requireAddressSize } from './errors'
import { TAG_SIZE } from './sizes'

const ALPHABET = '123456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz'
const INVALID = 'Invalid Mochimo address or bad checksum'

/** Bytes the text of an address stands for: the tag and its checksum, low byte first. */
const PAYLOAD_SIZE = TAG_SIZE + 2

/** No 22 bytes need more Base58 digits than this; longer text is not decoded at all. */
const MAX_CHARACTERS = 31

// 16 bits are converted against five digits at a time. The largest value between them, 58^5 * 2^16,
// is exact in a double: no need for bigint, nor for a step per pair of byte and digit.
const LIMB = 2 ** 16
const DIGITS = 5
const GROUP = 58 ** DIGITS

/**
 * Writes a tag as the Base58 text of a Mochimo address: tag, then CRC-16 low byte first, in the
 * Bitcoin alphabet; 22 to 31 characters, nearly always 30 or 31.
 *
 * @param tag The 20 bytes.
 * @throws {InvalidAddressError} Reasons `type` and `length` for anything else.
 */
export function encodeBase58(tag: Uint8Array): string {
  const payload = new DataView(new ArrayBuffer(PAYLOAD_SIZE))
  const bytes = new Uint8Array(payload.buffer)
  bytes.set(requireAddressSize(tag, TAG_SIZE, 'tag'))
  payload.setUint16(TAG_SIZE, crc16(tag), true)

  const groups: number[] = []
  for (let at = 0; at < PAYLOAD_SIZE; at += 2) shiftIn(groups, LIMB, payload.getUint16(at), GROUP)
  let text = ''
  for (const group of groups.reverse()) {
    for (let unit = GROUP / 58; unit >= 1; unit /= 58) {
      text += ALPHABET.charAt(Math.floor(group / unit) % 58)
    }
  }
  // A zero byte in front is written as a 1, whatever digits the number itself has.
  return '1'.repeat(leading(0, bytes)) + text.slice(leading('1', text))
}

/**
 * Reads the Base58 text of a Mochimo address and verifies its checksum. The text must be exactly
 * the address: no spaces around it. The all-zero tag ('1' 22 times) is accepted, as other
 * TypeScript implementations do; the reference node's own decoder refuses that one text.
 *
 * @returns The 20 bytes of the tag.
 * @throws {InvalidAddressError} Reasons `type`, `empty`, `alphabet`, `length`, `checksum`.
 */
export function decodeBase58(text: string): Uint8Array {
  if (typeof text !== 'string') throw addressTypeError('address', 'text', text)
  if (text === '') throw new InvalidAddressError('empty', text, 'The address is empty')
  if (/[^1-9A-HJ-NP-Za-km-z]/.test(text)) throw new InvalidAddressError('alphabet', text, INVALID)

  const payload = new DataView(new ArrayBuffer(PAYLOAD_SIZE))
  const bytes = new Uint8Array(payload.buffer)
  if (
    text.length > MAX_CHARACTERS ||
    !readNumber(text, payload) ||
    leading('1', text) !== leading(0, bytes)
  ) {
    const message = `A Mochimo address in Base58 stands for ${PAYLOAD_SIZE} bytes`
    throw new InvalidAddressError('length', text, message)
  }
  const tag = bytes.slice(0, TAG_SIZE)
  if (payload.getUint16(TAG_SIZE, true) !== crc16(tag)) {
    throw new InvalidAddressError('checksum', text, INVALID)
  }
  return tag
}

/** Writes the number that valid digits stand for; false when it is too large. */
function readNumber(text: string, payload: DataView): boolean {
  const limbs: number[] = []
  let group = 0
  for (let left = text.length; left > 0;) {
    group = group * 58 + ALPHABET.indexOf(text.charAt(text.length - left--))
    if (left % DIGITS === 0) {
      shiftIn(limbs, GROUP, group, LIMB)
      group = 0
    }
  }
  if (limbs.length * 2 > PAYLOAD_SIZE) return false
  limbs.forEach((limb, at) => payload.setUint16(PAYLOAD_SIZE - 2 - at * 2, limb))
  return true
}

/** number = number * factor + addend, in places of `base`, the least significant first. */
function shiftIn(number: number[], factor: number, addend: number, base: number): void {
  let carry = addend
  for (let at = 0; at < number.length; at++) {
    const value = (number[at] ?? 0) * factor + carry
    carry = Math.floor(value / base)
    number[at] = value - carry * base
  }
  for (; carry > 0; carry = Math.floor(carry / base)) number.push(carry % base)
}

/** How often the value comes before anything else. */
function leading(value: unknown, sequence: ArrayLike<unknown>): number {
  let count = 0
  while (sequence[count] === value) count++
  return count
}
