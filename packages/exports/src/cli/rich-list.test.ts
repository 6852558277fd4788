import { lstat, mkdir, readdir, readFile, stat, symlink, writeFile } from 'node:fs/promises'
import { toBase58 } from '@mcm/address'
import type { RichListResponse } from '@mcm/rosetta-client'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { runCommand, temporaryFolder } from '../../test/command'
import { changed, startEndpoint, type Endpoint } from '../../test/endpoint'
import { ExitError } from '@mcm/shared/command'
import { ExitCode } from './exit'

const LIST = '/stats/richlist'

let endpoint: Endpoint
let folder: Awaited<ReturnType<typeof temporaryFolder>>
/** The devnet's ledger, richest first, as its own API gives it. */
let ledger: [address: string, balance: bigint][]
let block: RichListResponse['block_identifier']

beforeAll(async () => {
  endpoint = await startEndpoint()
  ledger = []
  for (let total = 1; ledger.length < total;) {
    const response = await fetch(endpoint.url + LIST, {
      method: 'POST',
      body: JSON.stringify({
        network_identifier: { blockchain: 'mochimo', network: 'mainnet' },
        ascending: true,
        limit: 100,
        offset: ledger.length,
      }),
    })
    const page = (await response.json()) as RichListResponse
    total = page.total_accounts
    block = page.block_identifier
    for (const { account_identifier, balance } of page.accounts) {
      ledger.push([account_identifier.address, BigInt(balance.value)])
    }
  }
})

beforeEach(async () => {
  folder = await temporaryFolder()
  endpoint.calls = []
})

afterEach(() => {
  endpoint.disturb = undefined
  endpoint.devnet.setFaults({ rateLimit: 'off', noLedger: false })
})

afterAll(() => endpoint.close())

const richlist = (...more: string[]) => ['richlist', '--endpoint', endpoint.url, ...more]
const listCalls = () => endpoint.calls.filter(({ path }) => path === LIST)
const offsets = () => listCalls().map(({ body }) => body['offset'] ?? 0)

function expectedCsv(format = (address: string) => address): string {
  const rows = ledger.map(([address, balance], at) => {
    const digits = String(balance).padStart(10, '0')
    return `${at + 1},${format(address)},${digits.slice(0, -9)}.${digits.slice(-9)},${balance}`
  })
  return ['rank,address,balance_mcm,balance_raw', ...rows, ''].join('\r\n')
}

