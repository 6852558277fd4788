import { readFile } from 'node:fs/promises'
import { createRosettaClient } from '@mcm/rosetta-client'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { runCommand, temporaryFolder } from '../../test/command'
import { startEndpoint, type Endpoint } from '../../test/endpoint'
import { blockCsv, blockJson } from '../block'
import { readText } from '../stream'
import { HELP } from './help'
import { ExitCode } from './exit'

let endpoint: Endpoint
let folder: Awaited<ReturnType<typeof temporaryFolder>>

beforeAll(async () => {
  endpoint = await startEndpoint()
})
beforeEach(async () => {
  folder = await temporaryFolder()
})
afterEach(() => {
  endpoint.intercept = undefined
  endpoint.devnet.setFaults({ noNode: false })
})
afterAll(() => endpoint.close())

const client = () => createRosettaClient({ baseUrl: endpoint.url, retry: false })
const block = (...more: string[]) => ['block', ...more, '--endpoint', endpoint.url]
const mempool = (...more: string[]) => ['mempool', '--endpoint', endpoint.url, ...more]

describe('mcm-exports', () => {
  it('prints its help and version', async () => {
    expect(await runCommand(['--help'])).toEqual({ exitCode: 0, stdout: HELP, stderr: '' })
    expect(await runCommand(['richlist', '-h'])).toMatchObject({ exitCode: 0, stdout: HELP })
    expect(await runCommand(['--version'])).toEqual({ exitCode: 0, stdout: '1.2.3\n', stderr: '' })
  })

  it.each([
    [[], 'Missing command'],
    [['ledger'], "Unknown command 'ledger'"],
    [['richlist', 'all'], "Unexpected argument 'all'"],
    [['richlist', '--format', 'xml'], "--format must be csv or json or dat here, got 'xml'"],
    [['block'], "block requires a number, a hash of 64 hex digits or 'tip', got ''"],
    [['block', '0x12'], "got '0x12'"],
    [['block', '1', '2'], "Unexpected argument '2': block takes one"],
    [['block', '1', '--format', 'dat'], '--format must be csv or json here'],
    [['block', '0'], "the API doesn't provide the genesis block"],
    [['address', 'kHtV35ttVpyiH42FePCiHo2iFmcJS4'], 'its checksum is wrong'],
    [['mempool', '--format', 'csv'], '--format must be json here'],
    [['richlist', '--endpoint', 'api.mochimo.org'], '--endpoint must be a URL'],
    [
      ['richlist', '--endpoint', 'https://me:secret@node:99999'],
      '--endpoint must be a URL such as https://api.mochimo.org, without credentials\n',
    ],
    [['richlist', '--addresses', 'base64'], '--addresses must be hex or base58'],
    [['richlist', '--speed', '9'], "Unknown option '--speed'"],
    [
      ['mempool', '--addresses', 'base58', '--bom'],
      "'mempool' doesn't support --addresses or --bom",
    ],
    [['mempool', '--no-block-times'], "'mempool' doesn't support --no-block-times"],
    [['block', 'tip', '--addresses', 'hex'], "'block' doesn't support --addresses"],
    [['block', 'tip', '--fresh'], "'block' doesn't support --fresh"],
    [['block', 'tip', '--format', 'json', '--bom'], "'block --format json' doesn't support --bom"],
    [['richlist', '--no-block-times'], "'richlist' doesn't support --no-block-times"],
    [['richlist', '--format', 'json', '--bom'], "'richlist --format json' doesn't support --bom"],
    [
      ['richlist', '--format', 'dat', '--addresses', 'hex', '--bom'],
      "'richlist --format dat' doesn't support --addresses or --bom",
    ],
    [['richlist', '--out', '-', '--fresh'], "'richlist --out -' doesn't support --fresh"],
    [
      ['address', 'kHtV35ttVpyiH42FePCiHo2iFmcJS3', '--format', 'json', '--bom'],
      "'address --format json' doesn't support --bom",
    ],
    [
      ['address', 'kHtV35ttVpyiH42FePCiHo2iFmcJS3', '--format', 'koinly', '--no-block-times'],
      "'address --format koinly' doesn't support --no-block-times",
    ],
    [
      ['address', 'kHtV35ttVpyiH42FePCiHo2iFmcJS3', '--format', 'beancount', '--bom'],
      "'address --format beancount' doesn't support --bom",
    ],
  ])('rejects %j with a reason', async (argv, message) => {
    const { exitCode, stdout, stderr } = await runCommand(argv)
    expect(exitCode).toBe(ExitCode.Usage)
    expect(stdout).toBe('')
    expect(stderr).toContain(message)
  })
})

