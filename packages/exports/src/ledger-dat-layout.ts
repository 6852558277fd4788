/** Bytes of a tag, the part of an address that stays. */
export const TAG_SIZE = 20

/** Bytes of one account as {@link ledgerDat} writes it: the tag, then the balance as 8, least significant first. */
export const LEDGER_RECORD_SIZE = 28

/** Bytes of one account in a node's own file: the tag, the hash of its present key, then the balance. */
export const NODE_LEDGER_RECORD_SIZE = 48

export type LedgerRecordSize = typeof LEDGER_RECORD_SIZE | typeof NODE_LEDGER_RECORD_SIZE

const BALANCE_SIZE = 8

/** As many bytes as are looked at to tell the layouts apart: 120 accounts in one, 70 in the other. */
export const SAMPLE_SIZE = 3_360

/** More than any balance can be: 144 million MCM, about twice what will ever exist. */
const IMPOSSIBLE_BALANCE = 2n ** 57n

/**
 * The layouts that the start of a `ledger.dat` can have. Read in the wrong layout, tags and hashes
 * stand where the balances should be, and are far too large. A node also keeps its accounts sorted
 * by address, without duplicates.
 *
 * @param length The file's length if it is all there. It decides when the bytes allow both.
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

/** Balance of the account that ends at `end`. */
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

/** Whether the bytes at `one` sort before those at `other`. */
function isBefore(bytes: Uint8Array, one: number, other: number, length: number): boolean {
  for (let at = 0; at < length; at++) {
    const difference = (bytes[one + at] ?? 0) - (bytes[other + at] ?? 0)
    if (difference !== 0) return difference < 0
  }
  return false
}
