import { readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { createRosettaClient } from '@mcm/rosetta-client'
import { parse } from 'csv-parse/sync'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createExtract } from '../../../test/chain-endpoint'
import { readDataSet, readTable, segmentsOf } from '../../../test/data-set'
import { installDuckdb, runQuery } from '../../../test/duckdb'
import { comparable, engines, installEngine, runEngine } from '../../../test/engines'
import { startEndpoint, type Endpoint } from '../../../test/endpoint'

type Row = Record<string, string | number | null>

const GUIDE = new URL(
  '../../../../../apps/docs/src/content/guides/analyze-the-chain.mdx',
  import.meta.url,
)

let endpoint: Endpoint
let duckdb: string
let before: Map<string, bigint>
let after: Map<string, bigint>
let at: (name: string) => string
let questions: Map<string, string>

beforeAll(async () => {
  duckdb = await installDuckdb()
  endpoint = await startEndpoint({ blocks: 16, accounts: 400, difficulty: 0 })
  const { devnet } = endpoint
  devnet.loadRichList()
  before = await richList()
  const from = devnet.chain.tip.index + 1
  for (let round = 0; round < 30; round++) {
    devnet.simulate(20)
    devnet.mine(9)
    devnet.pay({ to: devnet.chain.busiest, amount: 5n, memo: `ROUND-${round}` })
    devnet.mine(1)
    devnet.mine(1, { pseudo: true })
  }
  devnet.loadRichList()
  after = await richList()
  const data = await createExtract([endpoint.url])
  at = data.at
  await data.extract('set', '--from', String(from))
  await data.extract('csv', '--from', String(from), '--format', 'csv')
  await data.extract('ndjson', '--from', String(from), '--format', 'ndjson')
  await data.extract('hex', '--from', String(from), '--hex')
  questions = await readQuestions()
}, 600_000)

afterAll(() => endpoint.close())

async function richList(): Promise<Map<string, bigint>> {
  const client = createRosettaClient({ baseUrl: endpoint.url })
  const balances = new Map<string, bigint>()
  for await (const { accounts } of client.stats.richList().pages()) {
    for (const { account_identifier, balance } of accounts) {
      balances.set(account_identifier.address, BigInt(balance.value))
    }
  }
  return balances
}

