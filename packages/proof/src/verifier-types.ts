import type { Calls, CallName, WorkerResponse, WorkerRequest } from './worker-protocol'

/**
 * The part of a `node:worker_threads` worker that the verifier uses.
 *
 * @example
 * ```ts
 * import { createVerifier, type NodeWorkerLike } from '@mcm/proof/verifier'
 *
 * import { Worker } from 'node:worker_threads'
 *
 * const start = (): NodeWorkerLike => new Worker(new URL('./proof.worker.js', import.meta.url))
 * const verifier = createVerifier(start)
 * verifier.close()
 * ```
 */
export interface NodeWorkerLike {
  /** Sends a request to the worker. */
  postMessage(request: WorkerRequest): void
  /** Calls the listener with each response. */
  on(type: 'message', listener: (data: WorkerResponse) => void): unknown
  /** Calls the listener if the worker fails or a message can't be read. */
  on(type: 'error' | 'messageerror', listener: (error: Error) => void): unknown
  /** Calls the listener when the worker has ended. */
  on(type: 'exit', listener: () => void): unknown
  /** Stops the worker. */
  terminate(): unknown
}

/**
 * A web `Worker` or a started `MessagePort`.
 *
 * @example
 * ```ts
 * import { createVerifier, type WorkerLike } from '@mcm/proof/verifier'
 *
 * const { port1, port2 } = new MessageChannel()
 * const start = (): WorkerLike => port1 // another thread serves port2
 * createVerifier(start).close()
 * port2.close()
 * ```
 */
export interface WorkerLike {
  /** Sends a request to the worker. */
  postMessage(request: WorkerRequest): void
  /** Calls the listener for each response (`message`) and error. */
  addEventListener(type: string, listener: (event: Event) => void): void
  /** Stops a worker. */
  terminate?(): void
  /** Closes a port. */
  close?(): void
}

/**
 * Options of a verifier's methods.
 *
 * @example
 * ```ts
 * import { createVerifier, type VerifyOptions } from '@mcm/proof/verifier'
 *
 * const options: VerifyOptions = { signal: AbortSignal.abort() }
 * const verifier = createVerifier(() => new Worker('proof.worker.js', { type: 'module' }))
 * const error = await verifier.verifyBlock({ block }, options).catch((error: unknown) => error)
 * error instanceof DOMException && error.name // => 'AbortError'
 * ```
 */
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
export type Run<Name extends CallName> = (
  input: Calls[Name]['input'][0],
  options?: OptionsOf<Name>,
) => Promise<Calls[Name]['result']>

/**
 * A verifier that runs the package's slower functions in a worker. Its methods take the same arguments.
 *
 * @example
 * ```ts
 * import { createVerifier, type Verifier } from '@mcm/proof/verifier'
 *
 * async function countProblems(verifier: Verifier): Promise<number> {
 *   const checks = await verifier.verifyBlock({ block })
 *   return checks.filter(({ outcome }) => outcome === 'failed').length
 * }
 * void [createVerifier, countProblems]
 * ```
 */
export interface Verifier {
  /** Runs `verifyBlock` in the worker. */
  verifyBlock: Run<'verifyBlock'>
  /** Runs `verifyTransaction` in the worker. */
  verifyTransaction: Run<'verifyTransaction'>
  /** Runs `verifyRichList` in the worker. */
  verifyRichList: Run<'verifyRichList'>
  /** Runs `traceWork` in the worker. */
  traceWork: Run<'traceWork'>
  /** Stops the worker and rejects pending requests. A later request starts a new worker. */
  close(): void
}
