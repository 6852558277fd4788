import { isDeepStrictEqual } from 'node:util'
import { afterEach, describe, expect, it } from 'vitest'
import { startDevnet, type RunningDevnet, type StartOptions } from '../src'
import { mainnet, meshServer, type Capture } from './captures'
import { sendCapture, traits } from './compare'
import type { RawResponse } from './raw-http'

let running: RunningDevnet

afterEach(() => running.close())

async function start(options: StartOptions = {}): Promise<void> {
  running = await startDevnet({
    port: 0,
    clock: 'manual',
    blocks: 300,
    accounts: 500,
    difficulty: 0,
    ...options,
  })
}

function capture(name: string): Capture {
  const found = [...meshServer, ...mainnet].find((one) => one.name === name)
  if (!found) throw new Error(`Missing capture ${name}`)
  return found
}

/** Sends a captured request, optionally with a different body. */
async function ask(name: string, changes: object = {}): Promise<RawResponse> {
  const one = capture(name)
  const body = JSON.stringify({ ...(one.request.body as object), ...changes })
  return sendCapture(running.url, one, body)
}

/** Returns the differences between a response and its capture. */
async function differences(name: string, changes: object = {}): Promise<unknown[]> {
  const { given, captured } = traits(await ask(name, changes), capture(name))
  return isDeepStrictEqual(given, captured) ? [] : [given, captured]
}

const transaction = (hash: string | undefined): object => ({ transaction_identifier: { hash } })

interface Event {
  readonly type: string
}

describe('a captured reorg', () => {
  it('appears in search and events step by step', async () => {
    await start()
    const { devnet } = running
    const [common, lost] = devnet.mine(3)
    const newest = await maxSequence()
    const before = { offset: newest - 2, limit: 20 }
    const lostId = lost?.transactions[0]?.id

    // Another branch starts with a pseudo-block: the height falls by one, and the replaced blocks
    // are split.
    const { removed } = devnet.reorg({ depth: 2, length: 1, pseudo: true })
    expect(removed.map(({ index }) => index)).toEqual([
      (common?.index ?? 0) + 2,
      (common?.index ?? 0) + 1,
    ])
    expect(devnet.chain.tip.index).toBe((common?.index ?? 0) + 1)
    expect(await types('reorg_step1_events', before)).toEqual(added(4))
    expect(await differences('reorg_step1_search_status_SPLIT')).toEqual([])
    const found = transaction(lostId)
    expect(await differences('reorg_step1_search_tx_in_split_block', found)).toEqual([])

    // A second pseudo-block follows: the first replaced block is now orphaned, the second split.
    devnet.mine(1, { pseudo: true })
    expect(await types('reorg_step2_events', before)).toEqual(added(5, 1))
    expect(await differences('reorg_step2_search_ORPHANED')).toEqual([])
    expect(await differences('reorg_step2_search_SPLIT')).toEqual([])
    expect(await differences('reorg_step2_search_tx_orphaned', found)).toEqual([])
    const byHash = { block_identifier: { hash: lost?.hash } }
    expect(await differences('reorg_step2_block_by_orphaned_hash', byHash)).toEqual([])

    // The next block contains the transaction again: found twice, counted once.
    devnet.mine(1)
    expect(await types('reorg_step3_events', before)).toEqual(added(6, 1, 2))
    expect(await differences('reorg_step3_search_tx_in_two_blocks', found)).toEqual([])
    expect(await differences('reorg_step3_search_tx_limit1', found)).toEqual([])
    expect(await differences('reorg_step3_resubmit_same_tx')).toEqual([])
    const twice = (await ask('search_default', found)).text
    expect(JSON.parse(twice)).toMatchObject({ total_count: 1, transactions: [{}, {}] })
  })

  async function types(name: string, changes: object): Promise<string[]> {
    const { events } = JSON.parse((await ask(name, changes)).text) as { events: Event[] }
    return events.map(({ type }) => type)
  }

  async function maxSequence(): Promise<number> {
    const { text } = await ask('events_default')
    return (JSON.parse(text) as { max_sequence: number }).max_sequence
  }

  const added = (count: number, ...removed: number[]): string[] =>
    Array.from({ length: count }, (_, i) => (removed.includes(i) ? 'block_removed' : 'block_added'))
})

it('finds no split or orphaned transaction where branches never competed', async () => {
  await start({ blocks: 20 })
  expect(await differences('search_status_SPLIT')).toEqual([])
  expect(await differences('search_status_ORPHANED')).toEqual([])
})

it('returns an error for an empty mempool', async () => {
  await start({ traffic: 0 })
  expect(await differences('mempool_empty_is_error2')).toEqual([])
})

describe('HTTPS in /network/status', () => {
  it('matches the captured server', async () => {
    await start({ https: 8444 })
    expect(await differences('https_enabled_network_status')).toEqual([])
  })

  it('has mainnet’s captured fields except the certificate’s name', async () => {
    await start({ https: 443 })
    const { response } = capture('mainnet 1: /network/status')
    const { https_status: captured } = response.json as { https_status: object }
    const { text } = await ask('https_enabled_network_status')
    const json = JSON.parse(text) as { https_status: object }
    expect(keys(json.https_status)).toEqual(keys(captured))
  })

  const keys = (value: object): unknown[] =>
    Object.entries(value).map(([key, field]) =>
      typeof field === 'object' && !Array.isArray(field)
        ? [key, Object.keys(field as object)]
        : key,
    )
})
