import type { LedgerAccount } from './ledger-dat'
import {
  LEDGER_RECORD_SIZE,
  NODE_LEDGER_RECORD_SIZE,
  possibleLayouts,
  readBalance,
  SAMPLE_SIZE,
  TAG_SIZE,
  type LedgerRecordSize,
} from './ledger-dat-layout'

/**
 * Options for reading a `ledger.dat`.
 *
 * @example
 * ```ts
 * import { parseLedgerDat, type ParseLedgerDatOptions } from '@mcm/exports'
 *
 * const fromNode: ParseLedgerDatOptions = { recordSize: 48 }
 * const bytes = new Uint8Array(48)
 * for await (const { tag } of parseLedgerDat(new Blob([bytes]).stream(), fromNode)) {
 *   tag.length // => 20
 * }
 * ```
 */
export interface ParseLedgerDatOptions {
  /**
   * Number of bytes per account: 28 in a file written by {@link ledgerDat}, 48 in one written by a
   * node. By default, it is detected from the first accounts, which must have possible balances
   * and, in a node's file, be sorted by address.
   */
  recordSize?: LedgerRecordSize | undefined
}

/**
 * An account of a `ledger.dat`.
 *
 * @example
 * ```ts
 * import { ledgerDat, parseLedgerDat, type ParsedLedgerAccount } from '@mcm/exports'
 *
 * const isDust = ({ balance }: ParsedLedgerAccount) => balance < 500n
 * const { stream } = ledgerDat([{ address: account.address, balance: 5n }])
 * for await (const parsed of parseLedgerDat(stream, { recordSize: 28 })) {
 *   isDust(parsed) // => true
 * }
 * ```
 */
export interface ParsedLedgerAccount extends LedgerAccount {
  /** The 20 bytes of the tag. */
  tag: Uint8Array
}

/**
 * Thrown if a `ledger.dat` ends within an account or isn't valid.
 *
 * @example
 * ```ts
 * import { LedgerDatError, parseLedgerDat } from '@mcm/exports'
 *
 * try {
 *   for await (const { address } of parseLedgerDat(new Blob(['short']).stream())) console.log(address)
 * } catch (error) {
 *   if (!(error instanceof LedgerDatError)) throw error
 *   error.offset // => 0
 * }
 * ```
 */
export class LedgerDatError extends Error {
  /** Name of the class. */
  override readonly name = 'LedgerDatError'
  /** Offset of the unreadable account, in bytes from the start of the file. */
  readonly offset: number

  constructor(offset: number, message: string) {
    super(message)
    this.offset = offset
  }
}

/**
 * Reads a `ledger.dat` from a stream, written by {@link ledgerDat} or by a node. Leaving the loop
 * early cancels the stream.
 *
 * @throws {LedgerDatError} Before the first account, if the file has neither layout or could have
 * both. After the last complete account, if the file ends within an account.
 *
 * @example
 * ```ts
 * import { ledgerDat, parseLedgerDat } from '@mcm/exports'
 *
 * const { stream } = ledgerDat([{ address: account.address, balance: 5n }])
 * for await (const { address, balance } of parseLedgerDat(stream, { recordSize: 28 })) {
 *   address // => account.address
 *   balance // => 5n
 * }
 * ```
 */
export async function* parseLedgerDat(
  stream: ReadableStream<Uint8Array>,
  { recordSize }: ParseLedgerDatOptions = {},
): AsyncGenerator<ParsedLedgerAccount> {
  const reader = stream.getReader()
  let size = recordSize
  let rest = new Uint8Array()
  let offset = 0
  try {
    for (;;) {
      const { done, value } = await reader.read()
      const bytes = value ? join(rest, value) : rest
      size ??= done || bytes.length >= SAMPLE_SIZE ? layoutOf(bytes, done) : undefined
      const step = size ?? Infinity
      let at = 0
      for (; at + step <= bytes.length; at += step) yield account(bytes.subarray(at, at + step))
      rest = bytes.subarray(at)
      offset += at
      if (done) break
    }
  } finally {
    await reader.cancel()
  }
  if (rest.length > 0) {
    throw new LedgerDatError(
      offset,
      `ledger.dat ends within an account: ${rest.length} of ${size} bytes at offset ${offset}. The file is truncated or has extra bytes`,
    )
  }
}

/** Detects the layout from the first bytes, or from the whole file if it is shorter. */
function layoutOf(bytes: Uint8Array, isWhole: boolean): LedgerRecordSize {
  if (bytes.length === 0) return LEDGER_RECORD_SIZE
  const [size, other] = possibleLayouts(
    bytes.subarray(0, SAMPLE_SIZE),
    isWhole ? bytes.length : null,
  )
  if (size === undefined) {
    throw new LedgerDatError(
      0,
      `Not a ledger.dat: the first ${Math.min(bytes.length, SAMPLE_SIZE)} bytes are neither ${LEDGER_RECORD_SIZE}-byte accounts with possible balances nor a node's ${NODE_LEDGER_RECORD_SIZE}-byte accounts, sorted by address`,
    )
  }
  if (other !== undefined) {
    throw new LedgerDatError(
      0,
      `The start of the ledger.dat fits both ${size}-byte and ${other}-byte accounts: set recordSize`,
    )
  }
  return size
}

function join(one: Uint8Array, other: Uint8Array): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(one.length + other.length)
  bytes.set(one)
  bytes.set(other, one.length)
  return bytes
}

function account(record: Uint8Array): ParsedLedgerAccount {
  const tag = record.slice(0, TAG_SIZE)
  const address = `0x${Array.from(tag, (byte) => byte.toString(16).padStart(2, '0')).join('')}`
  return { tag, address, balance: readBalance(record, record.length) }
}
