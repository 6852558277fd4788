import { mkdir, writeFile } from 'node:fs/promises'
import { beforeAll, describe, expect, it } from 'vitest'
import { temporaryFolder, runCommand } from '../../../test/command'
import { runQuery } from '../../../test/duckdb'
import { formatManifest, type Manifest, type Segment } from '../../chain/manifest'
import { tableNames } from '../../chain/tables'

let at: (name: string) => string

const files = Object.fromEntries(
  tableNames.map((table) => [
    table,
    { path: `${table}/00000001-00000002.parquet`, rows: 2, bytes: 1, sha256: '' },
  ]),
) as Segment['files']

const last_block = { number: 2, hash: '0x00' }

const EMPTY: Manifest = {
  format: 'parquet',
  bytes: 'binary',
  verification: { mode: 'none', checks: [] },
  from: 1,
  settled_to: 0,
  last_block: null,
  gaps: [],
  segments: [],
  tail: null,
}

beforeAll(async () => {
  const folder = await temporaryFolder()
  at = folder.at
  for (const [name, manifest] of [
    ['empty', EMPTY],
    ['set', { ...EMPTY, segments: [{ from: 1, to: 2, blocks: 2, last_block, files }] }],
  ] as const) {
    await mkdir(at(name))
    await writeFile(at(`${name}/manifest.json`), formatManifest(manifest))
  }
})

describe('query', () => {
  it('says how to install DuckDB', async () => {
    const { exitCode, stdout, stderr } = await runQuery(at('.'), at('set'), 'SELECT 1')
    expect({ exitCode, stdout }).toEqual({ exitCode: 1, stdout: '' })
    expect(stderr).toBe(
      "query needs DuckDB, which isn't installed. Run 'npm install @duckdb/node-api' in this folder, then run the same command again.\n",
    )
  })

  it('says that DuckDB has no binary for this system', async () => {
    const folder = at('broken/node_modules/@duckdb/node-api')
    await mkdir(folder, { recursive: true })
    await writeFile(`${folder}/index.js`, 'throw new Error("no binary")')
    const { exitCode, stderr } = await runQuery(at('broken'), at('set'), 'SELECT 1')
    expect(exitCode).toBe(1)
    expect(stderr).toContain("DuckDB is installed but couldn't be loaded.")
    expect(stderr).toContain('no binary')
  })

  it('rejects folders without a data set or without blocks', async () => {
    const none = await runCommand(['query', at('nothing'), 'SELECT 1'])
    expect(none).toMatchObject({ exitCode: 2 })
    expect(none.stderr).toContain("isn't a data set")
    const empty = await runCommand(['query', at('empty'), 'SELECT 1'])
    expect(empty).toMatchObject({ exitCode: 2 })
    expect(empty.stderr).toContain('has no blocks yet')
  })

  it.for([
    [[], 'query requires the folder of a data set'],
    [['set'], 'query requires SQL'],
    [['set', ' '], 'query requires SQL'],
    [['set', '/* none */ ; -- yet'], 'query requires SQL'],
    [['set', 'SELECT', '1'], "Unexpected argument '1': put the SQL in quotation marks"],
    [['set', 'SELECT 1', '--file', 'q.sql'], 'query takes SQL or --file, but not both'],
    [['set', '--file', 'missing.sql'], "--file can't be read"],
    [['set', 'SELECT 1', '--format', 'parquet'], '--format must be table or csv or json here'],
    [['set', 'SELECT 1', '--bom'], "'query --format table' doesn't support --bom"],
    [['set', 'SELECT 1', '--endpoint', 'https://x.test'], "'query' doesn't support --endpoint"],
    [['set', 'SELECT 1', '--from', '1'], "'query' doesn't support --from"],
  ] as const)('rejects %j', async ([argv, message]) => {
    const { exitCode, stderr } = await runCommand(['query', ...argv])
    expect(exitCode).toBe(2)
    expect(stderr).toContain(message)
  })

  it('keeps --file to itself', async () => {
    const { exitCode, stderr } = await runCommand(['mempool', '--file', 'q.sql'])
    expect(exitCode).toBe(2)
    expect(stderr).toContain("'mempool' doesn't support --file")
  })
})
