import { toBase58 } from '@mcm/address'
import { parse } from 'csv-parse/sync'
import { describe, expect, it } from 'vitest'
import { movements, nano, owner, totalEffect } from '../../test/accounting'
import { OTHER, OWN, payment, receipt, spend } from '../../test/history'
import { readText, type ByteStream } from '../stream'
import { addressHistoryCoinTracking } from './cointracking'
import { addressHistoryKoinly } from './koinly'

const hash = (block: number) => `0x${block.toString(16).padStart(64, 'a')}`

async function rowsOf(file: ByteStream): Promise<Record<string, string>[]> {
  return parse(await readText(file), { columns: true })
}

describe('addressHistoryKoinly', () => {
  it('has the columns of the universal template', async () => {
    // https://support.koinly.io/en/articles/9489976-how-to-create-a-custom-csv-file-with-your-data
    expect(await readText(addressHistoryKoinly([], owner))).toBe(
      'Date,Sent Amount,Sent Currency,Received Amount,Received Currency,Fee Amount,Fee Currency,Net Worth Amount,Net Worth Currency,Tag,Description,TxHash\r\n',
    )
  })

  it('writes a row for the payments of each transaction that is not orphaned, and one for its fee', async () => {
    const text = await readText(addressHistoryKoinly(movements, owner))
    const rows: string[][] = parse(text, { from: 2 })
    expect(rows).toEqual(
      [
        `2026-09-04 05:38:08|||0.000000700|MCM|||||mining|Mining fee from ${OTHER}|${hash(90)}`,
        `2026-09-04 05:37:58|||5.000000001|MCM|||||mining|Block reward|${hash(80)}`,
        `2026-09-04 05:37:48|||0.000000003|MCM||||||Payment from ${OTHER}, memo =1+1"]\n2026-01-01 * "forged|${hash(70)}`,
        `2026-09-04 05:37:38|40.000000500|MCM||||||||Payment to ${OTHER}, and 1 more|${hash(60)}`,
        `2026-09-04 05:37:38|0.000001000|MCM|||||||cost|Transaction fee|${hash(60)}`,
        `2026-09-04 05:37:18|||18446744073.709551615|MCM||||||Payment from ${OTHER}, memo AB-00-EF|${hash(40)}`,
      ].map((line) => line.split('|')),
    )
  })

  it('has no rows that Koinly would skip as duplicates', async () => {
    const history = [spend(2, { pays: [5n, 5n, 10n, 10n], fee: 500n, change: 0n })]
    const rows = await rowsOf(addressHistoryKoinly(history, owner))
    expect(rows.map((row) => [row['Sent Amount'], row['Tag']])).toEqual([
      ['0.000000030', ''],
      ['0.000000500', 'cost'],
    ])
  })

  it('keeps the fee that a miner earned from its own payment apart', async () => {
    const history = [
      payment(2, { source: OWN, pays: [[OTHER, 5n]], fee: 500n, change: 0n, miner: OWN }),
    ]
    const rows = await rowsOf(addressHistoryKoinly(history, owner))
    expect(rows.map((row) => [row['Sent Amount'], row['Received Amount'], row['Tag']])).toEqual([
      ['', '0.000000500', 'mining'],
      ['0.000000005', '', ''],
      ['0.000000500', '', 'cost'],
    ])
  })

  it('changes the balance as the chain did', async () => {
    const rows = await rowsOf(addressHistoryKoinly(movements, owner))
    const changes = rows.map((row) => nano(row['Received Amount']) - nano(row['Sent Amount']))
    expect(changes.reduce((sum, change) => sum + change)).toBe(await totalEffect())
  })

  it('formats counterparties with formatAddress', async () => {
    const options = { formatAddress: toBase58 }
    const [row] = await rowsOf(addressHistoryKoinly([receipt(1, 5n)], owner, options))
    expect(row?.['Description']).toBe(`Payment from ${toBase58(OTHER)}`)
  })

  it('fails if a time is unknown', async () => {
    const file = addressHistoryKoinly([{ ...receipt(1, 5n), time: null }], owner)
    await expect(readText(file)).rejects.toThrow(
      new RangeError(
        `Transaction ${hash(1)} has no time, and accounting files require one: download the history with block times`,
      ),
    )
  })
})

describe('addressHistoryCoinTracking', () => {
  it('has the columns of the import page', async () => {
    // https://cointracking.info/import/import_csv/
    expect(await readText(addressHistoryCoinTracking([], owner))).toBe(
      'Type,Buy Amount,Buy Currency,Sell Amount,Sell Currency,Fee,Fee Currency,Exchange,Trade-Group,Comment,Date\r\n',
    )
  })

  it('writes a row for each movement that is not orphaned', async () => {
    const text = await readText(addressHistoryCoinTracking(movements, owner))
    const rows: string[][] = parse(text, { from: 2 })
    expect(rows).toEqual(
      [
        `Mining|0.000000700|MCM|||||Mochimo|${OWN}|Mining fee from ${OTHER}, ${hash(90)}|04.09.2026 05:38:08`,
        `Mining|5.000000001|MCM|||||Mochimo|${OWN}|Block reward, ${hash(80)}|04.09.2026 05:37:58`,
        `Deposit|0.000000003|MCM|||||Mochimo|${OWN}|Payment from ${OTHER}, memo =1+1"]\n2026-01-01 * "forged, ${hash(70)}|04.09.2026 05:37:48`,
        `Withdrawal|||0.000000500|MCM|||Mochimo|${OWN}|Payment to ${OTHER}, ${hash(60)}|04.09.2026 05:37:38`,
        `Withdrawal|||40.000001000|MCM|0.000001000|MCM|Mochimo|${OWN}|Payment to ${OTHER}, ${hash(60)}|04.09.2026 05:37:38`,
        `Deposit|18446744073.709551615|MCM|||||Mochimo|${OWN}|Payment from ${OTHER}, memo AB-00-EF, ${hash(40)}|04.09.2026 05:37:18`,
      ].map((line) => line.split('|')),
    )
  })

  it('changes the balance as the chain did, with fees as part of the sold amount', async () => {
    const rows = await rowsOf(addressHistoryCoinTracking(movements, owner))
    const changes = rows.map((row) => nano(row['Buy Amount']) - nano(row['Sell Amount']))
    expect(changes.reduce((sum, change) => sum + change)).toBe(await totalEffect())
  })

  it('formats addresses with formatAddress', async () => {
    const options = { formatAddress: toBase58 }
    const [row] = await rowsOf(addressHistoryCoinTracking([receipt(1, 5n)], owner, options))
    expect(row?.['Trade-Group']).toBe(toBase58(OWN))
    expect(row?.['Comment']).toBe(`Payment from ${toBase58(OTHER)}, ${hash(1)}`)
  })
})
