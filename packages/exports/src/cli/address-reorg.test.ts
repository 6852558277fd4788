import { once } from 'node:events'
import { readFile } from 'node:fs/promises'
import { text } from 'node:stream/consumers'
import { createRosettaClient } from '@mcm/rosetta-client'
import { parse } from 'csv-parse/sync'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { runCommand, temporaryFolder } from '../../test/command'
import { changed, startEndpoint, type Call, type Endpoint } from '../../test/endpoint'
import { startProcess } from '../../test/process'
import { ExitCode } from './exit'

let endpoint: Endpoint
let folder: Awaited<ReturnType<typeof temporaryFolder>>
let address: string

beforeEach(async () => {
  endpoint = await startEndpoint({ blocks: 200, accounts: 64, traffic: 8, difficulty: 0 })
  folder = await temporaryFolder()
  address = endpoint.devnet.chain.busiest
})
afterEach(() => endpoint.close())

const isSearch = ({ path }: Call) => path === '/search/transactions'

const command = (name: string, ...more: string[]) => [
  'address',
  address,
  '--endpoint',
  endpoint.url,
  '--out',
  name,
  ...more,
]

async function rowsOf(name: string): Promise<Record<string, string>[]> {
  return parse(await readFile(folder.at(name), 'utf8'), { columns: true })
}

describe('mcm-exports address during reorgs', () => {
  it('as a process, writes the same bytes after three reorgs as a later download', async () => {
    const { devnet } = endpoint
    const reorgs = [
      { depth: 4, length: 5, keepTransactions: true },
      { depth: 10, length: 7, keepTransactions: false },
      { depth: 2, length: 3, pseudo: true },
    ]
    // The reorgs are spread over the download: at the start, between pages and after the last page.
    endpoint.intercept = async (_, respond) => {
      const next = endpoint.calls.length % 45 === 5 ? reorgs.shift() : undefined
      if (next) devnet.reorg(next)
      return respond()
    }
    const child = startProcess(folder.at(''), ...command('during.csv'))
    const [stderr, [exitCode]] = await Promise.all([text(child.stderr), once(child, 'exit')])
    expect(reorgs).toEqual([])
    expect(exitCode).toBe(ExitCode.Done)

    const { exitCode: again } = await runCommand(command(folder.at('after.csv')))
    expect(again).toBe(ExitCode.Done)
    const during = await readFile(folder.at('during.csv'))
    expect(during.equals(await readFile(folder.at('after.csv')))).toBe(true)
    expect(stderr).toMatch(/^A reorg replaced blocks \d+ to \d+ during the download\./m)
    expect(stderr).toContain(`up to block ${devnet.chain.tip.index} written to`)
    const lines = during.toString('utf8').split('\r\n')
    expect(new Set(lines).size).toBe(lines.length)
    expect((await rowsOf('during.csv')).some(({ status }) => status === 'SPLIT')).toBe(true)
  })

  it('never reports a transaction above a lowered tip as confirmed', async () => {
    const { devnet } = endpoint
    devnet.reorg({ depth: 12, length: 4 })
    const { index: tip } = devnet.chain.tip
    // The real index reports SUCCESS until the new branch reaches that height.
    endpoint.intercept = (call, respond) =>
      isSearch(call)
        ? changed(respond, (json) => ({
            ...json,
            transactions: (json['transactions'] as Row[]).map((row) =>
              row.block_identifier.index > tip ? withStatus(row, 'SUCCESS') : row,
            ),
          }))
        : respond()
    await runCommand(command(folder.at('a.csv')))
    const rows = await rowsOf('a.csv')
    const above = rows.filter(({ block }) => Number(block) > tip)
    expect(above.length).toBeGreaterThan(0)
    for (const row of above) expect(row).toMatchObject({ status: 'SPLIT', time_utc: '' })
    const { balances } = await createRosettaClient({ baseUrl: endpoint.url }).account.balance({
      address,
    })
    const latest = rows.find(({ status }) => status === 'SUCCESS')
    expect(latest?.['balance_raw']).toBe(balances[0].value)
  })

  it('waits for a search index that is behind the chain', async () => {
    const { devnet } = endpoint
    devnet.pay({ to: address, amount: 7n, memo: 'NEW' })
    devnet.mine()
    const { index: tip } = devnet.chain.tip
    let stale = 2
    endpoint.intercept = (call, respond) =>
      isSearch(call) && stale-- > 0
        ? changed(respond, (json) => ({
            ...json,
            transactions: (json['transactions'] as Row[]).filter(
              (row) => row.block_identifier.index < tip,
            ),
          }))
        : respond()
    await runCommand(command(folder.at('a.csv')))
    expect((await rowsOf('a.csv'))[0]).toMatchObject({ block: String(tip), memo: 'NEW' })
  })

  it('gives up on a chain that keeps changing, and resumes', async () => {
    const { devnet } = endpoint
    endpoint.intercept = async (call, respond) => {
      if (call.path === '/account/balance') devnet.reorg({ depth: 1, length: 1 })
      return respond()
    }
    const { exitCode, stderr } = await runCommand(command(folder.at('a.csv')))
    expect(exitCode).toBe(ExitCode.Endpoint)
    expect(stderr).toContain('The latest blocks changed during each of 40 attempts to read them')
    expect(await folder.files()).toEqual(['a.csv.part'])
    endpoint.intercept = undefined
    expect((await runCommand(command(folder.at('a.csv')))).exitCode).toBe(ExitCode.Done)
    expect(await folder.files()).toEqual(['a.csv'])
  })
})

interface Row {
  block_identifier: { index: number }
  operations: object[]
}

function withStatus(row: Row, status: string): Row {
  return { ...row, operations: row.operations.map((operation) => ({ ...operation, status })) }
}
