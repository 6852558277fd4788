import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { leaveVirtualClock, useVirtualClock } from '../../test/support/clock'
import { apiError, fakeEndpoint, silence } from '../../test/support/fake-endpoint'
import type { FakeAnswer, FakeCall } from '../../test/support/fake-endpoint'
import { createRosettaClient } from '../client'
import type { BlockEvent } from '../schema/events'
import type { FollowOptions } from './follow'

beforeEach(useVirtualClock)
afterEach(leaveVirtualClock)

/** The server's table of blocks: one row per block, rewritten in place when the block is orphaned. */
class Table {
  rows: BlockEvent[] = []
  /** Answers in place of the table's, in turn. */
  instead: (FakeAnswer | Promise<FakeAnswer>)[] = []
  readonly endpoint = fakeEndpoint((call) => this.instead.shift() ?? this.#page(call))

  add(count = 1, branch = 'a'): this {
    for (let added = 0; added < count; added++) {
      const sequence = (this.rows.at(-1)?.sequence ?? 0) + 1
      const hash = `0x${branch}${sequence.toString(16).padStart(63, '0')}`
      this.rows.push({ sequence, type: 'block_added', block_identifier: { index: sequence, hash } })
    }
    return this
  }

  remove(sequence: number): void {
    const row = this.rows.find((entry) => entry.sequence === sequence)
    if (row) row.type = 'block_removed'
  }

  #page({ body }: FakeCall) {
    const { offset = 0, limit = 10 } = body as { offset?: number; limit?: number }
    const events = this.rows.filter(({ sequence }) => sequence >= offset).slice(0, limit)
    return { max_sequence: this.rows.at(-1)?.sequence ?? 0, events: structuredClone(events) }
  }
}

/** Follows a table and keeps what is reported, as '+7' and '-7'. */
function follow(table: Table, options: FollowOptions = {}) {
  const controller = new AbortController()
  const client = createRosettaClient({
    baseUrl: 'https://node.example',
    fetch: table.endpoint.fetch,
  })
  const reported: string[] = []
  const over = (async () => {
    for await (const event of client.events.follow({ signal: controller.signal, ...options })) {
      const sign = event.type === 'block_removed' ? '-' : '+'
      reported.push(`${sign}${event.block_identifier.index}`)
    }
  })().catch((error: unknown) => error)
  return {
    reported,
    over,
    stop: async () => {
      controller.abort('stop')
      await over
    },
  }
}

const pass = (milliseconds: number): Promise<unknown> => vi.advanceTimersByTimeAsync(milliseconds)
const offsets = ({ endpoint }: Table): unknown[] => endpoint.calls.map(({ body }) => body['offset'])
const range = (from: number, to: number): string[] =>
  Array.from({ length: to - from + 1 }, (_, index) => `+${from + index}`)

describe('where it begins', () => {
  it('reports what comes from now on', async () => {
    const table = new Table().add(200)
    const { reported, stop } = follow(table)
    await pass(0)
    expect(reported).toEqual([])
    table.add(2)
    await pass(10_000)
    expect(reported).toEqual(['+201', '+202'])
    await stop()
  })

  it('reports all from a sequence on, page by page', async () => {
    const table = new Table().add(350)
    const { reported, stop } = follow(table, { from: 40 })
    await pass(0)
    expect(reported).toEqual(range(40, 350))
    await stop()
  })

  it('reports removals before it, which happened while nobody looked', async () => {
    const table = new Table().add(100)
    table.remove(95)
    table.remove(30)
    const { reported, stop } = follow(table, { from: 101 })
    await pass(0)
    expect(reported).toEqual(['-95'])
    await stop()
  })

  it('waits at a table that is empty', async () => {
    const table = new Table()
    const { reported, stop } = follow(table)
    await pass(60_000)
    table.add(3)
    await pass(30_000)
    expect(reported).toEqual(['+1', '+2', '+3'])
    await stop()
  })
})

