import { readFile } from 'node:fs/promises'
import { parse } from 'csv-parse/sync'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { nano } from '../../test/accounting'
import { busiestAccount, readBlocks } from '../../test/busiest-account'
import { runCommand, temporaryFolder } from '../../test/command'
import { startEndpoint, type Endpoint } from '../../test/endpoint'
import { ExitCode } from './exit'

const BLOCKS = 128

let endpoint: Endpoint
let folder: Awaited<ReturnType<typeof temporaryFolder>>
let busy: string

beforeAll(async () => {
  endpoint = await startEndpoint({ blocks: BLOCKS, accounts: 100, traffic: 8 })
  busy = busiestAccount(await readBlocks(endpoint.url, BLOCKS - 1))
}, 60_000)

beforeEach(async () => {
  folder = await temporaryFolder()
})

afterAll(() => endpoint.close())

async function download(format: string): Promise<string> {
  const out = folder.at(format)
  const command = ['address', busy, '--endpoint', endpoint.url, '--format', format, '--out', out]
  const { exitCode } = await runCommand(command)
  expect(exitCode).toBe(ExitCode.Done)
  return readFile(out, 'utf8')
}

const sum = (amounts: bigint[]) => amounts.reduce((total, amount) => total + amount, 0n)

describe('mcm-exports address for accounting programs', () => {
  it('writes the same change of the balance in every format', async () => {
    const rows = (text: string): Record<string, string>[] => parse(text, { columns: true })
    const plain = rows(await download('csv')).filter(({ status }) => status === 'SUCCESS')
    const changes = plain.map((row) => nano(row['amount_mcm']) - nano(row['fee_mcm']))
    expect(plain.length).toBeGreaterThan(5)

    const koinly = rows(await download('koinly'))
    const inKoinly = koinly.map((row) => nano(row['Received Amount']) - nano(row['Sent Amount']))
    expect(sum(inKoinly)).toBe(sum(changes))
    expect(new Set(koinly.map((row) => row['TxHash']))).toEqual(
      new Set(plain.map((row) => row['transaction'])),
    )

    const coinTracking = rows(await download('cointracking'))
    expect(coinTracking.map((row) => nano(row['Buy Amount']) - nano(row['Sell Amount']))).toEqual(
      changes,
    )

    for (const format of ['ledger', 'beancount']) {
      const postings = [...(await download(format)).matchAll(/^ {2}Assets:\S+ {2}(\S+) MCM$/gm)]
      expect(postings.map(([, amount]) => nano(amount))).toEqual(changes)
    }
  })
})
