import { toBase58 } from '@mcm/address'
import { parse } from 'csv-parse/sync'
import { describe, expect, it } from 'vitest'
import { golden, goldenText } from '../test/golden'
import { LEDGER, richListPage } from '../test/ledger'
import { ledgerDat } from './ledger-dat'
import { richListCsv, richListJson } from './rich-list'
import { RichList } from './rich-list-pages'
import { readBytes, readText } from './stream'

const accounts = LEDGER.map(([address, balance]) => ({ address, balance }))

/** Returns the small ledger in pages of four accounts. */
function list(): RichList {
  return new RichList([richListPage(0, 4), richListPage(4, 4)])
}

describe('a rich list of the small ledger', () => {
  it('as CSV', async () => {
    expect(await readText(richListCsv(list()))).toBe(goldenText('ledger.csv'))
  })

  it('as JSON', async () => {
    const accounts = list()
    const written = await readText(richListJson(accounts, () => accounts.metadata))
    expect(written).toBe(goldenText('ledger.json.golden'))
  })

  it('as DAT', async () => {
    const dat = ledgerDat(list())
    expect(Buffer.from(await readBytes(dat.stream))).toEqual(golden('ledger.dat'))
    expect(dat.skipped).toBe(1)
  })
})

describe('richListCsv', () => {
  it('accepts an array and keeps every digit', async () => {
    const written = await readText(richListCsv(accounts))
    expect(written).toBe(await readText(richListCsv(list())))
    const rows: Record<string, string>[] = parse(written, { columns: true })
    expect(rows.map((row) => [row['address'], BigInt(row['balance_raw'] ?? '')])).toEqual(LEDGER)
    for (const row of rows)
      expect(row['balance_mcm']?.replace('.', '').replace(/^0+(?=\d)/, '')).toBe(row['balance_raw'])
  })

  it('formats addresses with formatAddress', async () => {
    const [account] = accounts.slice(2)
    if (!account) throw new Error('The ledger is too small')
    const written = await readText(richListCsv([account], { formatAddress: toBase58 }))
    expect(written).toContain('\r\n1,J8gqYehTJhJWrfcUd766sUQ8THktNs,1.500000000,1500000000\r\n')
  })

  it('starts with a byte order mark if bom is set', async () => {
    const bytes = await readBytes(richListCsv(accounts, { bom: true }))
    expect(bytes.slice(0, 3)).toEqual(new Uint8Array([0xef, 0xbb, 0xbf]))
  })
})

describe('richListJson', () => {
  it('contains the same list as the CSV file', async () => {
    const source = list()
    const file = JSON.parse(await readText(richListJson(source, () => source.metadata)))
    const rows: Record<string, string>[] = parse(await readText(richListCsv(accounts)), {
      columns: true,
    })
    expect(
      file.accounts.map((account: Record<string, unknown>) => ({
        ...account,
        rank: String(account['rank']),
      })),
    ).toEqual(rows)
  })
})
