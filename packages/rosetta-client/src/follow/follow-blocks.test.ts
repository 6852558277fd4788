import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { leaveVirtualClock, useVirtualClock } from '../../test/support/clock'
import { FakeChain } from '../../test/support/fake-chain'
import { apiError } from '../../test/support/fake-endpoint'
import type { FakeAnswer } from '../../test/support/fake-endpoint'
import { createRosettaClient } from '../client'
import type { DeepReorgError } from '../errors'
import type { FollowCursor } from './cursor'
import type { ChainEvent, FollowOptions } from './follow-blocks'

beforeEach(useVirtualClock)
afterEach(leaveVirtualClock)

const clientOf = ({ endpoint }: FakeChain) =>
  createRosettaClient({ baseUrl: 'https://node.example', fetch: endpoint.fetch })

/** Follows a chain and keeps what is reported, as '+7' and '-7', and the blocks believed in. */
function follow(chain: FakeChain, options: FollowOptions = {}) {
  const controller = new AbortController()
  const reported: string[] = []
  const events: ChainEvent[] = []
  const believed = new Map<number, string>()
  const over = (async () => {
    const { signal } = controller
    for await (const event of clientOf(chain).events.follow({ signal, ...options })) {
      const { index, hash } = event.block_identifier
      events.push(event)
      reported.push(`${event.type === 'block_removed' ? '-' : '+'}${index}`)
      if (event.type === 'block_added') believed.set(index, hash)
      else believed.delete(index)
    }
  })().catch((error: unknown) => error)
  return {
    reported,
    events,
    over,
    believes: () => [...believed.values()],
    stop: async (): Promise<FollowCursor | undefined> => {
      controller.abort('stop')
      await over
      // As if it had been stored and read again.
      const { cursor } = events.at(-1) ?? {}
      return cursor && (JSON.parse(JSON.stringify(cursor)) as FollowCursor)
    },
  }
}

const pass = (milliseconds: number): Promise<unknown> => vi.advanceTimersByTimeAsync(milliseconds)
const range = (from: number, to: number): string[] =>
  Array.from({ length: to - from + 1 }, (_, index) => `+${from + index}`)
const hashes = ({ blocks }: FakeChain, from: number): string[] =>
  blocks.slice(from - 1).map(({ block_identifier }) => block_identifier.hash)
const asked = ({ endpoint }: FakeChain): string[] =>
  endpoint.calls.map(({ path, body }) => {
    const { index } = Object(body['block_identifier']) as { index?: number }
    return path === '/block' ? `block ${index}` : path
  })

describe('where it starts', () => {
  it('reports what comes from now on', async () => {
    const chain = new FakeChain(200)
    const { reported, stop } = follow(chain)
    await pass(0)
    expect(reported).toEqual([])
    chain.add(2)
    await pass(10_000)
    expect(reported).toEqual(['+201', '+202'])
    await stop()
  })

  it('reports all from a height on', async () => {
    const { reported, stop } = follow(new FakeChain(350), { from: 40 })
    await pass(0)
    expect(reported).toEqual(range(40, 350))
    await stop()
  })

  it('waits for a height that is yet to come', async () => {
    const chain = new FakeChain(3)
    const { reported, stop } = follow(chain, { from: 6 })
    await pass(20_000)
    chain.add(4)
    await pass(10_000)
    expect(reported).toEqual(['+6', '+7'])
    await stop()
  })

  it('waits for a server that is starting', async () => {
    const chain = new FakeChain(5)
    chain.status = { index: 0, hash: `0x${'0'.repeat(64)}` }
    const { reported, stop } = follow(chain)
    await pass(30_000)
    chain.status = undefined
    await pass(10_000)
    chain.add()
    await pass(10_000)
    expect(reported).toEqual(['+6'])
    await stop()
  })

  it('carries the whole block, which it had to read anyway', async () => {
    const chain = new FakeChain(5)
    const { events, stop } = follow(chain, { from: 5 })
    await pass(0)
    expect(events[0]?.block).toEqual(chain.blocks[4])
    expect(asked(chain)).toEqual(['/network/status', 'block 5'])
    await stop()
  })
})

