import { afterEach, describe, expect, test, vi } from 'vitest'
import { outcomes, pick } from '../test/chain'
import { mainnetBlock, searchedTransaction } from '../test/vectors'
import { serveVerification } from './serve'
import { createVerifier, VerifierError, type Verifier, type WorkerLike } from './verifier'
import { verifyBlock } from './verify-block'
import type { WorkerAnswer, WorkerRequest } from './worker-protocol'

let open: Verifier[] = []

afterEach(() => {
  for (const one of open) one.close()
  open = []
})

describe('over a real channel', () => {
  /** A verifier whose worker is the other end of a channel; Node's ports behave like a browser's. */
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

  test('gives the same checks as the function itself', async () => {
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

  test('answers many at once, each its own', async () => {
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

  test('hands on what the worker throws, and goes on', async () => {
    const { verifier } = overChannel()
    const wrong = { block: mainnetBlock, transactionBytes: 'none' } as unknown as {
      block: typeof mainnetBlock
    }
    await expect(verifier.verifyBlock(wrong)).rejects.toThrow(VerifierError)
    expect(await verifier.verifyBlock({ block: mainnetBlock }, { only: ['haiku'] })).toHaveLength(1)
  })

  test('rejects what cannot be posted', async () => {
    const { verifier } = overChannel()
    const block = { ...mainnetBlock, spoiled: () => {} }
    await expect(verifier.verifyBlock({ block })).rejects.toThrow(
      'The verification worker could not be asked',
    )
  })
})

describe('with a worker that does as it is told', () => {
  class Told implements WorkerLike {
    readonly asked: WorkerRequest[] = []
    readonly terminate = vi.fn<() => void>()
    private readonly events = new EventTarget()
    postMessage(request: WorkerRequest) {
      this.asked.push(request)
    }
    addEventListener(type: string, listener: (event: Event) => void) {
      this.events.addEventListener(type, listener)
    }
    answer(answer: WorkerAnswer) {
      this.events.dispatchEvent(new MessageEvent('message', { data: answer }))
    }
    fail(message: string) {
      this.events.dispatchEvent(Object.assign(new Event('error'), { message }))
    }
  }

  function told() {
    const workers: Told[] = []
    const verifier = createVerifier(() => {
      const worker = new Told()
      workers.push(worker)
      return worker
    })
    open.push(verifier)
    return { workers, verifier }
  }

  const input = { block: mainnetBlock }

  test('asks one thing at a time', async () => {
    const { workers, verifier } = told()
    const both = Promise.all([verifier.verifyBlock(input), verifier.verifyBlock(input)])
    const worker = pick(workers, 0)
    expect(worker.asked.map(({ id }) => id)).toEqual([1])
    worker.answer({ id: 7, checks: [] })
    expect(worker.asked).toHaveLength(1)
    worker.answer({ id: 1, checks: [] })
    expect(worker.asked.map(({ id }) => id)).toEqual([1, 2])
    worker.answer({ id: 2, checks: verifyBlock(input, ['haiku']) })
    const [first, second] = await both
    expect([first.length, second.length]).toEqual([0, 1])
  })

  test('leaves out what was given up before its turn', async () => {
    const { workers, verifier } = told()
    const leaving = new AbortController()
    const first = verifier.verifyBlock(input)
    const second = verifier.verifyBlock(input, { signal: leaving.signal })
    const third = verifier.verifyBlock(input)
    leaving.abort(new Error('left the page'))
    await expect(second).rejects.toThrow('left the page')
    const worker = pick(workers, 0)
    worker.answer({ id: 1, checks: [] })
    worker.answer({ id: 3, checks: [] })
    expect(worker.asked.map(({ id }) => id)).toEqual([1, 3])
    expect(await Promise.all([first, third])).toEqual([[], []])
  })

  test('gives up what is running, and what was given up before it was asked', async () => {
    const { workers, verifier } = told()
    const leaving = new AbortController()
    const first = verifier.verifyBlock(input, { signal: leaving.signal })
    leaving.abort(new Error('left'))
    await expect(first).rejects.toThrow('left')
    await expect(verifier.verifyBlock(input, { signal: leaving.signal })).rejects.toThrow('left')
    const next = verifier.verifyBlock(input)
    const worker = pick(workers, 0)
    worker.answer({ id: 1, checks: [] })
    worker.answer({ id: 2, checks: [] })
    expect(await next).toEqual([])
  })

  test('rejects all that is open when the worker fails, and starts another for the next', async () => {
    const { workers, verifier } = told()
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
    pick(workers, 0).answer({ id: 3, checks: [] })
    pick(workers, 1).answer({ id: 3, checks: [] })
    expect(await next).toEqual([])
  })

  test('closes', async () => {
    const { workers, verifier } = told()
    const lost = verifier.verifyBlock(input)
    verifier.close()
    await expect(lost).rejects.toThrow('The verifier was closed')
    expect(pick(workers, 0).terminate).toHaveBeenCalledTimes(1)
  })

  test('says when no worker can be started', async () => {
    const verifier = createVerifier(() => {
      throw new Error('blocked')
    })
    await expect(verifier.verifyBlock(input)).rejects.toThrow(
      'The verification worker could not be asked',
    )
  })
})
