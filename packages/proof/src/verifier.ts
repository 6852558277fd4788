/**
 * Verification in a worker, asked from the main thread. This module holds no check itself: it is
 * small, and so is its cost for the page.
 *
 * @module
 */
import type { Check } from './check'
import type { Calls, CallName, WorkerAnswer, WorkerRequest } from './worker-protocol'

/** What a `Worker` or a started `MessagePort` can do. */
export interface WorkerLike {
  postMessage(request: WorkerRequest): void
  addEventListener(type: string, listener: (event: Event) => void): void
  /** Of a worker. */
  terminate?(): void
  /** Of a port. */
  close?(): void
}

export interface VerifyOptions {
  /** Gives up: the promise rejects with the signal's reason, and a check that has not begun is left out. */
  signal?: AbortSignal | undefined
}

/** The functions of the package that take a while, with the same arguments, answered by a worker. */
export interface Verifier {
  verifyBlock(
    input: Calls['verifyBlock'][0],
    options?: VerifyOptions & { only?: Calls['verifyBlock'][1] },
  ): Promise<Check[]>
  verifyTransaction(input: Calls['verifyTransaction'][0], options?: VerifyOptions): Promise<Check[]>
  verifyRichList(input: Calls['verifyRichList'][0], options?: VerifyOptions): Promise<Check[]>
  /** Ends the worker and rejects what is still open. A later request starts another one. */
  close(): void
}

/** Thrown when the worker could not be started, broke down, or was closed with a request open. */
export class VerifierError extends Error {
  override readonly name = 'VerifierError'
}

interface Job {
  request: WorkerRequest
  resolve(checks: Check[]): void
  reject(reason: unknown): void
  /** Stops listening to the signal. */
  settle(): void
}

/**
 * Asks a worker to verify. It is started with the first request and answers them in order, one at a
 * time.
 * @param start makes the worker, for example
 *   `() => new Worker(new URL('./proof.worker.ts', import.meta.url), { type: 'module' })`
 *   where that file does nothing but import `@mcm/proof/worker`.
 */
export function createVerifier(start: () => WorkerLike): Verifier {
  let worker: WorkerLike | undefined
  let running: Job | undefined
  let waiting: Job[] = []
  let lastId = 0

  function connect(): WorkerLike {
    const started = start()
    started.addEventListener('message', (event) => {
      if (worker === started) receive((event as MessageEvent<WorkerAnswer>).data)
    })
    const broke = (event: Event) => {
      if (worker !== started) return
      const why = 'message' in event ? `: ${String(event.message)}` : ''
      stop(new VerifierError(`The verification worker failed${why}`))
    }
    started.addEventListener('error', broke)
    started.addEventListener('messageerror', broke)
    return started
  }

  function receive(answer: WorkerAnswer): void {
    if (running?.request.id !== answer.id) return
    const job = running
    running = undefined
    job.settle()
    if ('checks' in answer) job.resolve(answer.checks)
    else job.reject(new VerifierError(answer.error))
    next()
  }

  function next(): void {
    if (running) return
    running = waiting.shift()
    if (!running) return
    try {
      worker ??= connect()
      worker.postMessage(running.request)
    } catch (cause) {
      stop(new VerifierError('The verification worker could not be asked', { cause }))
    }
  }

  function stop(reason: unknown): void {
    const open = running ? [running, ...waiting] : waiting
    running = undefined
    waiting = []
    worker?.terminate?.()
    worker?.close?.()
    worker = undefined
    for (const job of open) {
      job.settle()
      job.reject(reason)
    }
  }

  function ask<Name extends CallName>(
    call: Name,
    input: Calls[Name],
    signal: AbortSignal | undefined,
  ): Promise<Check[]> {
    return new Promise((resolve, reject) => {
      if (signal?.aborted) {
        reject(signal.reason)
        return
      }
      const request = { id: ++lastId, call, input } as WorkerRequest
      const abort = () => {
        waiting = waiting.filter((one) => one !== job)
        job.settle()
        reject(signal?.reason)
      }
      const job: Job = {
        request,
        resolve,
        reject,
        settle: () => signal?.removeEventListener('abort', abort),
      }
      signal?.addEventListener('abort', abort)
      waiting.push(job)
      next()
    })
  }

  return {
    verifyBlock: (input, { only, signal } = {}) =>
      ask('verifyBlock', only ? [input, only] : [input], signal),
    verifyTransaction: (input, { signal } = {}) => ask('verifyTransaction', [input], signal),
    verifyRichList: (input, { signal } = {}) => ask('verifyRichList', [input], signal),
    close: () => stop(new VerifierError('The verifier was closed')),
  }
}