describe('a cursor', () => {
  it('resumes with what happened since, and nothing older', async () => {
    const chain = new FakeChain(50)
    const first = follow(chain, { from: 20 })
    await pass(0)
    const cursor = await first.stop()
    chain.reorg(3, 5)
    const { reported, stop } = follow(chain, { from: cursor })
    await pass(0)
    expect(reported).toEqual(['-50', '-49', '-48', ...range(48, 52)])
    await stop()
  })

  it('resumes in the middle of a reorg', async () => {
    const chain = new FakeChain(50)
    const first = follow(chain, { from: 40 })
    await pass(0)
    chain.reorg(4, 6)
    await pass(10_000)
    await first.stop()
    const expected = first.events.slice(11)
    for (const [at, { cursor }] of expected.entries()) {
      const { events, stop } = follow(chain, { from: cursor })
      await pass(0)
      await stop()
      expect(events).toEqual(expected.slice(at + 1))
    }
  })

  it('resumes after a day', async () => {
    const chain = new FakeChain(50)
    const first = follow(chain, { from: 50 })
    await pass(0)
    const cursor = await first.stop()
    chain.add(900)
    const { believes, reported, stop } = follow(chain, { from: cursor })
    await pass(0)
    expect(reported).toEqual(range(51, 950))
    expect(believes()).toEqual(hashes(chain, 51))
    await stop()
  })

  it('holds at most 100 blocks', async () => {
    const { events, stop } = follow(new FakeChain(350), { from: 1 })
    await pass(0)
    expect(events.at(-1)?.cursor.blocks).toHaveLength(100)
    expect(events.at(-1)?.cursor.blocks[0]?.index).toBe(251)
    await stop()
  })

  it('whose blocks are all gone ends with an error that names them', async () => {
    const chain = new FakeChain(350)
    const first = follow(chain, { from: 1 })
    await pass(0)
    const cursor = await first.stop()
    chain.reorg(150, 160)
    const { over, reported } = follow(chain, { from: cursor })
    await pass(0)
    expect(await over).toMatchObject({
      name: 'DeepReorgError',
      lost: [...(cursor?.blocks ?? [])].reverse(),
      cursor: undefined,
    })
    expect(reported).toEqual([])
  })

  it('of other confirmations is refused', async () => {
    const chain = new FakeChain(50)
    const first = follow(chain, { from: 40 })
    await pass(0)
    const cursor = await first.stop()
    expect(() => clientOf(chain).events.follow({ from: cursor, confirmations: 3 })).toThrow(
      'from is a cursor of following with confirmations: 1, not 3',
    )
  })

  it.each([
    ['nothing', null],
    ['another version', { version: 2, from: 1, confirmations: 1, blocks: [] }],
    ['a hash that is none', { blocks: [{ index: 5, hash: '0x5' }] }],
    [
      'a gap',
      {
        blocks: [
          { index: 5, hash: `0x${'5'.repeat(64)}` },
          { index: 7, hash: `0x${'7'.repeat(64)}` },
        ],
      },
    ],
  ])('with %s is refused', (_name, wrong) => {
    const empty: object = { version: 1, from: 1, confirmations: 1, blocks: [] }
    const from = (wrong && { ...empty, ...wrong }) as FollowCursor
    expect(() => clientOf(new FakeChain(5)).events.follow({ from })).toThrow(
      expect.objectContaining({ name: 'InvalidRequestError' }),
    )
  })
})

describe('a reorg', () => {
  it.each([
    ['of one block', 1, 2],
    ['of equal length', 1, 1],
    ['of two blocks', 2, 3],
    ['of four blocks', 4, 5],
    ['of ten blocks', 10, 11],
    ['to a lower height', 5, 3],
    ['to one block', 10, 1],
    ['of all that was reported', 12, 14],
    ['below all that was reported, to a lower height', 14, 1],
  ])('%s takes back the losers and adds the winners', async (_name, depth, length) => {
    const chain = new FakeChain(50)
    const { believes, reported, stop } = follow(chain)
    await pass(0)
    chain.add(12)
    await pass(10_000)
    const seen = reported.length
    chain.reorg(depth, length)
    await pass(10_000)
    const top = 62 - depth + length
    const lost = Math.min(depth, 12)
    expect(reported.slice(seen)).toEqual([
      ...Array.from({ length: lost }, (_, index) => `-${62 - index}`),
      ...(top > 50 ? range(63 - lost, top) : []),
    ])
    expect(believes()).toEqual(hashes(chain, 51))
    chain.add(15)
    await pass(10_000)
    expect(believes()).toEqual(hashes(chain, 51))
    await stop()
  })

  it('while another is being read is read again', async () => {
    const chain = new FakeChain(50)
    const { believes, stop } = follow(chain, { from: 30 })
    await pass(0)
    chain.reorg(6, 8)
    // The endpoint changes branches after the first read of the new one.
    let reads = 0
    chain.beforeBlock = () => {
      if (++reads === 3) chain.reorg(9, 12)
    }
    await pass(20_000)
    expect(believes()).toEqual(hashes(chain, 30))
    await stop()
  })

  it('is not seen in a status that is out of date', async () => {
    const chain = new FakeChain(50)
    const { reported, believes, stop } = follow(chain)
    await pass(0)
    chain.status = { ...chain.tip }
    chain.add(2)
    await pass(10_000)
    expect(reported).toEqual([])
    chain.status = undefined
    await pass(10_000)
    chain.status = { index: 51, hash: chain.blocks[50]?.block_identifier.hash ?? '' }
    await pass(10_000)
    chain.status = { index: 51, hash: `0x${'e'.repeat(64)}` }
    await pass(10_000)
    chain.status = { index: 9, hash: `0x${'e'.repeat(64)}` }
    await pass(10_000)
    expect(reported).toEqual(['+51', '+52'])
    expect(believes()).toEqual(hashes(chain, 51))
    await stop()
  })
})

