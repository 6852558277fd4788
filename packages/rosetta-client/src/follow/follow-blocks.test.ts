import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { leaveVirtualClock, pass, until, useVirtualClock } from '../../test/support/clock'
import { clientOf, FakeChain } from '../../test/support/fake-chain'
import { asked, followBlocks, range } from '../../test/support/followed-blocks'

beforeEach(useVirtualClock)
afterEach(leaveVirtualClock)

describe('start', () => {
  it('reports new blocks', async () => {
    const chain = new FakeChain(200)
    const { reported, stop } = followBlocks(chain)
    await pass(0)
    expect(reported).toEqual([])
    chain.add(2)
    await pass(10_000)
    expect(reported).toEqual(['+201', '+202'])
    await stop()
  })

  it('reports all blocks from a height', async () => {
    const { reported, stop } = followBlocks(new FakeChain(350), { from: 40 })
    await until(() => reported.length >= 311)
    expect(reported).toEqual(range(40, 350))
    await stop()
  })

  it('waits for a future height', async () => {
    const chain = new FakeChain(3)
    const { reported, stop } = followBlocks(chain, { from: 6 })
    await pass(20_000)
    chain.add(4)
    await pass(10_000)
    expect(reported).toEqual(['+6', '+7'])
    await stop()
  })

  it('waits for a starting server', async () => {
    const chain = new FakeChain(5)
    chain.status = { index: 0, hash: `0x${'0'.repeat(64)}` }
    const { reported, stop } = followBlocks(chain)
    await pass(30_000)
    chain.status = undefined
    await pass(10_000)
    chain.add()
    await pass(10_000)
    expect(reported).toEqual(['+6'])
    await stop()
  })

  it('includes the complete block', async () => {
    const chain = new FakeChain(5)
    const { events, stop } = followBlocks(chain, { from: 5 })
    await pass(0)
    expect(events[0]?.block).toEqual(chain.blocks[4])
    expect(asked(chain)).toEqual(['/network/status', 'block 5'])
    await stop()
  })
})

describe('polling', () => {
  it('makes 6 requests per minute without new blocks', async () => {
    const chain = new FakeChain(100)
    const { stop } = followBlocks(chain)
    await pass(600_000)
    expect(asked(chain)).toEqual(Array.from({ length: 61 }, () => '/network/status'))
    await stop()
  })

  it('makes one more request per block', async () => {
    const chain = new FakeChain(100)
    const { stop } = followBlocks(chain)
    await pass(5000)
    chain.add()
    await pass(60_000)
    expect(asked(chain)).toHaveLength(8)
    await stop()
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
  ])('are rejected before a request: %s %s', (name, value) => {
    const chain = new FakeChain(5)
    expect(() => clientOf(chain).events.follow({ [name]: value })).toThrow(
      expect.objectContaining({ name: 'InvalidRequestError', argument: name }),
    )
    expect(chain.endpoint.calls).toEqual([])
  })
})

describe('stopping', () => {
  it('throws the signal’s reason, also while waiting', async () => {
    const controller = new AbortController()
    const { over } = followBlocks(new FakeChain(10), { signal: controller.signal })
    await pass(3000)
    const reason = new Error('enough')
    controller.abort(reason)
    expect(await over).toBe(reason)
    expect(vi.getTimerCount()).toBe(0)
  })

  it('throws immediately with an aborted signal', async () => {
    const chain = new FakeChain(10)
    const { over } = followBlocks(chain, { signal: AbortSignal.abort('no') })
    expect(await over).toBe('no')
    expect(chain.endpoint.calls).toEqual([])
  })

  it('stops polling after the loop ends', async () => {
    const chain = new FakeChain(10)
    for await (const event of clientOf(chain).events.follow({ from: 1 })) {
      if (event.block_identifier.index === 3) break
    }
    const calls = chain.endpoint.calls.length
    await pass(100_000)
    expect(chain.endpoint.calls).toHaveLength(calls)
  })

  it('stops waiting when the iterator is returned', async () => {
    const iterator = clientOf(new FakeChain(10)).events.follow()[Symbol.asyncIterator]()
    const next = iterator.next()
    await pass(3000)
    await iterator.return?.()
    expect(await next).toEqual({ done: true, value: undefined })
    expect(vi.getTimerCount()).toBe(0)
  })
})
