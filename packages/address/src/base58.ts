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
// is exact in a double. Plain bigint, a step per digit, reads a sixth as many addresses per second, and
// byte by byte, as bs58 does, half as many: who checks millions of them would notice.
const LIMB = 2 ** 16
const DIGITS = 5
const GROUP = 58 ** DIGITS

/** Value of each digit, at its character code. */
const DIGIT_BY_CODE: readonly number[] = /* @__PURE__ */ Array.from({ length: 128 }, (_, code) =>
  ALPHABET.indexOf(String.fromCharCode(code)),
)

/**
 * Writes a tag as the Base58 text of a Mochimo address: tag, then CRC-16 low byte first, in the
 * Bitcoin alphabet; 22 to 31 characters, nearly always 30 or 31.
 *
 * @param tag The 20 bytes.
 * @throws {InvalidAddressError} Reasons `type` and `length` for anything else.
 */
export function encodeBase58(tag: Uint8Array): string {
  const payload = new Uint8Array(PAYLOAD_SIZE)
  payload.set(requireAddressSize(tag, TAG_SIZE, 'tag'))
  const checksum = crc16(tag)
  payload[TAG_SIZE] = checksum
  payload[TAG_SIZE + 1] = checksum >> 8

  const groups: number[] = []
  for (let at = 0; at < PAYLOAD_SIZE; at += 2) {
    shiftIn(groups, LIMB, ((payload[at] ?? 0) << 8) | (payload[at + 1] ?? 0), GROUP)
  }
  let text = ''
  for (let group of groups) {
    for (let digit = 0; digit < DIGITS; digit++) {
      text = ALPHABET.charAt(group % 58) + text
      group = Math.floor(group / 58)
    }
  }
  // A zero byte in front is written as a 1, whatever digits the number itself has.
  return '1'.repeat(leadingZeros(payload)) + text.slice(leadingOnes(text))
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

  const payload = text.length > MAX_CHARACTERS ? undefined : readNumber(text)
  if (!payload || leadingOnes(text) !== leadingZeros(payload)) {
    if (/[^1-9A-HJ-NP-Za-km-z]/.test(text)) throw new InvalidAddressError('alphabet', text, INVALID)
    const message = `A Mochimo address in Base58 stands for ${PAYLOAD_SIZE} bytes`
    throw new InvalidAddressError('length', text, message)
  }
  const tag = payload.slice(0, TAG_SIZE)
  const [low, high] = [payload[TAG_SIZE] ?? 0, payload[TAG_SIZE + 1] ?? 0]
  if (crc16(tag) !== ((high << 8) | low)) throw new InvalidAddressError('checksum', text, INVALID)
  return tag
}

/** Returns the number that digits stand for, in big-endian bytes; undefined if one is none or it is too large. */
function readNumber(text: string): Uint8Array | undefined {
  const limbs: number[] = []
  let group = 0
  for (let at = 0; at < text.length; at++) {
    const digit = DIGIT_BY_CODE[text.charCodeAt(at)] ?? -1
    if (digit < 0) return undefined
    group = group * 58 + digit
    if ((text.length - at - 1) % DIGITS === 0) {
      shiftIn(limbs, GROUP, group, LIMB)
      group = 0
    }
  }
  if (limbs.length * 2 > PAYLOAD_SIZE) return undefined
  const bytes = new Uint8Array(PAYLOAD_SIZE)
  for (let at = 0; at < limbs.length; at++) {
    const limb = limbs[at] ?? 0
    bytes[PAYLOAD_SIZE - 2 - at * 2] = limb >> 8
    bytes[PAYLOAD_SIZE - 1 - at * 2] = limb
  }
  return bytes
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

function leadingOnes(text: string): number {
  let count = 0
  while (text.charAt(count) === '1') count++
  return count
}

function leadingZeros(bytes: Uint8Array): number {
  let count = 0
  while (bytes[count] === 0) count++
  return count
}
