import { readFile } from 'node:fs/promises'
import { parseAddress, toBase58 } from '@mcm/address'
import { createRosettaClient, type Block } from '@mcm/rosetta-client'
import { parse } from 'csv-parse/sync'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { ExitError } from '@mcm/shared/command'
import { runCommand, temporaryFolder } from '../../test/command'
import { changed, startEndpoint, type Endpoint } from '../../test/endpoint'
import { busiestAccount, operationsOf, readBlocks } from '../../test/busiest-account'
import { SETTLED_DEPTH } from '../history/recent-chain'
import { ExitCode } from './exit'

const BLOCKS = 192

let endpoint: Endpoint
let folder: Awaited<ReturnType<typeof temporaryFolder>>
let blocks: Block[]
/** The account with the most transactions that also spends. */
let busy: string

beforeAll(async () => {
  endpoint = await startEndpoint({ blocks: BLOCKS, accounts: 300, traffic: 12 })
  blocks = await readBlocks(endpoint.url, BLOCKS - 1)
  busy = busiestAccount(blocks)
}, 60_000)

beforeEach(async () => {
  folder = await temporaryFolder()
  endpoint.calls = []
})

afterEach(() => {
  endpoint.intercept = undefined
  endpoint.devnet.setFaults({ noNode: false, noIndexer: false })
})

afterAll(() => endpoint.close())

const command = (address: string, ...more: string[]) => [
  'address',
  address,
  '--endpoint',
  endpoint.url,
  ...more,
]

async function rowsOf(name: string): Promise<Record<string, string>[]> {
  return parse(await readFile(folder.at(name), 'utf8'), { columns: true })
}

/** Returns the heights of the blocks that were read by height, in order. */
function heightsRead(): number[] {
  return endpoint.calls
    .filter(({ path }) => path === '/block')
    .map(({ body }) => Object(body['block_identifier']) as { index?: number })
    .flatMap(({ index }) => index ?? [])
}

/** Returns whether a row's block isn't orphaned. `blocks` contains no orphaned blocks. */
const counts = (row: Record<string, string>) => row['status'] === 'SUCCESS'

