import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { parse } from 'csv-parse/sync'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import {
  createExtract,
  FIRST,
  SETTLED,
  startChain,
  TIP,
  type ChainEndpoint,
} from '../../../test/chain-endpoint'
import { columnNames, readDataSet, readTable } from '../../../test/data-set'
import { restoreCell } from '../../csv'
import { ExitCode } from '../exit'

let chain: ChainEndpoint
let set: Awaited<ReturnType<typeof createExtract>>

beforeAll(async () => {
  chain = await startChain()
})

beforeEach(async () => {
  set = await createExtract([chain.url])
  chain.calls = []
})

afterEach(() => {
  chain.intercept = undefined
})

afterAll(() => chain.close())

/** Returns a value of Parquet as CSV shows it. */
function shown(value: bigint | number | string | Date | null): string {
  if (value === null) return ''
  return value instanceof Date ? value.toISOString() : String(value)
}

describe('mcm-exports chain', () => {
  it('writes every block with exact values', async () => {
    const { exitCode, stderr } = await set.extract(
      'set',
      '--from',
      String(chain.blocks[0]?.block_identifier.index),
    )
    expect(stderr).toContain(`${chain.blocks.length} blocks`)
    expect(exitCode).toBe(ExitCode.Done)
    const rows = await readTable(set.at('set'), 'blocks')
    expect(Object.keys(rows[0] ?? {})).toEqual(columnNames('blocks'))
    expect(
      rows.map(
        ({
          number,
          hash,
          parent_hash,
          time,
          difficulty,
          minimum_fee,
          nonce,
          merkle_root,
          size,
          transaction_count,
        }) => ({
          number,
          hash,
          parent_hash,
          time,
          difficulty,
          minimum_fee,
          nonce,
          merkle_root,
          size,
          transaction_count,
        }),
      ),
    ).toEqual(
      chain.blocks.map((block) => ({
        number: BigInt(block.block_identifier.index),
        hash: block.block_identifier.hash,
        parent_hash: block.parent_block_identifier.hash,
        time: new Date(block.timestamp),
        difficulty: block.metadata.difficulty,
        minimum_fee: BigInt(block.metadata.fee),
        nonce: block.metadata.nonce,
        merkle_root: block.metadata.root,
        size: block.metadata.block_size,
        transaction_count: block.metadata.tx_count,
      })),
    )
    const neogenesis = rows.find(({ kind }) => kind === 'neogenesis')
    expect(neogenesis).toMatchObject({ miner: null, reward: 0n, solve_seconds: null, haiku: null })
    for (const { time, start_time, solve_seconds, kind } of rows.slice(2)) {
      if (kind === 'neogenesis') continue
      const seconds = (Number(time) - Number(start_time)) / 1_000
      expect(seconds).toBe(solve_seconds)
    }
  })

  it('lists files of 10,000 heights, a tail of 20 blocks and what was verified', async () => {
    await set.extract('set', '--from', String(FIRST))
    const manifest = await readDataSet(set.at('set'))
    expect(manifest.segments.map(({ from, to }) => [from, to])).toEqual([
      [FIRST, 1_079_999],
      [1_080_000, SETTLED],
    ])
    expect(manifest.tail).toMatchObject({ from: SETTLED + 1, to: TIP, blocks: 20 })
    expect(manifest.last_block).toEqual({
      number: SETTLED,
      hash: chain.blocks.at(-21)?.block_identifier.hash,
    })
    expect(manifest.verification.mode).toBe('sample')
    expect(manifest.verification.checks).toContain('merkle-root')
    expect(manifest.verification.checks).not.toContain('work')
    expect(manifest.gaps).toEqual([])
  })

  it('writes transactions, transfers and rewards that add up to the blocks', async () => {
    await set.extract('set', '--from', String(FIRST))
    const at = set.at('set')
    const [rows, transactions, transfers, rewards] = await Promise.all([
      readTable(at, 'blocks'),
      readTable(at, 'transactions'),
      readTable(at, 'transfers'),
      readTable(at, 'rewards'),
    ])
    const total = (list: readonly Record<string, unknown>[], name: string) =>
      list.reduce((sum, row) => sum + (row[name] as bigint), 0n)
    const payments = transfers.filter(({ kind }) => kind === 'payment')
    expect(total(rows, 'fees')).toBe(total(transactions, 'fee'))
    expect(total(rows, 'fees')).toBe(total(rewards, 'fees'))
    expect(total(rows, 'reward')).toBe(total(rewards, 'reward'))
    expect(total(rows, 'moved')).toBe(total(payments, 'amount'))
    expect(total(transactions, 'sent')).toBe(total(payments, 'amount'))
    const ids = chain.blocks.flatMap(({ transactions: all }) =>
      all
        .filter(({ operations }) => operations[0]?.type !== 'REWARD')
        .map(({ transaction_identifier: { hash } }) => hash),
    )
    expect(transactions.map(({ id }) => id)).toEqual(ids)
    expect(payments.some(({ memo }) => memo !== '')).toBe(true)
  })

  it('stores hex in Parquet with --hex', async () => {
    await set.extract('set', '--from', String(TIP), '--hex')
    const [row] = await readTable(set.at('set'), 'blocks')
    expect(row?.['hash']).toBe(chain.blocks.at(-1)?.block_identifier.hash)
  })

  it('writes the same values as CSV and NDJSON', async () => {
    for (const format of ['csv', 'ndjson']) {
      await set.extract(
        format,
        '--from',
        String(SETTLED - 5),
        '--to',
        String(SETTLED),
        '--format',
        format,
      )
    }
    await set.extract('parquet', '--from', String(SETTLED - 5), '--to', String(SETTLED))
    for (const table of ['blocks', 'transactions', 'transfers', 'rewards'] as const) {
      const exact = (await readTable(set.at('parquet'), table)).map((row) =>
        Object.fromEntries(Object.entries(row).map(([name, value]) => [name, shown(value)])),
      )
      const name = `${String(SETTLED - 5).padStart(8, '0')}-${String(SETTLED).padStart(8, '0')}`
      const csv = await readFile(join(set.at('csv'), table, `${name}.csv`))
      const cells = parse<Record<string, string>>(csv, { columns: true })
      // A haiku can start with a character that a spreadsheet would run.
      const restored = cells.map((row) =>
        Object.fromEntries(Object.entries(row).map(([key, value]) => [key, restoreCell(value)])),
      )
      expect(restored).toEqual(exact)
      const text = await readFile(join(set.at('ndjson'), table, `${name}.ndjson`), 'utf8')
      const objects = text
        .trimEnd()
        .split('\n')
        .map((line) => JSON.parse(line) as object)
      expect(
        objects.map((row) =>
          Object.fromEntries(
            Object.entries(row).map(([key, value]) => [key, value === null ? '' : String(value)]),
          ),
        ),
      ).toEqual(exact)
    }
  })
})
