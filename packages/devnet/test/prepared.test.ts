import { isDeepStrictEqual } from 'node:util'
import { afterEach, describe, expect, it } from 'vitest'
import { startDevnet, type RunningDevnet, type StartOptions } from '../src'
import { mainnet, meshServer, type Capture } from './captures'
import { sendCapture, traits } from './compare'
import type { RawAnswer } from './raw-http'

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
  if (!found) throw new Error(`There is no capture ${name}`)
  return found
}

/** Sends a captured request, whose body can be changed. */
async function ask(name: string, changes: object = {}): Promise<RawAnswer> {
  const one = capture(name)
  const body = JSON.stringify({ ...(one.request.body as object), ...changes })
  return sendCapture(running.url, one, body)
}

/** What the answer to a captured request has otherwise than the captured answer: nothing, it should be. */
async function differences(name: string, changes: object = {}): Promise<unknown[]> {
  const { given, captured } = traits(await ask(name, changes), capture(name))
  return isDeepStrictEqual(given, captured) ? [] : [given, captured]
}

const transaction = (hash: string | undefined): object => ({ transaction_identifier: { hash } })

interface Event {
  readonly type: string
}

describe('a reorganisation, as it was captured', () => {
  it('is told by search and events step after step', async () => {
    await start()
    const { devnet } = running
    const [common, lost] = devnet.mine(3)
    const newest = await maxSequence()
    const before = { offset: newest - 2, limit: 20 }
    const lostId = lost?.transactions[0]?.id

    // Another branch begins with a pseudo-block: the tip falls by one, the lost ones are split.
    const { removed } = devnet.reorganise({ depth: 2, length: 1, pseudo: true })
    expect(removed.map(({ index }) => index)).toEqual([
      (common?.index ?? 0) + 2,
      (common?.index ?? 0) + 1,
    ])
    expect(devnet.chain.tip.index).toBe((common?.index ?? 0) + 1)
    expect(await types('reorg_step1_events', before)).toEqual(added(4))
    expect(await differences('reorg_step1_search_status_SPLIT')).toEqual([])
    const found = transaction(lostId)
    expect(await differences('reorg_step1_search_tx_in_split_block', found)).toEqual([])

    // It goes on with a second one: the first loser is orphaned now, the second one split.
    devnet.mine(1, { pseudo: true })
    expect(await types('reorg_step2_events', before)).toEqual(added(5, 1))
    expect(await differences('reorg_step2_search_ORPHANED')).toEqual([])
    expect(await differences('reorg_step2_search_SPLIT')).toEqual([])
    expect(await differences('reorg_step2_search_tx_orphaned', found)).toEqual([])
    const byHash = { block_identifier: { hash: lost?.hash } }
    expect(await differences('reorg_step2_block_by_orphaned_hash', byHash)).toEqual([])

    // Its next block holds the lost transaction: found twice, counted once.
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

it('answers an empty mempool with an error', async () => {
  await start({ traffic: 0 })
  expect(await differences('mempool_empty_is_error2')).toEqual([])
})

describe('HTTPS in /network/status', () => {
  it('is told like the captured server does', async () => {
    await start({ https: 8444 })
    expect(await differences('https_enabled_network_status')).toEqual([])
  })

  it('has the captured fields of mainnet, whose certificate has another name', async () => {
    await start({ https: 443 })
    const { response } = capture('mainnet 1: /network/status')
    const { https_status: captured } = response.json as { https_status: object }
    const { text } = await ask('https_enabled_network_status')
    const answer = JSON.parse(text) as { https_status: object }
    expect(keys(answer.https_status)).toEqual(keys(captured))
  })

  const keys = (value: object): unknown[] =>
    Object.entries(value).map(([key, field]) =>
      typeof field === 'object' && !Array.isArray(field)
        ? [key, Object.keys(field as object)]
        : key,
    )
})
