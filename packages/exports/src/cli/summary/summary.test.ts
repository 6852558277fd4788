import { readFile, readdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { dictionary, expandHaiku, supplyCap } from '@mcm/proof'
import { summarizeTransaction } from '@mcm/rosetta-client'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createExtract, FIRST, startChain, type ChainEndpoint } from '../../../test/chain-endpoint'
import { runCommand, type Ran } from '../../../test/command'
import {
  readPeriods,
  type Period,
  readPostings,
  readSummaryIndex,
  readVerses,
} from '../../data-set'

let chain: ChainEndpoint
let at: (name: string) => string
let ran: Ran

beforeAll(async () => {
  chain = await startChain()
  const data = await createExtract([chain.url])
  at = data.at
  await data.extract('set', '--from', String(FIRST))
  ran = await runCommand(['summary', at('set'), '--out', at('summary')])
})

afterAll(() => chain.close())

const index = async () => readSummaryIndex(await json('summary.json'))
const json = async (name: string): Promise<unknown> =>
  JSON.parse(await readFile(join(at('summary'), name), 'utf8'))
const bytes = async (file: 'verses' | 'words') =>
  new Uint8Array(await readFile(join(at('summary'), (await index()).files[file].path)))
const periods = async (file: 'days' | 'heights') =>
  readPeriods(await json((await index()).files[file].path))

function total(rows: readonly Period[], key: keyof Period): bigint {
  return rows.reduce((sum, row) => sum + BigInt(row[key] ?? 0), 0n)
}

describe('summary', () => {
  it('covers the data set', async () => {
    expect(ran).toMatchObject({ exitCode: 0 })
    const last = chain.blocks.at(-1)
    expect(await index()).toMatchObject({
      from: FIRST,
      to: last?.block_identifier.index,
      last_hash: last?.block_identifier.hash,
      last_time: Math.floor((last?.timestamp ?? 0) / 1_000),
    })
  })

  it.each(['days', 'heights'] as const)('sums up the blocks in %s', async (file) => {
    const rows = await periods(file)
    const summaries = chain.blocks.map((block) => block.transactions.map(summarizeTransaction))
    const transfers = summaries.flat().filter(({ kind }) => kind === 'transfer')
    expect(total(rows, 'blocks')).toBe(BigInt(chain.blocks.length))
    expect(total(rows, 'transactions')).toBe(BigInt(transfers.length))
    expect(total(rows, 'fees')).toBe(transfers.reduce((sum, { fee }) => sum + fee, 0n))
    expect(total(rows, 'moved')).toBe(transfers.reduce((sum, { sent }) => sum + sent, 0n))
    expect(rows[0]?.first).toBe(FIRST)
    for (const [before, row] of rows.slice(0, -1).entries()) {
      expect(rows[before + 1]?.first).toBe(row.last + 1)
    }
    // All blocks since the first one are here, so only the burned rewards are missing.
    const last = rows.at(-1)
    expect(last?.schedule).toBe(supplyCap(last?.last ?? 0))
    expect((last?.supply ?? 0n) + total(rows, 'burned')).toBe(last?.schedule)
    const accounts = summaries
      .flat()
      .flatMap(({ kind, source, miner, destinations }) =>
        kind === 'transfer' ? [source, ...destinations.map(({ address }) => address)] : [miner],
      )
    expect(last?.accounts).toBeGreaterThan(0)
    expect(last?.accounts).toBeLessThanOrEqual(new Set(accounts).size)
  })

  it('splits days at midnight UTC and heights at multiples of 100', async () => {
    const days = await periods('days')
    expect(new Set(days.map(({ day }) => day)).size).toBe(days.length)
    for (const { day, start, end } of days) {
      for (const time of [start, end]) {
        expect(new Date(time * 1_000).toISOString().slice(0, 10)).toBe(day)
      }
    }
    const rows = await periods('heights')
    expect(rows.map(({ first }) => Math.floor(first / 100))).toEqual([
      10_797, 10_798, 10_799, 10_800,
    ])
  })

  it('contains every verse with its block and time', async () => {
    const verses = readVerses(await bytes('verses'), FIRST)
    const expected = chain.blocks.flatMap(({ block_identifier, timestamp, metadata }) => {
      const { lines } = expandHaiku(metadata.nonce)
      const time = Math.floor(timestamp / 1_000)
      return lines.length === 0 ? [] : [{ height: block_identifier.index, time, lines }]
    })
    expect(
      verses.map(({ height, time, verse }) => ({ height, time, lines: expandHaiku(verse).lines })),
    ).toEqual(expected)
  })

  it('finds the verses with a word', async () => {
    const { words } = await index()
    const postings = await bytes('words')
    const found = new Map(
      words.map(({ token, offset, bytes }) => [
        token,
        readPostings(postings.subarray(offset, offset + bytes), FIRST),
      ]),
    )
    const expected = new Map<number, number[]>()
    for (const { height, verse } of readVerses(await bytes('verses'), FIRST)) {
      for (const token of new Set(verse)) {
        if (/[a-z]/.test(dictionary[token] ?? '')) {
          expected.set(token, [...(expected.get(token) ?? []), height])
        }
      }
    }
    expect(found).toEqual(expected)
    expect(words.map(({ token }) => found.get(token)?.length)).toEqual(
      words.map(({ verses }) => verses),
    )
  })

  it('replaces the index only, and removes files that no index lists', async () => {
    const before = await readdir(at('summary'))
    await writeFile(join(at('summary'), 'days-0123456789abcdef.json'), '{}')
    const again = await runCommand(['summary', at('set'), '--out', at('summary')])
    expect(again.exitCode).toBe(0)
    expect(await readdir(at('summary'))).toEqual(before)
  })

  it('rejects folders that are not its own', async () => {
    const into = await runCommand(['summary', at('set'), '--out', at('set')])
    expect(into).toMatchObject({ exitCode: 6 })
    expect(into.stderr).toContain("isn't part of a summary")
    const from = await runCommand(['summary', at('summary'), '--out', at('other')])
    expect(from).toMatchObject({ exitCode: 2 })
    expect(from.stderr).toContain("isn't a data set")
  })

  it('rejects options that it would ignore', async () => {
    for (const more of [
      ['--endpoint', 'https://x.test'],
      ['--format', 'csv'],
      ['--out', '-'],
    ]) {
      expect(await runCommand(['summary', at('set'), ...more])).toMatchObject({ exitCode: 2 })
    }
  })
})