describe('mcm-exports richlist', () => {
  it('writes the whole ledger as CSV, byte by byte', async () => {
    const { exitCode, stdout, stderr } = await runCommand(richlist('--out', folder.at('a.csv')))
    expect(exitCode).toBe(ExitCode.Done)
    expect(stdout).toBe('')
    expect(await readFile(folder.at('a.csv'), 'utf8')).toBe(expectedCsv())
    expect(stderr).toMatch(/^450 accounts of block \d+ written to '.*a\.csv' \([\d,]+ bytes\)\.\n$/)
    expect(await folder.files()).toEqual(['a.csv'])
    expect(offsets()).toEqual([0, 100, 200, 300, 400])
  })

  it('writes it as DAT, byte by byte', async () => {
    const argv = richlist('--format', 'dat', '--out', folder.at('ledger.dat'))
    expect((await runCommand(argv)).exitCode).toBe(ExitCode.Done)
    const records = ledger.map(([address, balance]) => {
      const amount = Buffer.alloc(8)
      amount.writeBigUInt64LE(balance)
      return Buffer.concat([Buffer.from(address.slice(2), 'hex'), amount])
    })
    expect(await readFile(folder.at('ledger.dat'))).toEqual(Buffer.concat(records))
  })

  it('writes it as JSON', async () => {
    const argv = richlist('--format', 'json', '--out', folder.at('ledger.json'))
    expect((await runCommand(argv)).exitCode).toBe(ExitCode.Done)
    const file = JSON.parse(await readFile(folder.at('ledger.json'), 'utf8'))
    expect(file.metadata).toMatchObject({
      block_number: block.index,
      total_accounts: 450,
      circulating_supply: String(ledger.reduce((sum, [, balance]) => sum + balance, 0n)),
      block_changes: [],
    })
    expect(
      file.accounts.map((row: Record<string, string>) => [
        row['address'],
        BigInt(row['balance_raw'] ?? ''),
      ]),
    ).toEqual(ledger)
  })

  it('writes to standard output, with Base58 addresses and a byte order mark when asked to', async () => {
    const argv = richlist('--out', '-', '--addresses', 'base58', '--bom', '--quiet')
    expect(await runCommand(argv)).toEqual({
      exitCode: ExitCode.Done,
      stdout: `\uFEFF${expectedCsv(toBase58)}`,
      stderr: '',
    })
  })

  it('draws a bar on a terminal, and takes it away at the end', async () => {
    const drawn: string[] = []
    await runCommand(richlist('--out', folder.at('a.csv')), { onDraw: (text) => drawn.push(text) })
    expect(drawn[0]?.startsWith('\r\u001b[K█')).toBe(true)
    expect(drawn[0]).toContain(' 22 % · 100 of 450 accounts')
    expect(drawn.at(-2)).toBe('\r\u001b[K')
    expect(drawn.at(-1)).toMatch(/^450 accounts of block/)
  })

  it('goes on where a run was stopped, without asking again for what it has', async () => {
    const controller = new AbortController()
    endpoint.disturb = async ({ body }, answer) => {
      const response = await answer()
      if (body['offset'] === 300) controller.abort(new ExitError(ExitCode.Interrupted, 'Stopped.'))
      return response
    }
    const argv = richlist('--out', folder.at('a.csv'))
    const stopped = await runCommand(argv, { signal: controller.signal })
    expect(stopped.exitCode).toBe(ExitCode.Interrupted)
    expect(stopped.stderr).toBe(
      `Stopped.\nWhat came so far is kept in '${folder.at('a.csv.part')}': the same command goes on from there.\n`,
    )
    expect(await folder.files()).toEqual(['a.csv.part'])

    endpoint.disturb = undefined
    endpoint.calls = []
    const resumed = await runCommand(argv)
    expect(resumed.exitCode).toBe(ExitCode.Done)
    expect(resumed.stderr).toMatch(/^Going on with what '.*a\.csv\.part' has\.\n450 accounts/)
    expect(offsets()).toEqual([300, 400])
    expect(await readFile(folder.at('a.csv'), 'utf8')).toBe(expectedCsv())
    expect(await folder.files()).toEqual(['a.csv'])
  })

  it('starts again with --fresh', async () => {
    const controller = new AbortController()
    endpoint.disturb = async ({ body }, answer) => {
      if (body['offset'] === 200) controller.abort(new ExitError(ExitCode.Terminated, 'Stopped.'))
      return answer()
    }
    const argv = richlist('--out', folder.at('a.csv'))
    expect((await runCommand(argv, { signal: controller.signal })).exitCode).toBe(
      ExitCode.Terminated,
    )
    endpoint.disturb = undefined
    endpoint.calls = []
    expect((await runCommand([...argv, '--fresh'])).exitCode).toBe(ExitCode.Done)
    expect(offsets()).toEqual([0, 100, 200, 300, 400])
    expect(await readFile(folder.at('a.csv'), 'utf8')).toBe(expectedCsv())
  })

  it('asks again for a page whose connection broke', async () => {
    let broken = 0
    endpoint.disturb = ({ body }, answer) =>
      body['offset'] === 200 && broken++ === 0 ? Promise.reject(new Error('cut')) : answer()
    expect((await runCommand(richlist('--out', folder.at('a.csv')))).exitCode).toBe(ExitCode.Done)
    expect(offsets()).toEqual([0, 100, 200, 200, 300, 400])
    expect(await readFile(folder.at('a.csv'), 'utf8')).toBe(expectedCsv())
  })

  it('slows down when the server says so, and loses nothing', async () => {
    endpoint.devnet.setFaults({ rateLimit: 'server' })
    let refused = 0
    endpoint.disturb = async (_, answer) => {
      const response = await answer()
      if (response.status === 429) refused++
      return response
    }
    const { exitCode } = await runCommand(richlist('--out', folder.at('a.csv')))
    expect(exitCode).toBe(ExitCode.Done)
    expect(refused).toBeLessThanOrEqual(2)
    expect(await readFile(folder.at('a.csv'), 'utf8')).toBe(expectedCsv())
  }, 30_000)

  it('says with its exit code that the list changed meanwhile', async () => {
    endpoint.disturb = ({ path, body }, answer) =>
      path === LIST && Number(body['offset'] ?? 0) >= 200
        ? changed(answer, (json) => ({
            ...json,
            block_identifier: { ...block, index: block.index + 8 },
          }))
        : answer()
    const argv = richlist('--format', 'json', '--out', folder.at('a.json'))
    const { exitCode, stderr } = await runCommand(argv)
    expect(exitCode).toBe(ExitCode.Changed)
    expect(stderr).toContain('\nAn account may stand both up to rank 200 and from rank 201 on')
    const { metadata } = JSON.parse(await readFile(folder.at('a.json'), 'utf8'))
    expect(metadata.block_changes).toMatchObject([
      { from_rank: 201, block_number: block.index + 8 },
    ])
  })

  it('fails, and leaves nothing to go on with, when the server goes round in circles', async () => {
    endpoint.disturb = ({ path, body }, answer) =>
      path === LIST && body['offset'] === 200
        ? endpoint.devnet.fetch(endpoint.url + LIST, {
            method: 'POST',
            body: JSON.stringify({ ...body, offset: 100 }),
          })
        : answer()
    const { exitCode, stderr } = await runCommand(richlist('--out', folder.at('a.csv')))
    expect(exitCode).toBe(ExitCode.Endpoint)
    expect(stderr).toBe('The server has 450 accounts but gave only 200\n')
    expect(await folder.files()).toEqual([])
  })

  it('keeps what it has when an answer makes no sense', async () => {
    endpoint.disturb = ({ path, body }, answer) =>
      path === LIST && body['offset'] === 200
        ? changed(answer, ({ accounts: _accounts, ...json }) => json)
        : answer()
    const { exitCode, stderr } = await runCommand(richlist('--out', folder.at('a.csv')))
    expect(exitCode).toBe(ExitCode.Endpoint)
    expect(stderr).toMatch(/^Invalid answer at accounts: .*\nWhat came so far is kept in/)
    expect(await folder.files()).toEqual(['a.csv.part'])
  })

  it('says so when the endpoint has no ledger', async () => {
    endpoint.devnet.setFaults({ noLedger: true })
    const { exitCode, stderr } = await runCommand(richlist('--out', folder.at('a.csv')))
    expect(exitCode).toBe(ExitCode.Endpoint)
    expect(stderr).toMatch(/^The endpoint does not serve .*\/stats\/richlist/)
    expect(await folder.files()).toEqual([])
  })

  it('says so when it can not write', async () => {
    const { exitCode, stderr } = await runCommand(
      richlist('--out', folder.at('no/such/folder/a.csv')),
    )
    expect(exitCode).toBe(ExitCode.Output)
    expect(stderr).toContain(`There is no folder '${folder.at('no/such/folder')}'`)
    expect(endpoint.calls).toEqual([])
  })

  it('refuses a folder and a device before it asks for anything', async () => {
    const inFolder = await runCommand(richlist('--out', folder.at('.')))
    expect(inFolder.exitCode).toBe(ExitCode.Output)
    expect(inFolder.stderr).toContain('is a folder')
    const device = await runCommand(richlist('--out', '/dev/null'))
    expect(device.exitCode).toBe(ExitCode.Output)
    expect(device.stderr).toContain('is no file')
    expect(endpoint.calls).toEqual([])
  })

  it('writes through a symbolic link, and leaves the permissions as they are', async () => {
    const target = folder.at('target.csv')
    await writeFile(target, 'before', { mode: 0o600 })
    await symlink(target, folder.at('link.csv'))
    const { exitCode } = await runCommand(richlist('--out', folder.at('link.csv')))
    expect(exitCode).toBe(ExitCode.Done)
    expect(await readFile(target, 'utf8')).toContain(',')
    expect((await lstat(folder.at('link.csv'))).isSymbolicLink()).toBe(true)
    expect((await stat(target)).mode & 0o777).toBe(0o600)
  })

  it('creates the file that a dangling link names, and leaves the link', async () => {
    await mkdir(folder.at('data'))
    await mkdir(folder.at('links'))
    await symlink('../data/list.csv', folder.at('links/inner.csv'))
    await symlink('links/inner.csv', folder.at('outer.csv'))
    const { exitCode, stderr } = await runCommand(richlist('--out', folder.at('outer.csv')))
    expect(exitCode).toBe(ExitCode.Done)
    expect(stderr).toContain("data/list.csv'")
    expect(await readFile(folder.at('data/list.csv'), 'utf8')).toBe(expectedCsv())
    expect((await lstat(folder.at('outer.csv'))).isSymbolicLink()).toBe(true)
    expect(await readdir(folder.at('data'))).toEqual(['list.csv'])
  })

  it('refuses links that lead nowhere before it asks for anything', async () => {
    await symlink('b.csv', folder.at('a.csv'))
    await symlink('a.csv', folder.at('b.csv'))
    await symlink('missing/c.csv', folder.at('c.csv'))
    for (const [name, message] of [
      ['a.csv', 'leads nowhere but to links'],
      ['c.csv', 'There is no folder'],
    ] as const) {
      const { exitCode, stderr } = await runCommand(richlist('--out', folder.at(name)))
      expect(exitCode).toBe(ExitCode.Output)
      expect(stderr).toContain(message)
    }
    expect(endpoint.calls).toEqual([])
  })

  it('does not let two runs write the same file', async () => {
    const out = folder.at('two.csv')
    const both = await Promise.all([
      runCommand(richlist('--out', out)),
      runCommand(richlist('--out', out)),
    ])
    const codes = both.map(({ exitCode }) => exitCode).sort((a, b) => a - b)
    expect(codes).toEqual([ExitCode.Done, ExitCode.Output])
    const refused = both.find(({ exitCode }) => exitCode === ExitCode.Output)
    expect(refused?.stderr).toContain('Another run')
  })
})