describe('confirmations', () => {
  it('delay a block until it is that deep', async () => {
    const chain = new FakeChain(50)
    const { reported, stop } = follow(chain, { confirmations: 3 })
    await pass(0)
    expect(reported).toEqual([])
    chain.add()
    await pass(10_000)
    expect(reported).toEqual(['+49'])
    chain.add(2)
    await pass(10_000)
    expect(reported).toEqual(['+49', '+50', '+51'])
    await stop()
  })

  it('hide reorgs that are not as deep', async () => {
    const chain = new FakeChain(50)
    const { believes, reported, stop } = follow(chain, { from: 45, confirmations: 4 })
    await pass(0)
    chain.reorg(3, 1)
    await pass(10_000)
    chain.reorg(1, 5)
    await pass(10_000)
    expect(reported).toEqual(range(45, 49))
    expect(believes()).toEqual(hashes(chain, 45).slice(0, -3))
    await stop()
  })

  it('that a reorg undoes end it with an error that says where to go on', async () => {
    const chain = new FakeChain(50)
    const { over, believes } = follow(chain, { from: 40, confirmations: 4 })
    await pass(0)
    const lost = chain.blocks.slice(44, 47).map(({ block_identifier }) => block_identifier)
    chain.reorg(6, 8)
    await pass(10_000)
    expect(await over).toMatchObject({
      name: 'DeepReorgError',
      lost: lost.reverse(),
    })
    expect(believes()).toHaveLength(8)
    const { cursor } = (await over) as DeepReorgError
    const resumed = follow(chain, { from: cursor as FollowCursor, confirmations: 4 })
    await pass(0)
    expect(resumed.reported).toEqual(range(45, 49))
    await resumed.stop()
  })

  it('resume from a cursor', async () => {
    const chain = new FakeChain(50)
    const first = follow(chain, { from: 40, confirmations: 4 })
    await pass(0)
    const cursor = await first.stop()
    chain.reorg(3, 5)
    const { reported, stop } = follow(chain, { from: cursor, confirmations: 4 })
    await pass(0)
    expect(reported).toEqual(['+48', '+49'])
    await stop()
  })
})

describe('polling', () => {
  it('makes 6 requests a minute on a quiet chain', async () => {
    const chain = new FakeChain(100)
    const { stop } = follow(chain)
    await pass(600_000)
    expect(asked(chain)).toEqual(Array.from({ length: 61 }, () => '/network/status'))
    await stop()
  })

  it('makes one request more for a block', async () => {
    const chain = new FakeChain(100)
    const { stop } = follow(chain)
    await pass(5000)
    chain.add()
    await pass(60_000)
    expect(asked(chain)).toHaveLength(8)
    await stop()
  })
})

