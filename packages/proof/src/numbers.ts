import { ProofInputError } from './errors'

/**
 * Returns `value` if it is a 32-bit unsigned integer. The error message refers to the value as `what`.
 * @throws {ProofInputError} If the value is anything else.
 */
export function u32(value: number, what: string): number {
  if (!Number.isInteger(value) || value < 0 || value > 0xffffffff) {
    throw new ProofInputError(`${what} must be an integer from 0 to 4294967295, got ${value}`)
  }
  return value
}

/**
 * Converts `value` to a bigint if it is a 64-bit unsigned integer. A number must also be a safe integer.
 * @throws {ProofInputError} If the value is anything else.
 */
export function u64(value: number | bigint, what: string): bigint {
  if (typeof value === 'number' ? Number.isSafeInteger(value) : typeof value === 'bigint') {
    const whole = BigInt(value)
    if (whole >= 0n && whole < 1n << 64n) return whole
  }
  throw new ProofInputError(`${what} must be an integer from 0 to 2^64 - 1, got ${value}`)
}

/**
 * Returns `value` if it is a bigint. The checks validate its range.
 * @throws {ProofInputError} If the value is anything else.
 */
export function requireBigint(value: bigint, what: string): bigint {
  if (typeof value === 'bigint') return value
  throw new ProofInputError(`${what} must be a bigint, got ${String(value)}`)
}
