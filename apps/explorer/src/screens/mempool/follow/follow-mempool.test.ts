import { RateLimitError, type TransactionSummary } from '@mcm/rosetta-client'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { Located, MempoolCalls } from '../../../data/mempool-calls'
import { pause } from '../../../shared/pause'
import { followMempool } from './follow-mempool'
import { confirmedRows, emptyMempool, type Mempool, pendingRows } from './lifecycle'

const BLOCK = { index: 7, hash: '0xb10c' }
const CONTEXT = { endpoint: 'http://localhost', call: '/mempool/transaction' }

const summary = (hash: string): TransactionSummary => ({
  hash,
  kind: 'transfer',
  status: 'PENDING',
  source: null,
  destinations: [],
  sent: 1n,
  fee: 500n,
  miner: null,
  debited: 501n,
  change: null,
  blockToLive: null,
  block: null,
  indexedAt: null,
})
const inBlock = (hash: string): Located => ({ hash, block: BLOCK, transaction: summary(hash) })

/** A mempool to follow, in which each call takes a second. */
function follow(answers: Partial<MempoolCalls> = {}) {
  const asked: string[] = []
  const call =
    <Args extends unknown[], Result>(name: string, answer: (...args: Args) => Promise<Result>) =>
    async (...args: Args): Promise<Result> => {
      const [about, signal] = args as unknown as [string | { hash: string }, AbortSignal]
      asked.push(`${name} ${typeof about === 'string' ? about : about.hash}`)
      await pause(1000, signal)
      signal.throwIfAborted()
      return answer(...args)
    }
  const calls: MempoolCalls = {
    detail: call('detail', answers.detail ?? ((hash) => Promise.resolve(summary(hash)))),
    locate: call('locate', answers.locate ?? (() => Promise.resolve(undefined))),
    taken: call('taken', answers.taken ?? (() => Promise.resolve([]))),
  }
  let state: Mempool = emptyMempool
  const follower = followMempool({ calls, state, onChange: (next) => (state = next) })
  return {
    asked,
    list: (...hashes: string[]) => follower.listed(hashes, Date.now()),
    orphaned: follower.orphaned,
    hold: follower.hold,
    resume: follower.resume,
    stop: follower.stop,
    pending: () => pendingRows(state).map(({ hash, stage }) => `${hash} ${stage}`),
    confirmed: () => confirmedRows(state).map(({ hash }) => hash),
    known: () => [...state.items.keys()],
  }
}

const seconds = (count: number) => vi.advanceTimersByTimeAsync(count * 1000)

beforeEach(() => void vi.useFakeTimers({ now: 1_000_000 }))
afterEach(() => void vi.useRealTimers())

test('details are asked for one at a time, the newest first', async () => {
  const mempool = follow()
  mempool.list('a', 'b', 'c')
  expect(mempool.asked).toEqual(['detail c'])
  await seconds(1)
  expect(mempool.asked).toEqual(['detail c', 'detail b'])
  await seconds(5)
  expect(mempool.asked).toEqual(['detail c', 'detail b', 'detail a'])
})

test('details that await their turn hold up no look for what has gone', async () => {
  const mempool = follow({
    detail: () => new Promise(() => {}),
    locate: (hash) => Promise.resolve(inBlock(hash)),
  })
  mempool.list('a', 'b')
  await seconds(2)
  mempool.list('b')
  await seconds(2)
  expect(mempool.confirmed()).toEqual(['a'])
})

test('what arrives meanwhile comes before what is older', async () => {
  const mempool = follow()
  mempool.list('a', 'b', 'c')
  await seconds(0.5)
  mempool.list('a', 'b', 'c', 'd')
  await seconds(5)
  expect(mempool.asked).toEqual(['detail c', 'detail d', 'detail b', 'detail a'])
})

test('nothing is asked twice, unless it failed; then three times', async () => {
  const mempool = follow({
    detail: (hash) =>
      hash === 'bad' ? Promise.reject(new Error('malformed')) : Promise.resolve(summary(hash)),
  })
  mempool.list('good', 'bad')
  await seconds(10)
  mempool.list('good', 'bad')
  await seconds(10)
  expect(mempool.asked.filter((question) => question === 'detail good')).toHaveLength(1)
  expect(mempool.asked.filter((question) => question === 'detail bad')).toHaveLength(3)
})

