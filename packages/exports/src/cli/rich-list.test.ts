import { readFile } from 'node:fs/promises'
import { toBase58 } from '@mcm/address'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { ExitError } from '@mcm/shared/command'
import { runCommand, temporaryFolder } from '../../test/command'
import { changed, startEndpoint, type Endpoint } from '../../test/endpoint'
import { LIST, readRichList, richListCsv, type WholeRichList } from '../../test/whole-rich-list'
import { ExitCode } from './exit'

let endpoint: Endpoint
let folder: Awaited<ReturnType<typeof temporaryFolder>>
let list: WholeRichList

beforeAll(async () => {
  endpoint = await startEndpoint()
  list = await readRichList(endpoint.url)
})

beforeEach(async () => {
  folder = await temporaryFolder()
  endpoint.calls = []
})

afterEach(() => {
  endpoint.intercept = undefined
  endpoint.devnet.setFaults({ rateLimit: 'off', noLedger: false })
})

afterAll(() => endpoint.close())

const richlist = (...more: string[]) => ['richlist', '--endpoint', endpoint.url, ...more]
const listCalls = () => endpoint.calls.filter(({ path }) => path === LIST)
const offsets = () => listCalls().map(({ body }) => body['offset'] ?? 0)

describe('mcm-exports richlist', () => {
  it('writes the whole ledger as CSV', async () => {
    const { exitCode, stdout, stderr } = await runCommand(richlist('--out', folder.at('a.csv')))
    expect(exitCode).toBe(ExitCode.Done)
    expect(stdout).toBe('')
    expect(await readFile(folder.at('a.csv'), 'utf8')).toBe(richListCsv(list))
    expect(stderr).toMatch(/^450 accounts of block \d+ written to '.*a\.csv' \([\d,]+ bytes\)\.\n$/)
    expect(await folder.files()).toEqual(['a.csv'])
    expect(offsets()).toEqual([0, 100, 200, 300, 400])
  })

  it('writes it as DAT', async () => {
    const argv = richlist('--format', 'dat', '--out', folder.at('list.accounts.dat'))
    expect((await runCommand(argv)).exitCode).toBe(ExitCode.Done)
    const records = list.accounts.map(([address, balance]) => {
      const amount = Buffer.alloc(8)
      amount.writeBigUInt64LE(balance)
      return Buffer.concat([Buffer.from(address.slice(2), 'hex'), amount])
    })
    expect(await readFile(folder.at('list.accounts.dat'))).toEqual(Buffer.concat(records))
  })

  it('writes it as JSON', async () => {
    const argv = richlist('--format', 'json', '--out', folder.at('list.accounts.json'))
    expect((await runCommand(argv)).exitCode).toBe(ExitCode.Done)
    const file = JSON.parse(await readFile(folder.at('list.accounts.json'), 'utf8'))
    expect(file.metadata).toMatchObject({
      block_number: list.block.index,
      total_accounts: 450,
      circulating_supply: String(list.accounts.reduce((sum, [, balance]) => sum + balance, 0n)),
      block_changes: [],
    })
    expect(
      file.accounts.map((row: Record<string, string>) => [
        row['address'],
        BigInt(row['balance_raw'] ?? ''),
      ]),
    ).toEqual(list.accounts)
  })

  it('writes to standard output with --addresses base58 and --bom', async () => {
    const argv = richlist('--out', '-', '--addresses', 'base58', '--bom', '--quiet')
    expect(await runCommand(argv)).toEqual({
      exitCode: ExitCode.Done,
      stdout: `\uFEFF${richListCsv(list, toBase58)}`,
      stderr: '',
    })
  })

  it('draws a progress bar on a terminal and clears it at the end', async () => {
    const drawn: string[] = []
    await runCommand(richlist('--out', folder.at('a.csv')), { onDraw: (text) => drawn.push(text) })
    expect(drawn[0]?.startsWith('\r\u001b[K█')).toBe(true)
    expect(drawn[0]).toContain(' 22 % · 100 of 450 accounts')
    expect(drawn.at(-2)).toBe('\r\u001b[K')
    expect(drawn.at(-1)).toMatch(/^450 accounts of block/)
  })

  it('resumes an interrupted run without repeating requests', async () => {
    const controller = new AbortController()
    endpoint.intercept = async ({ body }, respond) => {
      const response = await respond()
      if (body['offset'] === 300) controller.abort(new ExitError(ExitCode.Interrupted, 'Stopped.'))
      return response
    }
    const argv = richlist('--out', folder.at('a.csv'))
    const stopped = await runCommand(argv, { signal: controller.signal })
    expect(stopped.exitCode).toBe(ExitCode.Interrupted)
    expect(stopped.stderr).toBe(
      `Stopped.\nThe download so far is kept in '${folder.at('a.csv.part')}'. Run the same command to resume.\n`,
    )
    expect(await folder.files()).toEqual(['a.csv.part'])

    endpoint.intercept = undefined
    endpoint.calls = []
    const resumed = await runCommand(argv)
    expect(resumed.exitCode).toBe(ExitCode.Done)
    expect(resumed.stderr).toMatch(/^Resuming from '.*a\.csv\.part'\.\n450 accounts/)
    expect(offsets()).toEqual([300, 400])
    expect(await readFile(folder.at('a.csv'), 'utf8')).toBe(richListCsv(list))
    expect(await folder.files()).toEqual(['a.csv'])
  })

  it('starts again with --fresh', async () => {
    const controller = new AbortController()
    endpoint.intercept = async ({ body }, respond) => {
      if (body['offset'] === 200) controller.abort(new ExitError(ExitCode.Terminated, 'Stopped.'))
      return respond()
    }
    const argv = richlist('--out', folder.at('a.csv'))
    expect((await runCommand(argv, { signal: controller.signal })).exitCode).toBe(
      ExitCode.Terminated,
    )
    endpoint.intercept = undefined
    endpoint.calls = []
    expect((await runCommand([...argv, '--fresh'])).exitCode).toBe(ExitCode.Done)
    expect(offsets()).toEqual([0, 100, 200, 300, 400])
    expect(await readFile(folder.at('a.csv'), 'utf8')).toBe(richListCsv(list))
  })

  it('retries a page after a broken connection', async () => {
    let broken = 0
    endpoint.intercept = ({ body }, respond) =>
      body['offset'] === 200 && broken++ === 0 ? Promise.reject(new Error('cut')) : respond()
    expect((await runCommand(richlist('--out', folder.at('a.csv')))).exitCode).toBe(ExitCode.Done)
    expect(offsets()).toEqual([0, 100, 200, 200, 300, 400])
    expect(await readFile(folder.at('a.csv'), 'utf8')).toBe(richListCsv(list))
  })

  it('slows down when rate limited, without losing rows', async () => {
    endpoint.devnet.setFaults({ rateLimit: 'server' })
    let refused = 0
    endpoint.intercept = async (_, respond) => {
      const response = await respond()
      if (response.status === 429) refused++
      return response
    }
    const { exitCode } = await runCommand(richlist('--out', folder.at('a.csv')))
    expect(exitCode).toBe(ExitCode.Done)
    expect(refused).toBeLessThanOrEqual(2)
    expect(await readFile(folder.at('a.csv'), 'utf8')).toBe(richListCsv(list))
  }, 30_000)

  it('exits with 3 if the ledger changed meanwhile', async () => {
    endpoint.intercept = ({ path, body }, respond) =>
      path === LIST && Number(body['offset'] ?? 0) >= 200
        ? changed(respond, (json) => ({
            ...json,
            block_identifier: { ...list.block, index: list.block.index + 8 },
          }))
        : respond()
    const argv = richlist('--format', 'json', '--out', folder.at('a.json'))
    const { exitCode, stderr } = await runCommand(argv)
    expect(exitCode).toBe(ExitCode.Changed)
    expect(stderr).toContain('\nAccounts may appear twice or be missing: ranks 1 to 200')
    const { metadata } = JSON.parse(await readFile(folder.at('a.json'), 'utf8'))
    expect(metadata.block_changes).toMatchObject([
      { from_rank: 201, block_number: list.block.index + 8 },
    ])
  })

  it('fails, and leaves nothing to resume, if the server repeats a page', async () => {
    endpoint.intercept = ({ path, body }, respond) =>
      path === LIST && body['offset'] === 200
        ? endpoint.devnet.fetch(endpoint.url + LIST, {
            method: 'POST',
            body: JSON.stringify({ ...body, offset: 100 }),
          })
        : respond()
    const { exitCode, stderr } = await runCommand(richlist('--out', folder.at('a.csv')))
    expect(exitCode).toBe(ExitCode.Endpoint)
    expect(stderr).toBe('The server has 450 accounts but returned only 200\n')
    expect(await folder.files()).toEqual([])
  })

  it('keeps the download after an invalid response', async () => {
    endpoint.intercept = ({ path, body }, respond) =>
      path === LIST && body['offset'] === 200
        ? changed(respond, ({ accounts: _accounts, ...json }) => json)
        : respond()
    const { exitCode, stderr } = await runCommand(richlist('--out', folder.at('a.csv')))
    expect(exitCode).toBe(ExitCode.Endpoint)
    expect(stderr).toMatch(/^Invalid response at accounts: .*\nThe download so far is kept in/)
    expect(await folder.files()).toEqual(['a.csv.part'])
  })

  it('reports an endpoint without a ledger', async () => {
    endpoint.devnet.setFaults({ noLedger: true })
    const { exitCode, stderr } = await runCommand(richlist('--out', folder.at('a.csv')))
    expect(exitCode).toBe(ExitCode.Endpoint)
    expect(stderr).toMatch(/^The endpoint doesn't support .*\/stats\/richlist/)
    expect(await folder.files()).toEqual([])
  })
})