/** Returns the guide's queries by the ID of their heading, with an address of this devnet. */
async function readQuestions(): Promise<Map<string, string>> {
  const guide = await readFile(fileURLToPath(GUIDE), 'utf8')
  const sections = guide.split(/^### /m).slice(1)
  return new Map(
    sections.map((section) => {
      const [, id = ''] = /\[#([a-z-]+)\]/.exec(section) ?? []
      const [, sql = ''] = /^```sql\n([^]*?)^```$/m.exec(section) ?? []
      const address = endpoint.devnet.chain.busiest
      return [id, sql.replace(/(?<=address = ')0x[0-9a-f]{40}/, address)]
    }),
  )
}

async function query(set: string, ...argv: string[]) {
  const { exitCode, stdout, stderr } = await runQuery(duckdb, at(set), ...argv)
  expect(stderr).toMatch(/^[\d,]+ rows? written to standard output\.\n$/)
  expect(exitCode).toBe(0)
  return stdout
}

async function rowsOf(set: string, sql: string): Promise<Row[]> {
  const { rows } = JSON.parse(await query(set, sql, '--format', 'json')) as { rows: Row[] }
  return rows
}

const ask = (id: string, set = 'set') => rowsOf(set, questions.get(id) ?? '')
const nano = (mcm: unknown) => BigInt(String(mcm).replace('.', ''))
const sum = (values: readonly unknown[]) =>
  values.reduce<bigint>((total, value) => total + BigInt(String(value)), 0n)

describe("the guide's questions", () => {
  it('are ten, and return the same rows in every format', async () => {
    expect(questions.size).toBe(10)
    for (const id of questions.keys()) {
      const rows = await ask(id)
      expect({ id, isEmpty: rows.length === 0 }).toEqual({ id, isEmpty: false })
      for (const set of ['csv', 'ndjson', 'hex']) {
        expect({ id, set, rows: await ask(id, set) }).toEqual({ id, set, rows })
      }
    }
  })

  it.for(engines)('return the same rows in %s', { timeout: 900_000 }, async (engine, { skip }) => {
    const installed = await installEngine(engine)
    if ('why' in installed) return skip(installed.why)
    const found = await runEngine(installed.python, engine, at('set'), questions)
    for (const id of questions.keys()) {
      const expected = (await ask(id)).map(comparable)
      expect({ id, rows: found[id]?.map(comparable) }).toEqual({ id, rows: expected })
    }
  })

  it('explain every balance of the rich list', async () => {
    const balances = new Map(before)
    for (const { account, change } of await ask('balances')) {
      const balance = balances.get(String(account)) ?? 0n
      balances.set(String(account), balance + BigInt(String(change)))
    }
    expect(balances.size).toBeGreaterThan(300)
    expect(balances).toEqual(after)
  })

  it('add up to the tables', async () => {
    const rewards = await readTable(at('set'), 'rewards')
    const blocks = await readTable(at('set'), 'blocks')
    const transactions = await readTable(at('set'), 'transactions')
    expect(nano((await ask('supply')).at(-1)?.['total'])).toBe(
      sum(rewards.map(({ reward }) => reward)),
    )
    const fees = await ask('fees')
    expect(sum(fees.map(({ transactions: count }) => count))).toBe(BigInt(transactions.length))
    expect(sum(fees.map(({ total_mcm: total }) => nano(total)))).toBe(
      sum(transactions.map(({ fee }) => fee)),
    )
    expect(sum((await ask('miners')).map(({ blocks: count }) => count))).toBe(
      BigInt(rewards.length),
    )
    const pseudo = await ask('pseudo-blocks')
    expect(sum(pseudo.map(({ blocks: count }) => count))).toBe(BigInt(blocks.length))
    expect(sum(pseudo.map(({ pseudo: count }) => count))).toBe(
      BigInt(blocks.filter(({ kind }) => kind === 'pseudo').length),
    )
  })

  it('count the words of the haiku', async () => {
    const words = new Map<string, number>()
    for (const { haiku } of await readTable(at('set'), 'blocks')) {
      for (const [word] of String(haiku ?? '')
        .toLowerCase()
        .matchAll(/[a-z]+/g)) {
        words.set(word, (words.get(word) ?? 0) + 1)
      }
    }
    for (const { word, uses } of await ask('haiku')) {
      expect({ word, uses: words.get(String(word)) }).toEqual({ word, uses: Number(uses) })
    }
  })

  it('explain the balance of one address', async () => {
    const address = endpoint.devnet.chain.busiest
    const net = sum((await ask('flows')).map(({ net }) => nano(net)))
    expect(net).toBe((after.get(address) ?? 0n) - (before.get(address) ?? 0n))
    expect(net).not.toBe(0n)
  })
})

describe('query', () => {
  it('keeps amounts exact', async () => {
    const sql =
      'SELECT mcm(76533882123456789) AS a, mcm(-1) AS b, 18446744073709551615 * 3 AS c, sum(amount) - 2 * sum(amount) AS d FROM transfers'
    const transfers = await readTable(at('set'), 'transfers')
    expect(await rowsOf('set', sql)).toEqual([
      {
        a: '76533882.123456789',
        b: '-0.000000001',
        c: '55340232221128654845',
        d: String(-sum(transfers.map(({ amount }) => amount))),
      },
    ])
  })

  it('prints an aligned table', async () => {
    const sql = "SELECT * FROM (VALUES (7, 'a', NULL), (1234, E'two\\nlines', 1.5)) t(id, name, x)"
    expect(await query('set', sql)).toBe(
      [
        '  id  name           x',
        '----  -----------  ---',
        '   7  a',
        '1234  two ↵ lines  1.5',
        '',
      ].join('\n'),
    )
    expect(await query('set', 'SELECT number FROM blocks WHERE number < 0')).toBe(
      'number\n------\n',
    )
  })

  it('writes safe CSV', async () => {
    const csv = await query(
      'set',
      "SELECT '=1+1' AS memo, -5::HUGEINT AS change, 'a, b' AS \"two, names\"",
      '--format',
      'csv',
    )
    expect(parse(csv)).toEqual([
      ['memo', 'change', 'two, names'],
      ["'=1+1", '-5', 'a, b'],
    ])
  })

  it('reads SQL from a file and writes a file', async () => {
    await writeFile(at('q.sql'), 'CREATE TEMP TABLE t AS SELECT count(*) AS n FROM blocks; FROM t')
    const argv = ['--file', at('q.sql'), '--format', 'csv', '--out', at('n.csv')]
    const { exitCode, stderr } = await runQuery(duckdb, at('set'), ...argv)
    expect({ exitCode, stderr }).toEqual({
      exitCode: 0,
      stderr: `1 row written to '${at('n.csv')}' (8 bytes).\n`,
    })
    const blocks = await readTable(at('set'), 'blocks')
    expect(await readFile(at('n.csv'), 'utf8')).toBe(`n\r\n${blocks.length}\r\n`)
  })

  it.for([
    ['SELECT nope FROM blocks', 'Referenced column "nope" not found'],
    ['SELEC 1', 'syntax error at or near "SELEC"'],
    ['SELECT CAST(memo AS INTEGER) FROM transfers', 'Could not convert string'],
  ])('explains the error in %s', async ([sql = '', message = '']) => {
    const { exitCode, stdout, stderr } = await runQuery(duckdb, at('set'), sql)
    expect({ exitCode, stdout }).toEqual({ exitCode: 2, stdout: '' })
    expect(stderr).toContain(message)
    expect(stderr).toContain('The tables are blocks, transactions, transfers and rewards.')
  })

  it('names a damaged data set', async () => {
    const [segment] = segmentsOf(await readDataSet(at('hex')))
    await rm(join(at('hex'), segment?.files.rewards.path ?? ''))
    const { exitCode, stderr } = await runQuery(duckdb, at('hex'), 'SELECT 1')
    expect(exitCode).toBe(1)
    expect(stderr).toContain(`A file of '${at('hex')}' can't be read.`)
  })
})