describe('mcm-exports address', () => {
  it('writes every payment in the blocks, with block times', async () => {
    const { exitCode } = await runCommand(command(busy, '--out', folder.at('a.csv')))
    expect(exitCode).toBe(ExitCode.Done)
    const rows = await rowsOf('a.csv')
    const wanted = blocks.flatMap((block) =>
      block.transactions.flatMap(({ operations, transaction_identifier }) => {
        const isSource = operations.some(
          ({ type, account }) => type === 'SOURCE_TRANSFER' && account?.address === busy,
        )
        return operations
          .filter(({ type }) => type === 'DESTINATION_TRANSFER')
          .filter(({ account }) => isSource || account?.address === busy)
          .map(({ amount }) =>
            [
              new Date(block.timestamp).toISOString(),
              block.block_identifier.index,
              transaction_identifier.hash,
              isSource ? `-${amount.value}` : amount.value,
            ].join(' '),
          )
      }),
    )
    const got = rows
      .filter(counts)
      .map((row) =>
        [row['time_utc'], row['block'], row['transaction'], row['amount_raw']].join(' '),
      )
    expect(wanted.length).toBeGreaterThan(5)
    expect(got.toSorted()).toEqual(wanted.toSorted())
    const heights = rows.map((row) => Number(row['block']))
    expect(heights).toEqual(heights.toSorted((a, b) => b - a))
  })

  it('writes only correct balances', async () => {
    await runCommand(command(busy, '--out', folder.at('a.csv')))
    const client = createRosettaClient({ baseUrl: endpoint.url })
    const { balances } = await client.account.balance({ address: busy })
    const rows = await rowsOf('a.csv')
    expect(rows[0]?.['balance_raw']).toBe(balances[0].value)
    // Every spend in a block reveals the balance before and after it.
    const left = new Map<string, string>()
    for (const { transactions } of blocks) {
      for (const { operations, transaction_identifier } of transactions) {
        const change = operations.find(({ type }) => type === 'SOURCE_TRANSFER')?.metadata
        left.set(transaction_identifier.hash, change?.change_amount ?? '')
      }
    }
    const spends = rows.filter((row) => row['type'] === 'SENT' && row['fee_raw'] !== '')
    expect(spends.length).toBeGreaterThan(1)
    const last = rows.filter(
      (row, at) =>
        counts(row) &&
        row['type'] === 'SENT' &&
        rows[at - 1]?.['transaction'] !== row['transaction'],
    )
    expect(last.map((row) => row['balance_raw'])).toEqual(
      last.map((row) => left.get(row['transaction'] ?? '')),
    )
  })

  it('accepts Base58, names the file after it and writes JSON', async () => {
    const base58 = toBase58(busy)
    const argv = command(
      base58,
      '--format',
      'json',
      '--addresses',
      'base58',
      '--out',
      folder.at('a.json'),
    )
    const { exitCode, stderr } = await runCommand(argv)
    expect(exitCode).toBe(ExitCode.Done)
    expect(stderr).toContain(`transactions of ${base58} up to block`)
    const file = JSON.parse(await readFile(folder.at('a.json'), 'utf8'))
    expect(file.metadata.address).toBe(base58)
    expect(parseAddress(file.movements[0].counterparty).base58).toBe(file.movements[0].counterparty)
  })

  it('writes to standard output, and with --no-block-times reads only blocks near the tip', async () => {
    const { exitCode, stdout } = await runCommand(command(busy, '--no-block-times', '--out', '-'))
    expect(exitCode).toBe(ExitCode.Done)
    const rows: Record<string, string>[] = parse(stdout, { columns: true })
    expect(rows.length).toBeGreaterThan(5)
    expect(rows.every((row) => row['time_utc'] === '')).toBe(true)
    const tip = blocks[0]?.block_identifier.index ?? 0
    const heights = heightsRead()
    expect(heights.length).toBeGreaterThan(0)
    expect(Math.min(...heights)).toBeGreaterThanOrEqual(tip - SETTLED_DEPTH)
  })

  it('reads each block once', async () => {
    await runCommand(command(busy, '--out', folder.at('a.csv')))
    const heights = heightsRead()
    expect(heights.length).toBeGreaterThan(20)
    expect(new Set(heights).size).toBe(heights.length)
  })

  it('writes a transaction as SPLIT, without a time, if its block is not canonical', async () => {
    const tip = blocks[0]?.block_identifier.index ?? 0
    const heights = blocks
      .filter((block) => operationsOf(block).some(({ account }) => account?.address === busy))
      .map(({ block_identifier: { index } }) => index)
    // One block is checked because it is near the tip, and the other is read for its time.
    const near = heights.find((index) => index < tip - 20)
    const deep = heights.find((index) => index < tip - SETTLED_DEPTH)
    expect(deep).toBeDefined()
    endpoint.intercept = ({ path, body }, respond) => {
      const { index } = Object(body['block_identifier']) as { index?: number }
      if (path !== '/block' || (index !== near && index !== deep)) return respond()
      return changed(respond, ({ block }) => {
        const { block_identifier: identifier, ...rest } = block as Block
        return {
          block: { ...rest, block_identifier: { ...identifier, hash: `0x${'0'.repeat(64)}` } },
        }
      })
    }
    await runCommand(command(busy, '--out', folder.at('a.csv')))
    const rows = await rowsOf('a.csv')
    const lost = rows.filter((row) => [near, deep].includes(Number(row['block'])))
    expect(new Set(lost.map((row) => row['block'])).size).toBe(2)
    for (const row of lost) expect(row).toMatchObject({ status: 'SPLIT', time_utc: '' })
    const rest = rows.filter((row) => !lost.includes(row))
    expect(rest.filter(counts).every((row) => row['time_utc'] !== '')).toBe(true)
  })

  it('resumes an interrupted run', async () => {
    const argv = command(busy, '--out', folder.at('a.csv'))
    await runCommand(argv)
    const whole = await readFile(folder.at('a.csv'), 'utf8')

    const controller = new AbortController()
    let searches = 0
    // Each page has two rows, so that the run is interrupted between pages.
    endpoint.intercept = async ({ path, body }, respond) => {
      if (path !== '/search/transactions') return respond()
      if (++searches === 3) controller.abort(new ExitError(ExitCode.Interrupted, 'Stopped.'))
      return endpoint.devnet.fetch(endpoint.url + path, {
        method: 'POST',
        body: JSON.stringify({ ...body, limit: 2 }),
      })
    }
    const searched = () => endpoint.calls.filter(({ path }) => path === '/search/transactions')
    endpoint.calls = []
    const stopped = await runCommand(argv, { signal: controller.signal })
    expect(stopped.exitCode).toBe(ExitCode.Interrupted)
    const last = searched().at(-1)
    endpoint.calls = []
    const resumed = await runCommand(argv)
    expect(resumed.exitCode).toBe(ExitCode.Done)
    expect(searched()[0]).toEqual(last)
    expect(await readFile(folder.at('a.csv'), 'utf8')).toBe(whole)
    expect(await folder.files()).toEqual(['a.csv'])
  })

  it('writes an empty history for an address that was never used', async () => {
    const unused = `0x${'12'.repeat(20)}`
    const { exitCode, stderr } = await runCommand(command(unused, '--out', folder.at('a.csv')))
    expect(exitCode).toBe(ExitCode.Done)
    expect(stderr).toMatch(/^0 transactions of/)
    expect(await rowsOf('a.csv')).toEqual([])
  })

  it('distinguishes a node that is down from an empty account', async () => {
    endpoint.devnet.setFaults({ noNode: true })
    const { exitCode, stderr } = await runCommand(command(busy, '--out', folder.at('a.csv')))
    expect(exitCode).toBe(ExitCode.Endpoint)
    expect(stderr).toContain("has no tip: its node isn't responding")
    expect(await folder.files()).toEqual([])
  })

  it('reports an endpoint without a search index', async () => {
    endpoint.devnet.setFaults({ noIndexer: true })
    const { exitCode, stderr } = await runCommand(command(busy, '--out', folder.at('a.csv')))
    expect(exitCode).toBe(ExitCode.Endpoint)
    expect(stderr).toMatch(/^The endpoint doesn't support/)
  })
})
