import { LEDGER_RECORD_SIZE, TAG_SIZE } from './ledger-dat-layout'
import {
  streamItems,
  type ByteStream,
  type ExportOptions,
  type Format,
  type Source,
} from './stream'

/**
 * An account in the rich list and in `ledger.dat`.
 *
 * @example
 * ```ts
 * import { type LedgerAccount, readText, richListCsv } from '@mcm/exports'
 *
 * const accounts: LedgerAccount[] = [{ address: account.address, balance: 5n }]
 * const csv = await readText(richListCsv(accounts))
 * csv.endsWith(',0.000000005,5\r\n') // => true
 * ```
 */
export interface LedgerAccount {
  /** The tag as in the API: 0x followed by 40 hex digits. */
  address: string
  /** The balance in nanoMCM. */
  balance: bigint
}

const RECORDS_PER_CHUNK = 2340
const MAX_BALANCE = 2n ** 64n - 1n
const TAG = /^0x[0-9a-f]{40}$/i

/**
 * The result of writing a `ledger.dat`.
 *
 * @example
 * ```ts
 * import { type LedgerDat, ledgerDat, readBytes } from '@mcm/exports'
 *
 * async function sizeOf({ stream }: LedgerDat): Promise<number> {
 *   return (await readBytes(stream)).length
 * }
 * const file = ledgerDat([{ address: 'not an address', balance: 5n }])
 * await sizeOf(file) // => 0
 * file.skipped // => 1
 * ```
 */
export interface LedgerDat {
  /** The content of the file. */
  readonly stream: ByteStream
  /** Number of accounts skipped so far because their tag isn't 20 bytes. */
  readonly skipped: number
}

/**
 * Returns the value of a hex digit from its character code. Letters have bit 6 set and start at 10.
 */
function nibble(code: number): number {
  return (code & 15) + (code >> 6) * 9
}

/**
 * Returns accounts as `ledger.dat`, with 28 bytes per account and no header or padding. Accounts
 * without a 20-byte hex tag are skipped and counted.
 *
 * @throws {RangeError} Through the stream, if a balance is negative or above 2^64 - 1.
 *
 * @example
 * ```ts
 * import { ledgerDat, readBytes } from '@mcm/exports'
 *
 * const { stream } = ledgerDat([{ address: account.address, balance: 5n }])
 * const bytes = await readBytes(stream)
 * bytes.length // => 28
 * ```
 */
export function ledgerDat(accounts: Source<LedgerAccount>, options: ExportOptions = {}): LedgerDat {
  const chunk = new Uint8Array(RECORDS_PER_CHUNK * LEDGER_RECORD_SIZE)
  const view = new DataView(chunk.buffer)
  let size = 0
  let skipped = 0
  const format: Format<LedgerAccount> = {
    add({ address, balance }) {
      if (!TAG.test(address)) {
        skipped++
        return size
      }
      if (balance < 0n || balance > MAX_BALANCE) {
        throw new RangeError(
          `The balance of ${address} is ${balance}, which does not fit into 64 bits`,
        )
      }
      for (let at = 0; at < TAG_SIZE; at++) {
        const digit = 2 + at * 2
        chunk[size + at] =
          (nibble(address.charCodeAt(digit)) << 4) | nibble(address.charCodeAt(digit + 1))
      }
      view.setBigUint64(size + TAG_SIZE, balance, true)
      size += LEDGER_RECORD_SIZE
      // A full buffer counts as a full chunk, regardless of the chunk's size.
      return size === chunk.length ? Infinity : size
    },
    end() {},
    take() {
      const bytes = chunk.slice(0, size)
      size = 0
      return bytes
    },
  }
  return {
    stream: streamItems(accounts, format, options),
    get skipped() {
      return skipped
    },
  }
}