describe('failures', () => {
  it('are waited out', async () => {
    vi.spyOn(Math, 'random').mockReturnValue(0.5)
    const chain = new FakeChain(10)
    const errors: unknown[] = []
    const { reported, stop } = follow(chain, { onError: (error) => errors.push(error) })
    await pass(0)
    chain.instead = [
      new TypeError('fetch failed'),
      apiError(9),
      new Response('', { status: 503 }),
      apiError(2),
      new Response('<html>Bad gateway</html>', { status: 200 }),
      new Response('', { status: 429, headers: { 'retry-after': '40' } }),
    ]
    chain.add()
    await pass(10_000 + 1000 + 2000 + 4000 + 8000 + 16_000 + 39_000)
    expect(reported).toEqual([])
    await pass(1000)
    expect(reported).toEqual(['+11'])
    expect(errors).toHaveLength(6)
    vi.restoreAllMocks()
    await stop()
  })

  it('of a node behind the server are told, and remove nothing', async () => {
    const chain = new FakeChain(10)
    const errors: unknown[] = []
    const { reported, stop } = follow(chain, { from: 9, onError: (error) => errors.push(error) })
    await pass(0)
    chain.add()
    chain.instead = [chain.endpoint.calls.length ? statusOf(chain) : {}, apiError(6)]
    await pass(10_000)
    expect(reported).toEqual(['+9', '+10'])
    expect(errors).toMatchObject([{ name: 'RosettaApiError', code: 6 }])
    await pass(10_000)
    expect(reported).toEqual(['+9', '+10', '+11'])
    await stop()
  })

  it('are waited out however long the server asks for', async () => {
    const chain = new FakeChain(10)
    const { stop } = follow(chain)
    await pass(0)
    chain.instead = [new Response('', { status: 429, headers: { 'retry-after': '3000000' } })]
    await pass(10_000)
    const { length } = chain.endpoint.calls
    await pass(3_600_000)
    expect(chain.endpoint.calls).toHaveLength(length)
    await stop()
  })

  it.each<[string, FakeAnswer]>([
    ['EndpointCapabilityError', new Response('404 page not found', { status: 404 })],
    ['InvalidResponseError', { current_block_identifier: 'many' }],
    ['RosettaApiError', apiError(5)],
  ])('that a retry can not fix end it: %s', async (name, answer) => {
    const chain = new FakeChain(10)
    const { over } = follow(chain)
    await pass(0)
    chain.instead = [answer]
    await pass(10_000)
    expect(await over).toMatchObject({ name })
  })
})

describe('options', () => {
  const wrong = [NaN, -1, 0, 1.5, Infinity, '5', null, 2 ** 53]
  const numbers = ['from', 'confirmations', 'interval', 'timeout'].flatMap((name) =>
    wrong.map((value) => [name, value] as const),
  )
  it.each<readonly [string, unknown]>([
    ...numbers,
    ['from', 'tip'],
    ['signal', 'stop'],
    ['signal', new AbortController()],
    ['onError', 'log'],
    ['window', 64],
    ['maxInterval', 30_000],
    ['confirmation', 3],
  ])('are refused before anything is sent: %s %s', (name, value) => {
    const chain = new FakeChain(5)
    expect(() => clientOf(chain).events.follow({ [name]: value })).toThrow(
      expect.objectContaining({ name: 'InvalidRequestError', argument: name }),
    )
    expect(chain.endpoint.calls).toEqual([])
  })
})

describe('leaving', () => {
  it('ends with the reason of the signal, also while it waits', async () => {
    const controller = new AbortController()
    const { over } = follow(new FakeChain(10), { signal: controller.signal })
    await pass(3000)
    const reason = new Error('enough')
    controller.abort(reason)
    expect(await over).toBe(reason)
    expect(vi.getTimerCount()).toBe(0)
  })

  it('ends before it begins with a signal that has aborted', async () => {
    const chain = new FakeChain(10)
    const { over } = follow(chain, { signal: AbortSignal.abort('no') })
    expect(await over).toBe('no')
    expect(chain.endpoint.calls).toEqual([])
  })

  it('stops polling when the loop is left', async () => {
    const chain = new FakeChain(10)
    for await (const event of clientOf(chain).events.follow({ from: 1 })) {
      if (event.block_identifier.index === 3) break
    }
    const calls = chain.endpoint.calls.length
    await pass(100_000)
    expect(chain.endpoint.calls).toHaveLength(calls)
  })

  it('stops in the middle of a wait when the iterator is returned', async () => {
    const iterator = clientOf(new FakeChain(10)).events.follow()[Symbol.asyncIterator]()
    const next = iterator.next()
    await pass(3000)
    await iterator.return?.()
    expect(await next).toEqual({ done: true, value: undefined })
    expect(vi.getTimerCount()).toBe(0)
  })
})

function statusOf({ tip }: FakeChain): object {
  return {
    current_block_identifier: tip,
    current_block_timestamp: 0,
    genesis_block_identifier: { index: 0, hash: `0x${'0'.repeat(64)}` },
    oldest_block_identifier: { index: 0, hash: '' },
    sync_status: { stage: 'synchronized', synced: true },
  }
}
