/**
 * Runs verification in a worker. This module is small because it doesn't contain any of the checks.
 *
 * @module
 */
import { onAbort } from '@mcm/shared/on-abort'
import type { NodeWorkerLike, Run, Verifier, WorkerLike } from './verifier-types'
import type { Calls, CallName, WorkerResponse, WorkerRequest } from './worker-protocol'

export type { NodeWorkerLike, Verifier, VerifyOptions, WorkerLike } from './verifier-types'

/**
 * Thrown if the worker can't be started, fails, or is closed while a request is pending.
 *
 * @example
 * ```ts
 * import { createVerifier, VerifierError } from '@mcm/proof/verifier'
 *
 * const verifier = createVerifier(() => {
 *   throw new Error('no workers here')
 * })
 * const error = await verifier.verifyBlock({ block }).catch((error: unknown) => error)
 * error instanceof VerifierError // => true
 * ```
 */
export class VerifierError extends Error {
  /** Name of the class. */
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
 *
 * @example
 * ```ts
 * import { createVerifier } from '@mcm/proof/verifier'
 *
 * // The file proof.worker.ts only imports '@mcm/proof/worker'.
 * const file = new URL('./proof.worker.ts', import.meta.url)
 * const verifier = createVerifier(() => new Worker(file, { type: 'module' }))
 * verifier.close()
 * ```
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
