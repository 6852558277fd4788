import { rm } from 'node:fs/promises'
import { verifyBlock } from '@mcm/proof'
import type { Block } from '@mcm/rosetta-client'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import {
  createExtract,
  FIRST,
  SETTLED,
  startChain,
  TIP,
  type ChainEndpoint,
} from '../../../test/chain-endpoint'
import { runCommand } from '../../../test/command'
import { hashFiles, readDataSet, readTable } from '../../../test/data-set'
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

describe('a data set', () => {
  it('lists the blocks that no endpoint has', async () => {
    const from = FIRST - 25_000
    const { exitCode, stderr } = await set.extract('set', '--from', String(from))
    expect(exitCode).toBe(ExitCode.Done)
    const { gaps, segments } = await readDataSet(set.at('set'))
    expect(gaps).toEqual([{ from, to: FIRST - 1 }])
    expect(segments[0]?.from).toBe(FIRST)
    expect(stderr).toContain(`No endpoint has blocks ${from} to ${FIRST - 1}.`)
    // Steps double, so that a long gap takes few requests.
    expect(chain.calls.length).toBeLessThan(chain.blocks.length + 120)
  })

  it('lists a gap between blocks and continues after it', async () => {
    const missing = new Set([SETTLED - 9, SETTLED - 8, SETTLED - 7])
    chain.intercept = ({ body }, respond) => {
      const { index } = Object(body['block_identifier']) as { index?: number }
      const isMissing = index !== undefined && missing.has(index)
      return isMissing
        ? Promise.resolve(Response.json({ code: 6, message: 'Block not found', retriable: true }))
        : respond()
    }
    const { exitCode } = await set.extract('set', '--from', String(SETTLED - 12))
    expect(exitCode).toBe(ExitCode.Done)
    const { gaps } = await readDataSet(set.at('set'))
    expect(gaps).toEqual([{ from: SETTLED - 9, to: SETTLED - 7 }])
    const rows = await readTable(set.at('set'), 'blocks')
    expect(rows.map(({ number }) => Number(number))).toEqual(
      Array.from({ length: 33 }, (_, at) => SETTLED - 12 + at).filter((at) => !missing.has(at)),
    )
  })

  it('extends a data set to the same bytes as a single run', async () => {
    const from = String(FIRST)
    await set.extract('steps', '--from', from, '--to', String(FIRST + 10))
    await set.extract('steps', '--to', String(1_080_005))
    await set.extract('steps')
    await set.extract('once', '--from', from)
    expect(await hashFiles(set.at('steps'))).toEqual(await hashFiles(set.at('once')))
  })

  it('continues without the journal', async () => {
    await set.extract('set', '--from', String(SETTLED - 30), '--to', String(SETTLED - 10))
    await rm(set.at('set/.part'), { recursive: true })
    expect((await set.extract('set')).exitCode).toBe(ExitCode.Done)
    await set.extract('once', '--from', String(SETTLED - 30))
    expect(await hashFiles(set.at('set'))).toEqual(await hashFiles(set.at('once')))
  })

  it('refuses to continue with other settings', async () => {
    await set.extract('set', '--from', String(SETTLED))
    const other = await set.extract('set', '--format', 'csv', '--verify', 'none', '--from', '5')
    expect(other.exitCode).toBe(ExitCode.Usage)
    expect(other.stderr).toContain(
      `started with --format parquet and --verify sample and --from ${SETTLED}.`,
    )
    const fresh = await set.extract('set', '--format', 'csv', '--from', String(SETTLED), '--fresh')
    expect(fresh.exitCode).toBe(ExitCode.Done)
    expect((await readDataSet(set.at('set'))).format).toBe('csv')
    expect(
      Object.keys(await hashFiles(set.at('set'))).filter((path) => path.endsWith('.parquet')),
    ).toEqual([])
  })

  it('rejects a height above the tip', async () => {
    const { exitCode, stderr } = await set.extract(
      'set',
      '--from',
      String(FIRST),
      '--to',
      String(TIP + 1),
    )
    expect(exitCode).toBe(ExitCode.NotFound)
    expect(stderr).toContain(`the latest block is ${TIP}`)
  })

  it('makes every possible check by default', async () => {
    const argv = [
      'chain',
      '--endpoint',
      chain.url,
      '--out',
      set.at('set'),
      '--from',
      String(SETTLED),
    ]
    expect((await runCommand(argv)).exitCode).toBe(ExitCode.Done)
    const { verification } = await readDataSet(set.at('set'))
    expect(verification.mode).toBe('full')
    const made = verifyBlock({
      block: chain.blocks[9] as Block,
      parent: chain.blocks[8],
      grandparent: chain.blocks[7],
    })
    const possible = made.filter(({ outcome }) => outcome === 'verified').map(({ id }) => id)
    expect(verification.checks).toEqual(possible)
  })

  it.each([
    [['--from', '0'], '--from must be a block number'],
    [['--from', '9', '--to', '8'], '--to must be at least --from'],
    [['--format', 'dat'], '--format must be parquet or csv or ndjson'],
    [['--format', 'csv', '--hex'], "doesn't support --hex"],
    [['--requests-per-second', '0'], '--requests-per-second must be a number'],
    [['--verify', 'some'], '--verify must be full or sample or none'],
    [['--bom'], "'chain' doesn't support --bom"],
    [['--out', '-'], 'chain writes a folder'],
    [['x'], "Unexpected argument 'x'"],
  ])('rejects %j', async (more, message) => {
    const { exitCode, stderr } = await runCommand(['chain', '--endpoint', chain.url, ...more])
    expect(exitCode).toBe(ExitCode.Usage)
    expect(stderr).toContain(message)
    expect(chain.calls).toEqual([])
  })

  it('stays within --requests-per-second', async () => {
    const times: number[] = []
    chain.intercept = (_, respond) => {
      times.push(performance.now())
      return respond()
    }
    await set.extract('set', '--from', String(TIP - 6), '--requests-per-second', '4')
    const busiest = times.map(
      (time) => times.filter((other) => other >= time && other < time + 950).length,
    )
    expect(Math.max(...busiest)).toBeLessThanOrEqual(4)
  })
})