describe('what has left', () => {
  test('is looked for again when its block is orphaned, and confirmed in the next one', async () => {
    let block = BLOCK
    const mempool = follow({ locate: (hash) => Promise.resolve({ ...inBlock(hash), block }) })
    mempool.list('a', 'b')
    await seconds(3)
    mempool.list('b')
    await seconds(2)
    expect(mempool.confirmed()).toEqual(['a'])
    mempool.orphaned('0xother')
    expect(mempool.confirmed()).toEqual(['a'])
    mempool.orphaned(BLOCK.hash)
    expect(mempool.confirmed()).toEqual([])
    expect(mempool.pending()).toEqual(['b pending', 'a missing'])
    block = { index: 7, hash: '0xnew' }
    await seconds(3)
    mempool.list('b')
    await seconds(2)
    expect(mempool.confirmed()).toEqual(['a'])
  })

  test('is looked for before any detail, at every list, for a minute', async () => {
    const mempool = follow()
    mempool.list('a', 'b')
    await seconds(3)
    for (let poll = 0; poll < 14; poll++) {
      mempool.list('b')
      await seconds(5)
    }
    expect(mempool.asked.filter((question) => question === 'locate a')).toHaveLength(12)
    expect(mempool.known()).toEqual(['b'])
  })

  test('is confirmed when a later look finds it', async () => {
    let indexed = false
    const mempool = follow({
      locate: (hash) => Promise.resolve(indexed ? inBlock(hash) : undefined),
    })
    mempool.list('a', 'b')
    await seconds(3)
    mempool.list('b')
    await seconds(2)
    expect(mempool.pending()).toEqual(['b pending', 'a exiting'])
    indexed = true
    await seconds(3)
    mempool.list('b')
    await seconds(2)
    expect(mempool.pending()).toEqual(['b pending'])
    expect(mempool.confirmed()).toEqual(['a'])
    await seconds(59)
    expect(mempool.confirmed()).toEqual([])
  })

  test('is confirmed all together once one has told the block', async () => {
    const many = Array.from({ length: 50 }, (_, i) => `t${i}`)
    const mempool = follow({
      locate: (hash) => Promise.resolve(inBlock(hash)),
      taken: () => Promise.resolve([...many, 'never seen'].map(inBlock)),
    })
    mempool.list(...many, 'other')
    await seconds(0.1)
    mempool.list('other')
    await seconds(4)
    expect(mempool.confirmed()).toHaveLength(50)
    expect(mempool.asked.filter((question) => !question.startsWith('detail'))).toEqual([
      'locate t0',
      'taken 0xb10c',
    ])
    expect(mempool.pending()).toEqual(['other pending'])
  })

  test('is found one by one when the block can’t be had', async () => {
    const mempool = follow({
      locate: (hash) => Promise.resolve(inBlock(hash)),
      taken: () => Promise.reject(new Error('gone')),
    })
    mempool.list('a', 'b', 'c')
    await seconds(4)
    mempool.list()
    await seconds(6)
    expect(mempool.confirmed().sort()).toEqual(['a', 'b', 'c'])
  })

  test('counts as not confirmed when the look fails', async () => {
    const mempool = follow({ locate: () => Promise.reject(new Error('down')) })
    mempool.list('a', 'b')
    await seconds(3)
    mempool.list('b')
    await seconds(2)
    expect(mempool.pending()).toEqual(['b pending', 'a exiting'])
  })

  test('takes turns when there are more than a poll has time for', async () => {
    const mempool = follow()
    mempool.list('a', 'b', 'c', 'd', 'e', 'f', 'g', 'h')
    await seconds(10)
    mempool.list()
    await seconds(4.5)
    mempool.list()
    await seconds(4.5)
    const looks = mempool.asked.filter((question) => question.startsWith('locate'))
    expect(new Set(looks).size).toBe(8)
  })
})

test('after a 429 it asks again, however often, and its turn comes when the pace says', async () => {
  let refusals = 5
  const mempool = follow({
    detail: (hash) =>
      (refusals -= 1) < 0
        ? Promise.resolve(summary(hash))
        : Promise.reject(new RateLimitError({ retryAfter: 1 }, CONTEXT)),
  })
  mempool.list('a')
  await seconds(10)
  expect(mempool.asked).toEqual(Array.from({ length: 6 }, () => 'detail a'))
})

test('a clock that was set back stops nothing', async () => {
  const mempool = follow()
  mempool.list('a')
  await seconds(3)
  vi.setSystemTime(Date.now() - 3_600_000)
  mempool.list('a', 'b')
  await seconds(3)
  expect(mempool.asked).toEqual(['detail a', 'detail b'])
})

test('held, it drops the question under way and asks nothing; resumed, it asks again', async () => {
  const mempool = follow()
  mempool.list('a', 'b')
  await seconds(0.5)
  mempool.hold()
  await seconds(30)
  expect(mempool.asked).toEqual(['detail b'])
  mempool.resume()
  await seconds(3)
  expect(mempool.asked).toEqual(['detail b', 'detail b', 'detail a'])
})

test('stopped, it asks and tells nothing more', async () => {
  const mempool = follow()
  mempool.list('a', 'b')
  mempool.stop()
  const before = mempool.pending()
  mempool.list('c')
  await seconds(90)
  expect(mempool.asked).toEqual(['detail b'])
  expect(mempool.pending()).toEqual(before)
})
