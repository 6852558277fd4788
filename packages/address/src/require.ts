/**
 * Whether a value is a `Uint8Array`: of another realm and a Node Buffer too, but no other view, array
 * or object with a length. The rule of @noble/hashes, without importing it for those who only read
 * addresses.
 */
export function isBytes(value: unknown): value is Uint8Array {
  return (
    value instanceof Uint8Array ||
    (ArrayBuffer.isView(value) && value.constructor.name === 'Uint8Array')
  )
}

/** What a value is, for an error message. Never its content, which may be a secret. */
export function typeOf(value: unknown): string {
  if (typeof value !== 'object') return typeof value
  return value === null ? 'null' : Object.prototype.toString.call(value).slice(8, -1)
}

/** The error for a value of a wrong type. */
export function typeError(what: string, expected: string, value: unknown): TypeError {
  return new TypeError(`${what} must be ${expected}, got ${typeOf(value)}`)
}

/**
 * Returns the bytes if they are a `Uint8Array`, of another realm or a Node Buffer too. Copying from
 * anything else, such as text or `{ length: 32 }`, would silently give zeros.
 *
 * @param what Names the value in the error: 'masterSeed'.
 * @throws {TypeError}
 */
export function requireBytes(bytes: unknown, what: string): Uint8Array {
  if (isBytes(bytes)) return bytes
  throw typeError(what, 'a Uint8Array', bytes)
}

/**
 * Returns the bytes if there are exactly `size` of them.
 *
 * @param what Names the value in the error: 'masterSeed'.
 * @throws {TypeError} For anything but a `Uint8Array`.
 * @throws {RangeError} For another number of bytes.
 */
export function requireSize(bytes: unknown, size: number, what: string): Uint8Array {
  if (!isBytes(bytes)) throw typeError(what, `a Uint8Array of ${size} bytes`, bytes)
  if (bytes.length === size) return bytes
  throw new RangeError(`${what} must have ${size} bytes, got ${bytes.length}`)
}

/**
 * Returns the number if it is a whole number of 32 bits.
 *
 * @throws {TypeError} For anything but a number.
 * @throws {RangeError} For any other number.
 */
export function requireUint32(value: unknown, what: string): number {
  if (typeof value !== 'number') throw typeError(what, 'a number', value)
  if (value >>> 0 === value) return value
  throw new RangeError(`${what} must be an integer from 0 to 4294967295, got ${value}`)
}

/** Whether the chain's 64-bit amounts can hold it. */
export function isUint64(value: bigint): boolean {
  return BigInt.asUintN(64, value) === value
}

/**
 * Returns the amount if the chain's 64 bits can hold it.
 *
 * @throws {TypeError} For anything but a bigint.
 * @throws {RangeError} For any other bigint.
 */
export function requireUint64(value: unknown, what: string): bigint {
  if (typeof value !== 'bigint') throw typeError(what, 'a bigint', value)
  if (isUint64(value)) return value
  throw new RangeError(`${what} must be 0 to 2^64 - 1, got ${value}`)
}
