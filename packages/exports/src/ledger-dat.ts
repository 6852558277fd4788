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

class LedgerDatFormat implements Format<LedgerAccount> {
  skipped = 0
  #bytes = new Uint8Array(RECORDS_PER_CHUNK * LEDGER_RECORD_SIZE)
  #view = new DataView(this.#bytes.buffer)
  #size = 0

  add({ address, balance }: LedgerAccount): number {
    if (!TAG.test(address)) {
      this.skipped++
      return this.#size
    }
    if (balance < 0n || balance > MAX_BALANCE) {
      throw new RangeError(
        `The balance of ${address} is ${balance}, which does not fit into the 64 bits a ledger.dat has for it`,
      )
    }
    for (let at = 0; at < TAG_SIZE; at++) {
      this.#bytes[this.#size + at] = Number.parseInt(address.slice(2 + at * 2, 4 + at * 2), 16)
    }
    this.#view.setBigUint64(this.#size + TAG_SIZE, balance, true)
    this.#size += LEDGER_RECORD_SIZE
    // A full buffer counts as a full chunk, whatever the chunk's size.
    return this.#size === this.#bytes.length ? Infinity : this.#size
  }

  end(): void {}

  take(): Uint8Array<ArrayBuffer> {
    const bytes = this.#bytes.slice(0, this.#size)
    this.#size = 0
    return bytes
  }
}

/**
 * Accounts as `ledger.dat`: 28 bytes each, nothing before, between or after them. An account whose
 * tag is not 20 bytes of hex is left out and counted.
 *
 * @throws {RangeError} From the stream, when a balance is negative or above 2^64 - 1.
 */
export function ledgerDat(accounts: Source<LedgerAccount>, options: ExportOptions = {}): LedgerDat {
  const format = new LedgerDatFormat()
  const stream = streamItems(accounts, format, options)
  return {
    stream,
    get skipped() {
      return format.skipped
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
      const bytes = rest.length === 0 ? value : concat(rest, value)
      const whole = bytes.length - (bytes.length % LEDGER_RECORD_SIZE)
      for (let at = 0; at < whole; at += LEDGER_RECORD_SIZE) yield account(bytes, at)
      rest = bytes.slice(whole)
      offset += whole
    }
  } finally {
    await reader.cancel()
  }
  if (rest.length > 0) throw new LedgerDatError(offset, rest.length)
}

function account(bytes: Uint8Array, at: number): LedgerAccount & { tag: Uint8Array } {
  const tag = bytes.slice(at, at + TAG_SIZE)
  let address = '0x'
  for (const byte of tag) address += (byte < 16 ? '0' : '') + byte.toString(16)
  const view = new DataView(bytes.buffer, bytes.byteOffset + at + TAG_SIZE, 8)
  return { tag, address, balance: view.getBigUint64(0, true) }
}

function concat(a: Uint8Array, b: Uint8Array): Uint8Array {
  const bytes = new Uint8Array(a.length + b.length)
  bytes.set(a)
  bytes.set(b, a.length)
  return bytes
}
