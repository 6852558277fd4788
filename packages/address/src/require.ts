/**
 * Returns whether a value is a `Uint8Array`, including Node Buffers and arrays from other realms. This is
 * the same check as in @noble/hashes. It is reimplemented so that parsing addresses doesn't import that
 * library.
 *
 * @example
 * ```ts
 * import { isBytes } from '@mcm/address'
 *
 * isBytes(Buffer.from('abc')) // => true
 * isBytes([1, 2, 3]) // => false
 * ```
 */
export function isBytes(value: unknown): value is Uint8Array {
  return (
    value instanceof Uint8Array ||
    (ArrayBuffer.isView(value) && value.constructor.name === 'Uint8Array')
  )
}

/**
 * Returns a value's type for an error message. The value itself is left out because it may be a secret.
 */
export function typeOf(value: unknown): string {
  if (typeof value !== 'object') return typeof value
  return value === null ? 'null' : Object.prototype.toString.call(value).slice(8, -1)
}

/** Creates the error for a value of the wrong type. */
export function typeError(what: string, expected: string, value: unknown): TypeError {
  return new TypeError(`${what} must be ${expected}, got ${typeOf(value)}`)
}

/**
 * Returns `bytes` if {@link isBytes} accepts it. Without this check, copying from another value, such as
 * a string or `{ length: 32 }`, would silently produce zeros.
 *
 * @param what The value's name in the error message, such as 'masterSeed'.
 * @throws {TypeError}
 */
export function requireBytes(bytes: unknown, what: string): Uint8Array {
  if (isBytes(bytes)) return bytes
  throw typeError(what, 'a Uint8Array', bytes)
}

/**
 * Returns `bytes` if it is a `Uint8Array` of `size` bytes.
 *
 * @param what The value's name in the error message, such as 'masterSeed'.
 * @throws {TypeError} If `bytes` isn't a `Uint8Array`.
 * @throws {RangeError} If it has another length.
 */
export function requireSize(bytes: unknown, size: number, what: string): Uint8Array {
  if (!isBytes(bytes)) throw typeError(what, `a Uint8Array of ${size} bytes`, bytes)
  if (bytes.length === size) return bytes
  throw new RangeError(`${what} must have ${size} bytes, got ${bytes.length}`)
}

/**
 * Returns `value` if it is an integer from 0 to 2^32 - 1.
 *
 * @throws {TypeError} If `value` isn't a number.
 * @throws {RangeError} If it isn't an integer in this range.
 */
export function requireUint32(value: unknown, what: string): number {
  if (typeof value !== 'number') throw typeError(what, 'a number', value)
  if (value >>> 0 === value) return value
  throw new RangeError(`${what} must be an integer from 0 to 4294967295, got ${value}`)
}

/** Returns whether a bigint fits in an unsigned 64-bit integer. */
export function isUint64(value: bigint): boolean {
  return BigInt.asUintN(64, value) === value
}

/**
 * Returns `value` if it is a bigint from 0 to 2^64 - 1.
 *
 * @throws {TypeError} If `value` isn't a bigint.
 * @throws {RangeError} If it is out of range.
 */
export function requireUint64(value: unknown, what: string): bigint {
  if (typeof value !== 'bigint') throw typeError(what, 'a bigint', value)
  if (isUint64(value)) return value
  throw new RangeError(`${what} must be from 0 to 2^64 - 1, got ${value}`)
}
