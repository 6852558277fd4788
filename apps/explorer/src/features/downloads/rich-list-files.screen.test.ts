import type { Devnet } from '@mcm/devnet/core'
import { afterEach, beforeEach } from 'vitest'
import { catchDownloads, download, openRichList, stopCatching } from '../../../test/downloads'
import { watchPages } from '../../../test/rich-list'
import { expect, page, spec, test } from '../../../test/screen'

const ACCOUNTS = 12_500

beforeEach(catchDownloads)
afterEach(stopCatching)

/**
 * Returns the full ledger in the server's order. Accounts with equal balances may be in any order.
 */
function ledgerOf(devnet: Devnet) {
  return new Map(Array.from(devnet.chain.ledger(), ({ address, balance }) => [address, balance]))
}

const mcm = (nano: bigint) => `${nano / 10n ** 9n}.${String(nano % 10n ** 9n).padStart(9, '0')}`
const hex = (bytes: Uint8Array) =>
  `0x${Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')}`

test(
  'the CSV file matches the ledger byte for byte',
  spec('Rich list: Download menu', 'Rich list files'),
  async ({ visit, chain }) => {
    const { devnet } = chain({ accounts: ACCOUNTS })
    await openRichList(visit)
    const offsets = watchPages()
    const { name, text } = await download('CSV')
    expect(name).toBe(`Mochimo Ledger - block ${devnet.chain.tip.index}.csv`)
    await expect.poll(() => offsets).toEqual(Array.from({ length: 125 }, (_, at) => at * 100))
    await expect
      .element(page.getByRole('status').filter({ hasText: 'Downloaded' }))
      .toHaveText('Downloaded 12,500 accounts.')

    const ledger = ledgerOf(devnet)
    const order = text
      .split('\r\n')
      .slice(1, -1)
      .map((line) => line.split(',')[1] ?? '')
    expect(new Set(order).size).toBe(ledger.size)
    expectRichestFirst(order, ledger)
    const lines = order.map((address, at) => {
      const balance = ledger.get(address) ?? -1n
      return `${at + 1},${address},${mcm(balance)},${balance}\r\n`
    })
    const expected = `rank,address,balance_mcm,balance_raw\r\n${lines.join('')}`
    expect(text === expected).toBe(true)
  },
)

test(
  'the DAT file matches the ledger, 28 bytes per account',
  spec('Rich list: Download menu', 'Rich list files'),
  async ({ visit, chain }) => {
    const { devnet } = chain({ accounts: ACCOUNTS })
    await openRichList(visit)
    const { name, bytes } = await download('DAT')
    expect(name).toBe(`Mochimo Ledger - block ${devnet.chain.tip.index}.dat`)
    expect(bytes.length).toBe(ACCOUNTS * 28)
    const ledger = ledgerOf(devnet)
    const starts = Array.from({ length: ACCOUNTS }, (_, at) => at * 28)
    const order = starts.map((start) => hex(bytes.subarray(start, start + 20)))
    expect(new Set(order).size).toBe(ledger.size)
    expectRichestFirst(order, ledger)
    const view = new DataView(bytes.buffer)
    for (const [at, start] of starts.entries()) {
      if (view.getBigUint64(start + 20, true) !== ledger.get(order[at] ?? ''))
        throw new Error(`Rank ${at + 1}`)
    }
  },
)

test(
  'the JSON file contains the ledger and its metadata',
  spec('Rich list: Download menu', 'Rich list files'),
  async ({ visit, chain }) => {
    const { devnet } = chain({ accounts: ACCOUNTS })
    await openRichList(visit)
    const { name, text } = await download('JSON')
    const { index, hash } = devnet.chain.tip
    expect(name).toBe(`Mochimo Ledger - block ${index}.json`)
    const { accounts, metadata } = JSON.parse(text) as {
      accounts: Record<string, string | number>[]
      metadata: Record<string, unknown>
    }
    const ledger = ledgerOf(devnet)
    const order = accounts.map(({ address }) => String(address))
    expectRichestFirst(order, ledger)
    expect(accounts).toEqual(
      order.map((address, at) => {
        const balance = ledger.get(address) ?? -1n
        return { rank: at + 1, address, balance_mcm: mcm(balance), balance_raw: String(balance) }
      }),
    )
    expect(metadata).toMatchObject({
      block_number: index,
      block_hash: hash,
      total_accounts: ACCOUNTS,
      circulating_supply: String(devnet.chain.supply),
      block_changes: [],
    })
  },
)

function expectRichestFirst(order: string[], ledger: Map<string, bigint>) {
  const balances = order.map((address) => ledger.get(address) ?? -1n)
  const sorted = [...balances].sort((a, b) => (b > a ? 1 : b < a ? -1 : 0))
  expect(balances).toEqual(sorted)
}