describe('mcm-exports block', () => {
  it('writes a block by number, by hash, and the tip', async () => {
    const { block: tip } = await client().block.get('tip')
    const { index, hash } = tip.block_identifier
    const csv = await readText(blockCsv(tip))
    for (const which of ['tip', String(index), hash, hash.slice(2).toUpperCase()]) {
      const written = await runCommand(block(which, '--out', folder.at('b.csv')))
      expect(written).toMatchObject({ exitCode: 0, stdout: '' })
      expect(written.stderr).toMatch(new RegExp(`^Block ${index} written to '.*b\\.csv'`))
      expect(await readFile(folder.at('b.csv'), 'utf8')).toBe(csv)
    }
    const json = await runCommand(block('tip', '--format', 'json', '--out', '-', '--quiet'))
    expect(json).toEqual({ exitCode: 0, stdout: await readText(blockJson(tip)), stderr: '' })
  })

  it('reports a missing block and the tip', async () => {
    const { exitCode, stderr } = await runCommand(block('99999999', '--out', folder.at('b.csv')))
    expect(exitCode).toBe(ExitCode.NotFound)
    expect(stderr).toMatch(/has no block 99999999\. Its tip is block \d+;/)
    expect(await folder.files()).toEqual([])
  })

  it('distinguishes a node that is down from a missing block', async () => {
    endpoint.devnet.setFaults({ noNode: true })
    const { exitCode, stderr } = await runCommand(block('tip', '--out', folder.at('b.csv')))
    expect(exitCode).toBe(ExitCode.Endpoint)
    expect(stderr).toContain("has no tip: its node isn't responding")
  })

  it('keeps an existing file if the new one cannot be written', async () => {
    const argv = block('tip', '--out', folder.at('no/such/folder/b.csv'))
    const { exitCode, stderr } = await runCommand(argv)
    expect(exitCode).toBe(ExitCode.Output)
    expect(stderr).toContain('no/such/folder')
  })
})

describe('mcm-exports mempool', () => {
  it('writes pending transactions', async () => {
    const { transaction_identifiers: waiting } = await client().mempool.list()
    expect(waiting.length).toBeGreaterThan(1)
    const { exitCode, stderr } = await runCommand(mempool('--out', folder.at('m.json')))
    expect(exitCode).toBe(ExitCode.Done)
    expect(stderr).toMatch(new RegExp(`^${waiting.length} pending transactions written to`))
    const file = JSON.parse(await readFile(folder.at('m.json'), 'utf8'))
    expect(file.transactions.map(({ hash }: { hash: string }) => ({ hash }))).toEqual(waiting)
  })

  it('skips transactions mined meanwhile', async () => {
    let seen = 0
    endpoint.intercept = ({ path }, respond) =>
      path === '/mempool/transaction' && seen++ === 0
        ? Promise.resolve(
            Response.json({ code: 3, message: 'Transaction not found', retriable: true }),
          )
        : respond()
    const { exitCode, stderr } = await runCommand(mempool('--out', folder.at('m.json')))
    expect(exitCode).toBe(ExitCode.Done)
    expect(stderr).toContain(' 1 left the mempool meanwhile.')
  })
})
