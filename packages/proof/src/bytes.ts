import { bytesToHex, hexToBytes, isBytes } from '@mcm/address'
import { ProofInputError } from './errors'

const hexDigits = /^(?:0x)?([\da-f]*)$/i

/** A wire hash such as `0x52a2…` from its bytes. */
export function toHex(bytes: Uint8Array): string {
  return `0x${bytesToHex(bytes)}`
}

/**
 * The bytes of a hex text, with or without 0x. `what` names the value in the error.
 * @throws {ProofInputError} when it is not hex or not `length` bytes long.
 */
export function fromHex(text: unknown, length: number, what: string): Uint8Array {
  const digits = typeof text === 'string' ? hexDigits.exec(text)?.[1] : undefined
  if (digits === undefined || digits.length !== 2 * length) {
    const shown = String(text).slice(0, 80)
    throw new ProofInputError(
      `${what} must be ${length} bytes as ${2 * length} hex digits, with or without 0x; got "${shown}"`,
    )
  }
  return hexToBytes(digits)
}

/**
 * Throws for anything but a Uint8Array (of another realm or a Node Buffer too): an array of numbers,
 * text or a Uint16Array would be read as other bytes than were meant.
 * @throws {ProofInputError}
 */
export function assertBytes(bytes: Uint8Array, what: string): void {
  if (!isBytes(bytes)) {
    throw new ProofInputError(`${what} must be a Uint8Array; got ${typeName(bytes)}`)
  }
}

/** @throws {ProofInputError} when `bytes` is not a Uint8Array of one of the lengths. */
export function assertLength(bytes: Uint8Array, lengths: readonly number[], what: string): void {
  assertBytes(bytes, what)
  if (!lengths.includes(bytes.length)) {
    throw new ProofInputError(
      `${what} must be ${lengths.join(' or ')} bytes; got ${bytes.length} bytes`,
    )
  }
}

/** `Uint16Array`, `Array`, `String`, `Undefined`. */
function typeName(value: unknown): string {
  return Object.prototype.toString.call(value).slice(8, -1)
}

export function equalBytes(a: Uint8Array, b: Uint8Array): boolean {
  return a.length === b.length && a.every((byte, i) => byte === b[i])
}

export function isZero(bytes: Uint8Array): boolean {
  return bytes.every((byte) => byte === 0)
}
