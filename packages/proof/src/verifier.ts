/**
 * Runs verification in a worker. This module is small because it doesn't contain any of the checks.
 *
 * @module
 */
import { onAbort } from '@mcm/shared/on-abort'
import type { Calls, CallName, WorkerResponse, WorkerRequest } from './worker-protocol'

/** The part of a `node:worker_threads` worker that the verifier uses. */
export interface NodeWorkerLike {
  postMessage(request: WorkerRequest): void
  on(type: 'message', listener: (data: WorkerResponse) => void): unknown
  on(type: 'error' | 'messageerror', listener: (error: Error) => void): unknown
  on(type: 'exit', listener: () => void): unknown
  terminate(): unknown
}

/** A web `Worker` or a started `MessagePort`. */
export interface WorkerLike {
  postMessage(request: WorkerRequest): void
  addEventListener(type: string, listener: (event: Event) => void): void
  /** Stops a worker. */
  terminate?(): void
  /** Closes a port. */
  close?(): void
}

export interface VerifyOptions {
  /**
   * Signal that cancels the request. The promise then rejects with the signal's reason, and a queued
   * request never runs.
   */
  signal?: AbortSignal | undefined
}

/** Options of a function: the signal, and for blocks the IDs of the checks to run. */
type OptionsOf<Name extends CallName> = VerifyOptions & {
  only?: Calls[Name]['input'][1]
}

/** A function that runs in the worker. */
type Run<Name extends CallName> = (
  input: Calls[Name]['input'][0],
  options?: OptionsOf<Name>,
) => Promise<Calls[Name]['result']>

/**
 * A verifier that runs the package's slower functions in a worker. Its methods take the same arguments.
 */
export interface Verifier {
  verifyBlock: Run<'verifyBlock'>
  verifyTransaction: Run<'verifyTransaction'>
  verifyRichList: Run<'verifyRichList'>
  traceWork: Run<'traceWork'>
  /** Stops the worker and rejects pending requests. A later request starts a new worker. */
  close(): void
}

/** Thrown if the worker can't be started, fails, or is closed while a request is pending. */
export class VerifierError extends Error {
  override readonly name = 'VerifierError'
}

interface Job {
  request: WorkerRequest
  resolve(result: Calls[CallName]['result']): void
  reject(reason: unknown): void
  /** Removes the listener from the signal. */
  settle(): void
}

/**
 * Creates a verifier that runs checks in a web worker or a worker of Node's `worker_threads`. The
 * worker starts with the first request and handles requests in order, one at a time.
 * @param start A function that creates the worker, for example `() => new Worker(new
 *   URL('./proof.worker.ts', import.meta.url), { type: 'module' })`, where the file `proof.worker.ts`
 *   only imports `@mcm/proof/worker`.
 */
export function createVerifier(start: () => WorkerLike | NodeWorkerLike): Verifier {
  let worker: WorkerLike | NodeWorkerLike | undefined
  let running: Job | undefined
  let waiting: Job[] = []
  let lastId = 0

  function connect(): WorkerLike | NodeWorkerLike {
    const started = start()
    const onMessage = (response: WorkerResponse) => {
      if (worker === started) receive(response)
    }
    const onError = (failure: object) => {
      if (worker !== started) return
      const detail = 'message' in failure ? `: ${String(failure.message)}` : ''
      stop(new VerifierError(`The verification worker failed${detail}`))
    }
    if ('addEventListener' in started) {
      started.addEventListener('message', (event) =>
        onMessage((event as MessageEvent<WorkerResponse>).data),
      )
      started.addEventListener('error', onError)
      started.addEventListener('messageerror', onError)
    } else {
      started.on('message', onMessage)
      started.on('error', onError)
      started.on('messageerror', onError)
      // If code in the worker calls process.exit, there is no error event.
      started.on('exit', () => onError({ message: 'it exited' }))
    }
    return started
  }

  function receive(response: WorkerResponse): void {
    if (running?.request.id !== response.id) return
    const job = running
    running = undefined
    job.settle()
    if ('error' in response) job.reject(new VerifierError(response.error))
    else job.resolve(response.result)
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
    const ended = worker
    worker = undefined
    void ended?.terminate?.()
    if (ended && 'close' in ended) ended.close?.()
    for (const job of open) {
      job.settle()
      job.reject(reason)
    }
  }

  function send<Name extends CallName>(
    call: Name,
    input: Calls[Name]['input'],
    signal: AbortSignal | undefined,
  ): Promise<Calls[Name]['result']> {
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
        settle: onAbort(signal, abort),
      }
      waiting.push(job)
      next()
    })
  }

  const run =
    <Name extends CallName>(call: Name): Run<Name> =>
    (input, { only, signal } = {}) =>
      send(call, [input, only] as Calls[Name]['input'], signal)

  return {
    verifyBlock: run('verifyBlock'),
    verifyTransaction: run('verifyTransaction'),
    verifyRichList: run('verifyRichList'),
    traceWork: run('traceWork'),
    close: () => stop(new VerifierError('The verifier was closed')),
  }
}
