import { getEventListeners } from 'node:events'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { outcomes, pick } from '../test/chain'
import { mainnetBlock, searchedTransaction } from '../test/vectors'
import { serveVerification } from './serve'
import { createVerifier, VerifierError, type Verifier, type WorkerLike } from './verifier'
import { verifyBlock } from './verify-block'
import type { WorkerResponse, WorkerRequest } from './worker-protocol'

let open: Verifier[] = []

afterEach(() => {
  for (const one of open) one.close()
  open = []
})

describe('with a MessageChannel', () => {
  /** Creates a verifier connected to the other end of a channel. */
  function overChannel() {
    const start = vi.fn<() => WorkerLike>(() => {
      const { port1, port2 } = new MessageChannel()
      serveVerification(port2)
      port1.start()
      port2.start()
      return port1
    })
    const verifier = createVerifier(start)
    open.push(verifier)
    return { start, verifier }
  }

  test('returns the same results as calling the function directly', async () => {
    const { start, verifier } = overChannel()
    expect(start).not.toHaveBeenCalled()
    expect(await verifier.verifyBlock({ block: mainnetBlock })).toEqual(
      verifyBlock({ block: mainnetBlock }),
    )
    expect(await verifier.verifyBlock({ block: mainnetBlock }, { only: ['haiku'] })).toEqual(
      verifyBlock({ block: mainnetBlock }, ['haiku']),
    )
    expect(start).toHaveBeenCalledTimes(1)
  })

  test('handles concurrent requests', async () => {
    const { verifier } = overChannel()
    const other = structuredClone(mainnetBlock)
    other.metadata.haiku = 'another'
    const [one, two, transaction, list] = await Promise.all([
      verifier.verifyBlock({ block: mainnetBlock }, { only: ['haiku'] }),
      verifier.verifyBlock({ block: other }, { only: ['haiku'] }),
      verifier.verifyTransaction({ transaction: searchedTransaction, block: mainnetBlock }),
      verifier.verifyRichList({
        balances: [2n, 1n],
        totalAccounts: 2,
        circulatingSupply: 3n,
        height: 700_000,
      }),
    ])
    expect(outcomes(one)).toEqual({ haiku: 'verified' })
    expect(outcomes(two)).toEqual({ haiku: 'failed' })
    expect(outcomes(transaction)).toMatchObject({ membership: 'verified' })
    expect(outcomes(list)).toEqual({ supply: 'verified', 'rich-list': 'verified' })
  })

  test('rejects with the worker’s error and handles later requests', async () => {
    const { verifier } = overChannel()
    const wrong = { block: mainnetBlock, transactionBytes: 'none' } as unknown as {
      block: typeof mainnetBlock
    }
    await expect(verifier.verifyBlock(wrong)).rejects.toThrow(VerifierError)
    expect(await verifier.verifyBlock({ block: mainnetBlock }, { only: ['haiku'] })).toHaveLength(1)
  })

  test('rejects a request that can’t be posted', async () => {
    const { verifier } = overChannel()
    const block = { ...mainnetBlock, spoiled: () => {} }
    await expect(verifier.verifyBlock({ block })).rejects.toThrow(
      "Couldn't send the request to the verification worker",
    )
  })
})

