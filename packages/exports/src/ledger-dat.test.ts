import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { pieces } from '../test/ledger-files'
import { ledgerDat, type LedgerAccount } from './ledger-dat'
import { parseLedgerDat, type ParseLedgerDatOptions } from './parse-ledger-dat'
import { readBytes } from './stream'

const address = '0x3f1fba7025c7d37470e7260117a72b7de9f5ca59'

async function read(
  stream: ReadableStream<Uint8Array>,
  options?: ParseLedgerDatOptions,
): Promise<LedgerAccount[]> {
  const accounts: LedgerAccount[] = []
  for await (const { address, balance } of parseLedgerDat(stream, options)) {
    accounts.push({ address, balance })
  }
  return accounts
}

describe('ledgerDat', () => {
  it('writes the tag and the little-endian balance', async () => {
    const bytes = await readBytes(ledgerDat([{ address, balance: 0x0102030405060708n }]).stream)
    expect(Buffer.from(bytes).toString('hex')).toBe(`${address.slice(2)}0807060504030201`)
  })

  it('writes an empty file without accounts', async () => {
    expect(await readBytes(ledgerDat([]).stream)).toHaveLength(0)
  })

  it('skips and counts accounts without a 20-byte tag', async () => {
    const dat = ledgerDat([
      { address: '0x', balance: 1n },
      { address, balance: 2n },
      { address: `${address}00`, balance: 3n },
      { address: address.slice(2), balance: 4n },
      { address: address.replace('3f', 'zz'), balance: 5n },
    ])
    expect(dat.skipped).toBe(0)
    expect(await read(dat.stream)).toEqual([{ address, balance: 2n }])
    expect(dat.skipped).toBe(4)
  })

  it.each([-1n, 2n ** 64n])('rejects a balance of %d', async (balance) => {
    await expect(readBytes(ledgerDat([{ address, balance }]).stream)).rejects.toThrow(
      `The balance of ${address} is ${balance}`,
    )
  })

  it('round-trips for any chunk size', async () => {
    const account = fc.record({
      address: fc
        .uint8Array({ minLength: 20, maxLength: 20 })
        .map((tag) => `0x${Buffer.from(tag).toString('hex')}`),
      balance: fc.bigInt({ min: 0n, max: 2n ** 64n - 1n }),
    })
    await fc.assert(
      fc.asyncProperty(
        fc.array(account),
        fc.array(fc.integer({ min: 1, max: 60 })),
        async (accounts, sizes) => {
          const bytes = await readBytes(ledgerDat(accounts).stream)
          expect(bytes).toHaveLength(accounts.length * 28)
          expect(await read(pieces(bytes, ...sizes), { recordSize: 28 })).toEqual(accounts)
        },
      ),
      { seed: 1 },
    )
  })

  it('round-trips across many chunks', async () => {
    const accounts = Array.from({ length: 10_000 }, (_, at) => ({
      address: `0x${at.toString(16).padStart(40, '0')}`,
      balance: 76_000_000_000_000_000n - BigInt(at),
    }))
    expect(await read(ledgerDat(accounts).stream)).toEqual(accounts)
  })
})
