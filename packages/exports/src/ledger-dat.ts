import { streamItems, type ExportOptions, type Format, type Source } from './stream'

/** An account as the rich list and `ledger.dat` know it. */
export interface LedgerAccount {
  /** The tag as the API gives it: 0x and 40 hex digits. */
  address: string
  /** nanoMCM. */
  balance: bigint
}

/** Bytes of one account: 20 of the tag, then the balance as 8, least significant first. */
export const LEDGER_RECORD_SIZE = 28
const TAG_SIZE = 20
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

/** A `ledger.dat` that ends in the middle of an account. */
export class LedgerDatError extends Error {
  override readonly name = 'LedgerDatError'
  /** Where the incomplete account starts, in bytes from the start of the file. */
  readonly offset: number

  constructor(offset: number, surplus: number) {
    super(
      `ledger.dat ends within an account: ${surplus} of ${LEDGER_RECORD_SIZE} bytes at offset ${offset}. The file is cut short, or something was added to it`,
    )
    this.offset = offset
  }
}

/**
 * Reads a `ledger.dat` as it arrives. Stopping early cancels the stream.
 *
 * @throws {LedgerDatError} When the file's length is not a multiple of 28, after all whole accounts.
 */
export async function* parseLedgerDat(
  stream: ReadableStream<Uint8Array>,
): AsyncGenerator<LedgerAccount & { tag: Uint8Array }> {
  const reader = stream.getReader()
  let rest = new Uint8Array()
  let offset = 0
  try {
    for (;;) {
      const { done, value } = await reader.read()
      if (done) break
      const bytes = new Uint8Array(rest.length + value.length)
      bytes.set(rest)
      bytes.set(value, rest.length)
      let at = 0
      for (; at + LEDGER_RECORD_SIZE <= bytes.length; at += LEDGER_RECORD_SIZE) {
        yield account(bytes.subarray(at, at + LEDGER_RECORD_SIZE))
      }
      rest = bytes.subarray(at)
      offset += at
    }
  } finally {
    await reader.cancel()
  }
  if (rest.length > 0) throw new LedgerDatError(offset, rest.length)
}

function account(record: Uint8Array): LedgerAccount & { tag: Uint8Array } {
  const tag = record.slice(0, TAG_SIZE)
  const address = `0x${Array.from(tag, (byte) => byte.toString(16).padStart(2, '0')).join('')}`
  const view = new DataView(record.buffer, record.byteOffset + TAG_SIZE, 8)
  return { tag, address, balance: view.getBigUint64(0, true) }
}
