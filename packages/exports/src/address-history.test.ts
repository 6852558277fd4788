import { toBase58 } from '@mcm/address'
import { summarizeTransaction } from '@mcm/rosetta-client'
import { parse } from 'csv-parse/sync'
import { describe, expect, it } from 'vitest'
import { goldenText } from '../test/golden'
import { OTHER, OWN, payment, receipt, spend } from '../test/history'
import { mainnetBlock, mainnetSearch } from '../test/mainnet'
import { addressHistoryCsv, addressHistoryJson } from './address-history'
import { restoreCell } from './csv'
import { readText } from './stream'

/** A history with one movement of every kind, latest first. */
const history = [
  receipt(70, 3n, '=HYPERLINK("http://evil.example")'),
  spend(60, { pays: [40_000_000_000n, 500n], fee: 1_000n, change: 9n }),
  { ...receipt(50, 5n, 'AB-00-EF'), time: null },
  payment(40, {
    source: OTHER,
    pays: [
      [OWN, 30_000_000_000n, 'A'],
      [OWN, 10_000_001_000n, 'B'],
    ],
    fee: 1_000n,
    change: 0n,
  }),
  { ...receipt(40, 77n), summary: { ...receipt(40, 77n).summary, status: 'ORPHANED' } },
  receipt(30, 504n),
]
const account = { address: OWN, balance: { value: 12n, block: 71 } }

describe('addressHistoryCsv', () => {
  it('writes a history', async () => {
    expect(await readText(addressHistoryCsv(history, account))).toBe(goldenText('history.csv'))
  })

  it('disarms memos and restores them', async () => {
    const written = await readText(addressHistoryCsv(history, account))
    const rows: Record<string, string>[] = parse(written, { columns: true })
    expect(rows[0]?.['memo']).toBe(`'=HYPERLINK("http://evil.example")`)
    expect(restoreCell(rows[0]?.['memo'] ?? '')).toBe('=HYPERLINK("http://evil.example")')
  })

  it('each balance is the previous one plus the amount minus the fee', async () => {
    const written = await readText(addressHistoryCsv(history, account))
    const rows: Record<string, string>[] = parse(written, { columns: true })
    const raw = (row: Record<string, string> | undefined, name: string) => BigInt(row?.[name] || 0)
    const told = rows.filter((row) => row['balance_raw'] !== '')
    expect(told).toHaveLength(rows.length - 1)
    for (const [at, row] of told.entries()) {
      const before = raw(told[at + 1], 'balance_raw')
      expect(before + raw(row, 'amount_raw') - raw(row, 'fee_raw')).toBe(raw(row, 'balance_raw'))
    }
  })

  it('formats counterparties with formatAddress', async () => {
    const written = await readText(addressHistoryCsv(history, account, { formatAddress: toBase58 }))
    expect(written).toContain(`,${toBase58(OTHER)},`)
    expect(written).not.toContain(OTHER)
  })

  it('writes the history of a mainnet account', async () => {
    const items = mainnetSearch.transactions.map((transaction) => ({
      summary: summarizeTransaction(transaction),
      time: mainnetBlock.timestamp,
    }))
    const address = '0x371c388eba10f265c648008e1ad2c94e680c0f4a'
    // The balance that /account/balance returned at the tip of that day.
    const balance = { value: 39_999_500n, block: 1_078_876 }
    const written = await readText(addressHistoryCsv(items, { address, balance }))
    expect(written).toBe(goldenText('history-mainnet.csv'))
  })
})

describe('addressHistoryJson', () => {
  it('writes a history', async () => {
    expect(await readText(addressHistoryJson(history, account))).toBe(
      goldenText('history.json.golden'),
    )
  })

  it('has null balances if the current balance is unknown', async () => {
    const file = JSON.parse(await readText(addressHistoryJson([], { address: OWN })))
    expect(file).toEqual({
      metadata: { address: OWN, balance_mcm: null, balance_raw: null, balance_block_number: null },
      movements: [],
    })
  })
})
