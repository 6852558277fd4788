/** Size of a tag, the permanent part of an address, in bytes. */
export const TAG_SIZE = 20

/**
 * Number of bytes per account in a file written by {@link ledgerDat}: the tag, followed by the
 * balance in 8 bytes, little-endian.
 *
 * @example
 * ```ts
 * import { LEDGER_RECORD_SIZE } from '@mcm/exports'
 *
 * LEDGER_RECORD_SIZE // => 28
 * ```
 */
export const LEDGER_RECORD_SIZE = 28

/**
 * Number of bytes per account in a node's own file: the tag, the hash of its current key and the
 * balance.
 *
 * @example
 * ```ts
 * import { NODE_LEDGER_RECORD_SIZE } from '@mcm/exports'
 *
 * NODE_LEDGER_RECORD_SIZE // => 48
 * ```
 */
export const NODE_LEDGER_RECORD_SIZE = 48

/**
 * Number of bytes per account in one of the two layouts of `ledger.dat`.
 *
 * @example
 * ```ts
 * import { type LedgerRecordSize } from '@mcm/exports'
 *
 * const accountsIn = (bytes: number, size: LedgerRecordSize) => bytes / size
 * accountsIn(56, 28) // => 2
 * ```
 */
export type LedgerRecordSize = typeof LEDGER_RECORD_SIZE | typeof NODE_LEDGER_RECORD_SIZE

const BALANCE_SIZE = 8

/**
 * Number of bytes used to detect the layout, which is 120 accounts in one layout and 70 in the
 * other.
 */
export const SAMPLE_SIZE = 3_360

/** Upper limit for balances. It is 144 million MCM, about twice the maximum supply. */
const IMPOSSIBLE_BALANCE = 2n ** 57n

/**
 * Returns the layouts that fit the start of a `ledger.dat`. With the wrong layout, tags and hashes
 * are read as balances, which are far too large. A node's accounts are also sorted by address,
 * without duplicates.
 *
 * @param length The file's length, if known. It decides between the layouts if both fit.
 */
export function possibleLayouts(sample: Uint8Array, length: number | null): LedgerRecordSize[] {
  const sizes = ([LEDGER_RECORD_SIZE, NODE_LEDGER_RECORD_SIZE] as const).filter(
    (size) =>
      sample.length >= size &&
      hasPossibleBalances(sample, size) &&
      (size !== NODE_LEDGER_RECORD_SIZE || isSorted(sample, size)),
  )
  const fitting = sizes.filter((size) => length !== null && length % size === 0)
  return fitting.length === 1 ? fitting : sizes
}

/** Returns the balance of the account that ends at `end`. */
export function readBalance(bytes: Uint8Array, end: number): bigint {
  const view = new DataView(bytes.buffer, bytes.byteOffset + end - BALANCE_SIZE, BALANCE_SIZE)
  return view.getBigUint64(0, true)
}

function hasPossibleBalances(bytes: Uint8Array, size: LedgerRecordSize): boolean {
  for (let end = size; end <= bytes.length; end += size) {
    if (readBalance(bytes, end) >= IMPOSSIBLE_BALANCE) return false
  }
  return true
}

function isSorted(bytes: Uint8Array, size: LedgerRecordSize): boolean {
  for (let at = size; at + size <= bytes.length; at += size) {
    if (!isBefore(bytes, at - size, at, size - BALANCE_SIZE)) return false
  }
  return true
}

/** Returns whether the bytes at `one` sort before those at `other`. */
function isBefore(bytes: Uint8Array, one: number, other: number, length: number): boolean {
  for (let at = 0; at < length; at++) {
    const difference = (bytes[one + at] ?? 0) - (bytes[other + at] ?? 0)
    if (difference !== 0) return difference < 0
  }
  return false
}
