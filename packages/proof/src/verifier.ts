/**
 * Runs verification in a worker. This module is small because it contains none of the checks.
 *
 * @module
 */
import type { Check } from './check'
import type { Calls, CallName, WorkerResponse, WorkerRequest } from './worker-protocol'

/** A `Worker` or a started `MessagePort`. */
export interface WorkerLike {
  postMessage(request: WorkerRequest): void
  addEventListener(type: string, listener: (event: Event) => void): void
  /** Stops a worker. */
  terminate?(): void
  /** Closes a port. */
  close?(): void
}

export interface VerifyOptions {
  /** Cancels the request: the promise rejects with the signal's reason, and a queued request never runs. */
  signal?: AbortSignal | undefined
}

/** Runs the package's slower functions in a worker, with the same arguments. */
export interface Verifier {
  verifyBlock(
    input: Calls['verifyBlock'][0],
    options?: VerifyOptions & { only?: Calls['verifyBlock'][1] },
  ): Promise<Check[]>
  verifyTransaction(input: Calls['verifyTransaction'][0], options?: VerifyOptions): Promise<Check[]>
  verifyRichList(input: Calls['verifyRichList'][0], options?: VerifyOptions): Promise<Check[]>
  /** Stops the worker and rejects pending requests. A later request starts a new worker. */
  close(): void
}

/** Thrown if the worker can't be started, fails, or is closed while a request is pending. */
export class VerifierError extends Error {
  override readonly name = 'VerifierError'
}

interface Job {
  request: WorkerRequest
  resolve(checks: Check[]): void
  reject(reason: unknown): void
  /** Removes the signal's listener. */
  settle(): void
}

/**
 * Creates a verifier that runs checks in a worker. The worker starts with the first request and handles
 * requests in order, one at a time.
 * @param start Creates the worker, for example
 *   `() => new Worker(new URL('./proof.worker.ts', import.meta.url), { type: 'module' })`,
 *   where that file only imports `@mcm/proof/worker`.
 */
export function createVerifier(start: () => WorkerLike): Verifier {
  let worker: WorkerLike | undefined
  let running: Job | undefined
  let waiting: Job[] = []
  let lastId = 0

  function connect(): WorkerLike {
    const started = start()
    started.addEventListener('message', (event) => {
      if (worker === started) receive((event as MessageEvent<WorkerResponse>).data)
    })
    const onError = (event: Event) => {
      if (worker !== started) return
      const detail = 'message' in event ? `: ${String(event.message)}` : ''
      stop(new VerifierError(`The verification worker failed${detail}`))
    }
    started.addEventListener('error', onError)
    started.addEventListener('messageerror', onError)
    return started
  }

  function receive(response: WorkerResponse): void {
    if (running?.request.id !== response.id) return
    const job = running
    running = undefined
    job.settle()
    if ('checks' in response) job.resolve(response.checks)
    else job.reject(new VerifierError(response.error))
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
      stop(new VerifierError("Couldn't send the request to the verification worker", { cause }))
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

  function send<Name extends CallName>(
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
      send('verifyBlock', only ? [input, only] : [input], signal),
    verifyTransaction: (input, { signal } = {}) => send('verifyTransaction', [input], signal),
    verifyRichList: (input, { signal } = {}) => send('verifyRichList', [input], signal),
    close: () => stop(new VerifierError('The verifier was closed')),
  }
}
