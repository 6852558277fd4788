import { bytesToHex } from '@noble/hashes/utils.js'
import { ProofInputError } from './errors'

const hexDigits = /^(?:0x)?([0-9a-fA-F]*)$/

/** A wire hash such as `0x52a2…` from its bytes. */
export function toHex(bytes: Uint8Array): string {
  return `0x${bytesToHex(bytes)}`
}

/**
 * The bytes of a hex text, with or without 0x. `what` names the value in the error.
 * @throws {ProofInputError} when it is not hex or not `length` bytes long.
 */
export function fromHex(text: string, length: number, what: string): Uint8Array {
  const digits = hexDigits.exec(text)?.[1]
  if (digits === undefined || digits.length !== 2 * length) {
    const shown = text.length > 80 ? `${text.slice(0, 80)}…` : text
    throw new ProofInputError(
      `${what} should be ${length} bytes as ${2 * length} hex digits, with or without 0x; got "${shown}"`,
    )
  }
  const bytes = new Uint8Array(length)
  for (let i = 0; i < length; i++) bytes[i] = Number.parseInt(digits.slice(2 * i, 2 * i + 2), 16)
  return bytes
}

/** @throws {ProofInputError} when `bytes` is not a Uint8Array of one of the lengths. */
export function assertLength(bytes: Uint8Array, lengths: readonly number[], what: string): void {
  if (!(bytes instanceof Uint8Array) || !lengths.includes(bytes.length)) {
    const got = bytes instanceof Uint8Array ? `${bytes.length} bytes` : typeof bytes
    throw new ProofInputError(`${what} should be ${lengths.join(' or ')} bytes; got ${got}`)
  }
}

export function equalBytes(a: Uint8Array, b: Uint8Array): boolean {
  return a.length === b.length && a.every((byte, i) => byte === b[i])
}

export function isZero(bytes: Uint8Array): boolean {
  return bytes.every((byte) => byte === 0)
}
