import { bytesToHex, hexToBytes, isBytes } from '@mcm/address'
import { ProofInputError } from './errors'

const hexDigits = /^(?:0x)?([\da-f]*)$/i

/** Converts bytes to hex with a leading 0x. */
export function toHex(bytes: Uint8Array): string {
  return `0x${bytesToHex(bytes)}`
}

/**
 * Decodes hex with or without 0x. The error message refers to the value as `what`.
 * @throws {ProofInputError} If `text` isn't `length` bytes of hex.
 */
export function fromHex(text: unknown, length: number, what: string): Uint8Array {
  const digits = typeof text === 'string' ? hexDigits.exec(text)?.[1] : undefined
  if (digits === undefined || digits.length !== 2 * length) {
    const shown = String(text).slice(0, 80)
    throw new ProofInputError(
      `${what} must be ${2 * length} hex digits, with or without 0x, got "${shown}"`,
    )
  }
  return hexToBytes(digits)
}

/**
 * Throws if a value isn't a `Uint8Array`, because an array of numbers, a string or a `Uint16Array` would
 * be misread as other bytes. Accepts Node Buffers and arrays from other realms.
 * @throws {ProofInputError}
 */
export function assertBytes(bytes: Uint8Array, what: string): void {
  if (!isBytes(bytes)) {
    throw new ProofInputError(`${what} must be a Uint8Array, got ${typeName(bytes)}`)
  }
}

/** @throws {ProofInputError} If `bytes` isn't a `Uint8Array` of one of the lengths. */
export function assertLength(bytes: Uint8Array, lengths: readonly number[], what: string): void {
  assertBytes(bytes, what)
  if (!lengths.includes(bytes.length)) {
    throw new ProofInputError(`${what} must be ${lengths.join(' or ')} bytes, got ${bytes.length}`)
  }
}

/** Returns a type name such as `Uint16Array`, `Array` or `Undefined`. */
function typeName(value: unknown): string {
  return Object.prototype.toString.call(value).slice(8, -1)
}

export function equalBytes(a: Uint8Array, b: Uint8Array): boolean {
  return a.length === b.length && a.every((byte, i) => byte === b[i])
}

export function isZero(bytes: Uint8Array): boolean {
  return bytes.every((byte) => byte === 0)
}
