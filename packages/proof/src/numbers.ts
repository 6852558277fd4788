import { ProofInputError } from './errors'

/**
 * Returns the number if it is a whole number of 32 bits. `what` names the value in the error.
 * @throws {ProofInputError} for anything else.
 */
export function u32(value: number, what: string): number {
  if (!Number.isInteger(value) || value < 0 || value > 0xffffffff) {
    throw new ProofInputError(`${what} must be a whole number from 0 to 4294967295; got ${value}`)
  }
  return value
}

/**
 * Returns the number as a bigint if it is a whole number of 64 bits, and exact.
 * @throws {ProofInputError} for anything else.
 */
export function u64(value: number | bigint, what: string): bigint {
  if (typeof value === 'number' ? Number.isSafeInteger(value) : typeof value === 'bigint') {
    const whole = BigInt(value)
    if (whole >= 0n && whole < 1n << 64n) return whole
  }
  throw new ProofInputError(`${what} must be a whole number from 0 to 2^64 - 1; got ${value}`)
}

/**
 * Returns the amount if it is a bigint. Its sign and size are for the checks to judge.
 * @throws {ProofInputError} for anything else.
 */
export function nanoMcm(value: bigint, what: string): bigint {
  if (typeof value === 'bigint') return value
  throw new ProofInputError(`${what} must be a bigint; got ${String(value)}`)
}
