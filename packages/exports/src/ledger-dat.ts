import { LEDGER_RECORD_SIZE, TAG_SIZE } from './ledger-dat-layout'
import { streamItems, type ExportOptions, type Format, type Source } from './stream'

/** An account as the rich list and `ledger.dat` know it. */
export interface LedgerAccount {
  /** The tag as the API gives it: 0x and 40 hex digits. */
  address: string
  /** nanoMCM. */
  balance: bigint
}

const RECORDS_PER_CHUNK = 2340
const MAX_BALANCE = 2n ** 64n - 1n
const TAG = /^0x[0-9a-f]{40}$/i

/** What writing a `ledger.dat` gives besides the file. */
export interface LedgerDat {
  readonly stream: ReadableStream<Uint8Array<ArrayBuffer>>
  /** Accounts left out so far because their tag is not 20 bytes. */
  readonly skipped: number
}

/** Value of a hex digit from its character code: letters have bit 6 set, and count on from 10. */
function nibble(code: number): number {
  return (code & 15) + (code >> 6) * 9
}

/**
 * Accounts as `ledger.dat`: 28 bytes each, nothing before, between or after them. An account whose
 * tag is not 20 bytes of hex is left out and counted.
 *
 * @throws {RangeError} From the stream, when a balance is negative or above 2^64 - 1.
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
          `The balance of ${address} is ${balance}, which does not fit into the 64 bits a ledger.dat has for it`,
        )
      }
      for (let at = 0; at < TAG_SIZE; at++) {
        const digit = 2 + at * 2
        chunk[size + at] =
          (nibble(address.charCodeAt(digit)) << 4) | nibble(address.charCodeAt(digit + 1))
      }
      view.setBigUint64(size + TAG_SIZE, balance, true)
      size += LEDGER_RECORD_SIZE
      // A full buffer counts as a full chunk, whatever the chunk's size.
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
