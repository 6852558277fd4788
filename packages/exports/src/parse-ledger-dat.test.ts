import { describe, expect, it } from 'vitest'
import { nodeAccounts, nodeFile, pieces, type NodeAccount } from '../test/ledger-files'
import { ledgerDat, type LedgerAccount } from './ledger-dat'
import { LedgerDatError, parseLedgerDat, type ParseLedgerDatOptions } from './parse-ledger-dat'
import { readBytes } from './stream'

/** Returns the accounts, and the error that ended the file. */
async function read(bytes: Uint8Array, options?: ParseLedgerDatOptions, ...sizes: number[]) {
  const accounts: LedgerAccount[] = []
  const reading = (async () => {
    for await (const { address, balance } of parseLedgerDat(pieces(bytes, ...sizes), options)) {
      accounts.push({ address, balance })
    }
  })()
  const error: unknown = await reading.then(
    () => undefined,
    (thrown: unknown) => thrown,
  )
  return { accounts, error }
}

const asApi = ({ tag, balance }: NodeAccount): LedgerAccount => ({
  address: `0x${tag.toString('hex')}`,
  balance,
})

const byBalance = (a: LedgerAccount, b: LedgerAccount) => Number(b.balance - a.balance)

/** Returns a file as written by {@link ledgerDat}. */
const file = (accounts: readonly LedgerAccount[]) => readBytes(ledgerDat(accounts).stream)

describe('parseLedgerDat', () => {
  it("reads a node's own file", async () => {
    const accounts = nodeAccounts(336)
    expect(await read(nodeFile(accounts))).toEqual({ accounts: accounts.map(asApi) })
  })

  // Seven accounts in a node's layout are as long as twelve in ours.
  it.each([1, 2, 3, 7, 12, 14, 70, 84, 121, 168, 336, 1_000])(
    'detects the layout of files with %d accounts for any chunk size',
    async (count) => {
      for (const seed of ['a', 'b', 'c', 'd']) {
        const ofNode = nodeAccounts(count, seed)
        const accounts = ofNode.map(asApi)
        for (const sizes of [[], [1, 47, 3, 28, 5_000]]) {
          expect(await read(nodeFile(ofNode), {}, ...sizes)).toEqual({ accounts })
          expect(await read(await file(accounts), {}, ...sizes)).toEqual({ accounts })
          const richest = accounts.toSorted(byBalance)
          expect(await read(await file(richest), {}, ...sizes)).toEqual({ accounts: richest })
        }
      }
    },
  )

  it('reads nothing from an empty file', async () => {
    expect(await read(new Uint8Array())).toEqual({ accounts: [] })
  })

  it.each([
    ['cut short', 28, 55, 28, 27],
    ['followed by something', 28, 57, 56, 1],
    ['cut short', 48, 95, 48, 47],
    ['followed by something', 48, 97, 96, 1],
    ['truncated far from its start', 48, 4_900, 4_896, 4],
  ])('reports the offset in a file that is %s: %d bytes each, %d in total', async (...args) => {
    const [, size, length, offset, surplus] = args
    const ofNode = nodeAccounts(200)
    const whole = size === 48 ? nodeFile(ofNode) : await file(ofNode.map(asApi))
    const { accounts, error } = await read(whole.subarray(0, length), {}, 10, 30)
    expect(error).toBeInstanceOf(LedgerDatError)
    expect(error).toMatchObject({ name: 'LedgerDatError', offset })
    expect(String(error)).toContain(`${surplus} of ${size} bytes at offset ${offset}`)
    expect(accounts).toHaveLength(offset / size)
  })

  it.each([
    ['text', Buffer.from('rank,address,balance_mcm,balance_raw\r\n'.repeat(200))],
    ["a node's file that is not sorted", nodeFile(nodeAccounts(7).toReversed())],
    ["a node's file that starts within an account", nodeFile(nodeAccounts(80)).subarray(20)],
    ['less than an account', Buffer.from('short')],
  ])('rejects %s before the first account', async (_, bytes) => {
    const { accounts, error } = await read(bytes)
    expect(error).toBeInstanceOf(LedgerDatError)
    expect(error).toMatchObject({ offset: 0 })
    expect(String(error)).toContain('Not a ledger.dat: ')
    expect(accounts).toEqual([])
  })

  it('requires recordSize if both layouts are possible', async () => {
    // The accounts are sorted, with small values where the other layout has balances.
    const ofNode = Array.from({ length: 7 }, (_, at) => {
      const tag = Buffer.alloc(20)
      tag[0] = at
      return { tag, hash: tag.map(() => 0) as Buffer, balance: 1n }
    })
    const bytes = nodeFile(ofNode)
    const { accounts, error } = await read(bytes)
    expect(String(error)).toContain('fits both 28-byte and 48-byte accounts: set recordSize')
    expect(accounts).toEqual([])
    expect(await read(bytes, { recordSize: 48 })).toEqual({ accounts: ofNode.map(asApi) })
    expect((await read(bytes, { recordSize: 28 })).accounts).toHaveLength(12)
  })

  it('cancels the stream if the reader stops early', async () => {
    let canceled = false
    const stream = new ReadableStream<Uint8Array>({
      pull: (controller) => controller.enqueue(new Uint8Array(28)),
      cancel: () => void (canceled = true),
    })
    for await (const { tag } of parseLedgerDat(stream)) {
      expect(tag).toHaveLength(20)
      break
    }
    expect(canceled).toBe(true)
  })
})