describe('removed blocks', () => {
  it('are reported although the row is old', async () => {
    const table = new Table().add(100)
    const { reported, stop } = follow(table)
    await pass(0)
    table.add(3)
    await pass(10_000)
    table.remove(102)
    table.remove(103)
    table.add(1, 'b')
    await pass(15_000)
    expect(reported).toEqual(['+101', '+102', '+103', '+104', '-102', '-103'])
    await stop()
  })

  it('are found one poll later too, when the row changes after the block arrived', async () => {
    const table = new Table().add(100)
    const { reported, stop } = follow(table)
    await pass(0)
    table.add()
    await pass(10_000)
    table.remove(100)
    await pass(60_000)
    expect(reported).toEqual(['+101', '-100'])
    await stop()
  })

  it('are looked for in the window alone', async () => {
    const table = new Table().add(300)
    const { reported, stop } = follow(table, { window: 150 })
    await pass(0)
    table.remove(152)
    table.remove(150)
    table.add()
    await pass(10_000)
    expect(reported).toEqual(['+301', '-152'])
    await stop()
  })

  it('are reported as added again when they come back', async () => {
    const table = new Table().add(5)
    const { reported, stop } = follow(table, { from: 5 })
    await pass(0)
    table.remove(5)
    table.add()
    await pass(10_000)
    const row = table.rows[4]
    if (row) row.type = 'block_added'
    table.add()
    await pass(15_000)
    expect(reported).toEqual(['+5', '+6', '-5', '+7', '+5'])
    await stop()
  })
})

it('reports rows that appear late below others, once', async () => {
  const table = new Table().add(10)
  const { reported, stop } = follow(table)
  await pass(0)
  table.add(3)
  const [late] = table.rows.splice(11, 1)
  await pass(10_000)
  if (late) table.rows.splice(11, 0, late)
  await pass(60_000)
  expect(reported).toEqual(['+11', '+13', '+12'])
  await stop()
})

describe('when the server starts over', () => {
  it('starts over too, and repeats nothing it has reported', async () => {
    const table = new Table().add(20)
    const { reported, stop } = follow(table, { from: 11 })
    await pass(0)
    expect(reported).toEqual(range(11, 20))
    // The rebuilt table has the newest blocks first and numbers from 1.
    const rows = table.rows.slice(12).reverse()
    table.rows = rows.map((row, index) => ({ ...row, sequence: index + 1 }))
    await pass(30_000)
    expect(reported).toEqual(range(11, 20))
    table.rows.push({
      sequence: 9,
      type: 'block_added',
      block_identifier: { index: 21, hash: `0xc${'0'.repeat(63)}` },
    })
    await pass(30_000)
    expect(reported).toEqual(range(11, 21))
    await stop()
  })

  it('starts over from an offset that is beyond the table', async () => {
    const table = new Table().add(3)
    const { reported, stop } = follow(table, { from: 1000 })
    await pass(0)
    expect(reported).toEqual(range(1, 3))
    await stop()
  })
})

describe('polling', () => {
  const gaps = ({ endpoint }: Table): number[] =>
    endpoint.calls.slice(1).map(({ at }, index) => at - (endpoint.calls[index]?.at ?? 0))

  it('slows down while nothing happens, and asks at the same offset', async () => {
    const table = new Table().add(100)
    const { stop } = follow(table)
    await pass(120_000)
    expect(offsets(table).slice(0, 3)).toEqual([0, 101, 37])
    expect(
      offsets(table)
        .slice(3)
        .every((offset) => offset === 101),
    ).toBe(true)
    expect(gaps(table).slice(0, 6)).toEqual([0, 0, 10_000, 15_000, 22_500, 30_000])
    await stop()
  })

  it('is as quick as before after news', async () => {
    const table = new Table().add(100)
    const { stop } = follow(table, { interval: 1000, maxInterval: 8000, window: 0 })
    await pass(20_000)
    table.add()
    await pass(30_000)
    const news = gaps(table).lastIndexOf(1000)
    expect(news).toBeGreaterThan(4)
    expect(gaps(table).slice(news, news + 4)).toEqual([1000, 1500, 2250, 3375])
    await stop()
  })

  it('asks at once after a server that held the connection', async () => {
    const table = new Table().add(10)
    const { reported, stop } = follow(table, { window: 0, timeout: 60_000 })
    await pass(0)
    const held = new Promise<FakeAnswer>((resolve) => {
      setTimeout(() => {
        table.add()
        resolve({ max_sequence: 11, events: structuredClone(table.rows.slice(10)) })
      }, 25_000)
    })
    table.instead = [held]
    await pass(10_000)
    const before = table.endpoint.calls.length
    await pass(25_000)
    expect(reported).toEqual(['+11'])
    expect(table.endpoint.calls.slice(before).map(({ at }) => at)).toEqual([25_001])
    await stop()
  })

  it('takes a time-out for the end of a held connection', async () => {
    const table = new Table().add(10)
    const errors: unknown[] = []
    const { reported, stop } = follow(table, {
      window: 0,
      timeout: 30_000,
      onError: (error) => errors.push(error),
    })
    await pass(0)
    table.instead = [silence()]
    await pass(10_000)
    table.add()
    await pass(30_001)
    expect(reported).toEqual(['+11'])
    expect(errors).toEqual([expect.objectContaining({ name: 'RequestTimeoutError' })])
    expect(offsets(table).slice(-3)).toEqual([11, 11, 11])
    await stop()
  })
})

