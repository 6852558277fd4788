import { execFile } from 'node:child_process'
import { readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { packAndInstall } from '../../../tooling/package-test/install.mjs'
import { packageTest } from '../../../tooling/package-test/package-test.mjs'
import { startEndpoint, type Endpoint } from './endpoint'

const folder = join(import.meta.dirname, '..')

packageTest(folder, {
  samples: [
    {
      name: 'a rich list round trip',
      imports: { '@mcm/exports': ['ledgerDat', 'parseLedgerDat', 'richListCsv', 'readText'] },
      body: `
        const accounts = [{ address: '0x3f1fba7025c7d37470e7260117a72b7de9f5ca59', balance: 2n ** 64n - 1n }]
        console.log((await readText(richListCsv(accounts))).trim().split('\\r\\n').join(' '))
        for await (const { address, balance } of parseLedgerDat(ledgerDat(accounts).stream, { recordSize: 28 })) {
          console.log(address, String(balance))
        }`,
      prints: [
        'rank,address,balance_mcm,balance_raw 1,0x3f1fba7025c7d37470e7260117a72b7de9f5ca59,18446744073.709551615,18446744073709551615',
        '0x3f1fba7025c7d37470e7260117a72b7de9f5ca59 18446744073709551615',
      ].join('\n'),
    },
    {
      name: 'a custom table, and an error',
      imports: {
        '@mcm/exports': ['csvStream', 'LedgerDatError', 'number', 'parseLedgerDat', 'readText'],
      },
      body: `
        console.log(JSON.stringify(await readText(csvStream([1n], [number('value', () => '-0.5')]))))
        try {
          for await (const account of parseLedgerDat(new Blob(['short']).stream())) console.log(account)
        } catch (error) {
          if (error instanceof LedgerDatError) console.log(error.name, error.offset)
        }`,
      prints: ['"value\\r\\n-0.5\\r\\n"', 'LedgerDatError 0'].join('\n'),
    },
  ],
})

describe('the installed command', () => {
  let endpoint: Endpoint
  let project = ''

  beforeAll(async () => {
    endpoint = await startEndpoint()
    project = await packAndInstall(folder, [])
  }, 120_000)

  afterAll(async () => {
    await endpoint.close()
    if (project) await rm(project, { recursive: true, force: true })
  })

  const command = (...argv: string[]) =>
    promisify(execFile)(join(project, 'node_modules/.bin/mcm-exports'), argv, { cwd: project })

  it('prints its package’s version', async () => {
    const { version } = JSON.parse(await readFile(join(folder, 'package.json'), 'utf8')) as {
      version: string
    }
    expect((await command('--version')).stdout).toBe(`${version}\n`)
  })

  it('exports a rich list', async () => {
    await command('richlist', '--endpoint', endpoint.url, '--format', 'dat', '--out', 'a.dat')
    expect(await readFile(join(project, 'a.dat'))).toHaveLength(450 * 28)
  })

  it('exits with the documented code', async () => {
    const failed = command('block', '99999999', '--endpoint', endpoint.url)
    await expect(failed).rejects.toMatchObject({ code: 4 })
  })
})