describe('with a fake worker', () => {
  class FakeWorker implements WorkerLike {
    readonly requests: WorkerRequest[] = []
    readonly terminate = vi.fn<() => void>()
    private readonly events = new EventTarget()
    postMessage(request: WorkerRequest) {
      this.requests.push(request)
    }
    addEventListener(type: string, listener: (event: Event) => void) {
      this.events.addEventListener(type, listener)
    }
    respond(response: WorkerResponse) {
      this.events.dispatchEvent(new MessageEvent('message', { data: response }))
    }
    fail(message: string) {
      this.events.dispatchEvent(Object.assign(new Event('error'), { message }))
    }
  }

  function setUp() {
    const workers: FakeWorker[] = []
    const verifier = createVerifier(() => {
      const worker = new FakeWorker()
      workers.push(worker)
      return worker
    })
    open.push(verifier)
    return { workers, verifier }
  }

  const input = { block: mainnetBlock }

  test('sends one request at a time', async () => {
    const { workers, verifier } = setUp()
    const both = Promise.all([verifier.verifyBlock(input), verifier.verifyBlock(input)])
    const worker = pick(workers, 0)
    expect(worker.requests.map(({ id }) => id)).toEqual([1])
    worker.respond({ id: 7, result: [] })
    expect(worker.requests).toHaveLength(1)
    worker.respond({ id: 1, result: [] })
    expect(worker.requests.map(({ id }) => id)).toEqual([1, 2])
    worker.respond({ id: 2, result: verifyBlock(input, ['haiku']) })
    const [first, second] = await both
    expect([first.length, second.length]).toEqual([0, 1])
  })

  test('skips an aborted queued request', async () => {
    const { workers, verifier } = setUp()
    const leaving = new AbortController()
    const first = verifier.verifyBlock(input)
    const second = verifier.verifyBlock(input, { signal: leaving.signal })
    const third = verifier.verifyBlock(input)
    leaving.abort(new Error('left the page'))
    await expect(second).rejects.toThrow('left the page')
    const worker = pick(workers, 0)
    worker.respond({ id: 1, result: [] })
    worker.respond({ id: 3, result: [] })
    expect(worker.requests.map(({ id }) => id)).toEqual([1, 3])
    expect(await Promise.all([first, third])).toEqual([[], []])
  })

  test('aborts a running request, and rejects an already aborted one', async () => {
    const { workers, verifier } = setUp()
    const leaving = new AbortController()
    const first = verifier.verifyBlock(input, { signal: leaving.signal })
    leaving.abort(new Error('left'))
    await expect(first).rejects.toThrow('left')
    await expect(verifier.verifyBlock(input, { signal: leaving.signal })).rejects.toThrow('left')
    const next = verifier.verifyBlock(input)
    const worker = pick(workers, 0)
    worker.respond({ id: 1, result: [] })
    worker.respond({ id: 2, result: [] })
    expect(await next).toEqual([])
  })

  test('rejects pending requests when the worker fails, and starts a new one for the next', async () => {
    const { workers, verifier } = setUp()
    const lost = Promise.allSettled([verifier.verifyBlock(input), verifier.verifyBlock(input)])
    pick(workers, 0).fail('cannot load')
    for (const result of await lost) {
      expect(result).toMatchObject({
        status: 'rejected',
        reason: { name: 'VerifierError', message: 'The verification worker failed: cannot load' },
      })
    }
    expect(pick(workers, 0).terminate).toHaveBeenCalledTimes(1)
    const next = verifier.verifyBlock(input)
    pick(workers, 0).respond({ id: 3, result: [] })
    pick(workers, 1).respond({ id: 3, result: [] })
    expect(await next).toEqual([])
  })

  test('adds one listener to a signal that many requests share', async () => {
    const { verifier } = setUp()
    const leaving = new AbortController()
    const { signal } = leaving
    const open = Array.from({ length: 20 }, () => verifier.verifyBlock(input, { signal }))
    // Node prints a warning about a leak if there are more than ten listeners.
    expect(getEventListeners(signal, 'abort')).toHaveLength(1)
    leaving.abort(new Error('left'))
    const statuses = (await Promise.allSettled(open)).map(({ status }) => status)
    expect(new Set(statuses)).toEqual(new Set(['rejected']))
    expect(getEventListeners(signal, 'abort')).toEqual([])
  })

  test('closes', async () => {
    const { workers, verifier } = setUp()
    const lost = verifier.verifyBlock(input)
    verifier.close()
    await expect(lost).rejects.toThrow('The verifier was closed')
    expect(pick(workers, 0).terminate).toHaveBeenCalledTimes(1)
  })

  test('rejects if the worker can’t be started', async () => {
    const verifier = createVerifier(() => {
      throw new Error('blocked')
    })
    await expect(verifier.verifyBlock(input)).rejects.toThrow(
      "Couldn't send the request to the verification worker",
    )
  })
})