describe('failures', () => {
  it('are waited out at the same offset', async () => {
    vi.spyOn(Math, 'random').mockReturnValue(0.5)
    const table = new Table().add(10)
    const errors: unknown[] = []
    const { reported, stop } = follow(table, { onError: (error) => errors.push(error) })
    await pass(0)
    table.instead = [
      new TypeError('fetch failed'),
      apiError(9),
      new Response('', { status: 503 }),
      apiError(2),
      new Response('<html>Bad gateway</html>', { status: 200 }),
      new Response('', { status: 429, headers: { 'retry-after': '40' } }),
    ]
    table.add()
    await pass(10_000 + 1000 + 2000 + 4000 + 8000 + 16_000 + 39_000)
    expect(reported).toEqual([])
    await pass(1000)
    expect(reported).toEqual(['+11'])
    expect(errors).toHaveLength(6)
    expect(new Set(offsets(table).slice(3))).toEqual(new Set([11, 0]))
    vi.restoreAllMocks()
    await stop()
  })

  it('are waited out however long the server asks for', async () => {
    const table = new Table().add(10)
    const { stop } = follow(table)
    await pass(0)
    table.instead = [new Response('', { status: 429, headers: { 'retry-after': '3000000' } })]
    await pass(10_000)
    const { length } = offsets(table)
    await pass(3_600_000)
    expect(offsets(table)).toHaveLength(length)
    await stop()
  })

  it.each<[string, FakeAnswer]>([
    ['EndpointCapabilityError', new Response('404 page not found', { status: 404 })],
    ['InvalidResponseError', { max_sequence: 'many', events: [] }],
    ['RosettaApiError', apiError(5)],
  ])('that time does not mend end it: %s', async (name, answer) => {
    const table = new Table().add(10)
    const { over } = follow(table)
    await pass(0)
    table.instead = [answer]
    await pass(10_000)
    expect(await over).toMatchObject({ name })
  })

  it.each<FollowOptions>([{ from: -1 }, { from: 1.5 }, { window: -1 }])(
    'in the arguments are refused at once: %j',
    (options) => {
      const client = createRosettaClient({ baseUrl: 'https://node.example' })
      expect(() => client.events.follow(options)).toThrow(
        expect.objectContaining({ name: 'InvalidRequestError' }),
      )
    },
  )
})

describe('leaving', () => {
  it('ends with the reason of the signal, also while it waits', async () => {
    const table = new Table().add(10)
    const controller = new AbortController()
    const { over } = follow(table, { signal: controller.signal })
    await pass(3000)
    const reason = new Error('enough')
    controller.abort(reason)
    expect(await over).toBe(reason)
    expect(vi.getTimerCount()).toBe(0)
  })

  it('ends before it begins with a signal that has aborted', async () => {
    const table = new Table().add(10)
    const { over } = follow(table, { signal: AbortSignal.abort('no') })
    expect(await over).toBe('no')
    expect(table.endpoint.calls).toEqual([])
  })

  it('stops polling when the loop is left', async () => {
    const table = new Table().add(10)
    const client = createRosettaClient({
      baseUrl: 'https://node.example',
      fetch: table.endpoint.fetch,
    })
    for await (const event of client.events.follow({ from: 1 })) {
      if (event.sequence === 3) break
    }
    const calls = table.endpoint.calls.length
    await pass(100_000)
    expect(table.endpoint.calls).toHaveLength(calls)
  })

  it('stops in the middle of a wait when the iterator is returned', async () => {
    const table = new Table().add(10)
    const client = createRosettaClient({
      baseUrl: 'https://node.example',
      fetch: table.endpoint.fetch,
    })
    const iterator = client.events.follow()[Symbol.asyncIterator]()
    const next = iterator.next()
    await pass(3000)
    await iterator.return?.()
    expect(await next).toEqual({ done: true, value: undefined })
    expect(vi.getTimerCount()).toBe(0)
  })
})

it('keeps what it remembers within bounds', async () => {
  const table = new Table().add(12_000)
  const { reported, stop } = follow(table, { from: 0 })
  await pass(0)
  await vi.waitFor(() => {
    expect(reported).toHaveLength(12_000)
  })
  table.add()
  await pass(10_000)
  expect(reported).toHaveLength(12_001)
  await stop()
})
