import { availableParallelism } from 'node:os'
import { Worker } from 'node:worker_threads'
import type { VerifyMode } from '../../chain/manifest'
import { createVerify } from './verify'
import { verifyBatch, withoutTransactions, type Batch, type Verified } from './verify-batch'

/** Maximum number of threads. More would wait for the thread that reads and writes. */
const MAX_THREADS = 8

/** Memory for new objects in a thread, in MB. Batches are small and soon garbage. */
const YOUNG_MB = 16

interface Thread {
  worker: Worker
  jobs: { resolve: (results: Verified[]) => void; reject: (error: Error) => void }[]
}

/** Verifies batches of blocks in threads. */
export class Verifier {
  readonly #mode: VerifyMode
  readonly #module: URL | undefined
  readonly #threads: Thread[] = []
  /** Number of batches that may run at the same time, with one more to keep every thread busy. */
  readonly capacity: number

  /** @param module The module that threads run. Without one, the current thread verifies. */
  constructor(mode: VerifyMode, module: URL | undefined) {
    this.#mode = mode
    this.#module = module
    this.capacity = module ? threadsFor(mode) + 1 : 1
  }

  async run(batch: Batch): Promise<Verified[]> {
    if (!this.#module) return verifyBatch(batch, createVerify(this.#mode))
    const thread = this.#choose(this.#module)
    const { parent, grandparent } = batch.previous
    const previous = {
      parent: withoutTransactions(parent),
      grandparent: withoutTransactions(grandparent),
    }
    return new Promise((resolve, reject) => {
      thread.jobs.push({ resolve, reject })
      thread.worker.ref()
      thread.worker.postMessage(JSON.stringify({ previous, blocks: batch.blocks }))
    })
  }

  /** Stops all threads. */
  async close(): Promise<void> {
    await Promise.all(this.#threads.splice(0).map(({ worker }) => worker.terminate()))
  }

  /** Returns an idle thread, a new one, or the one with the fewest batches. */
  #choose(module: URL): Thread {
    const [least] = this.#threads.toSorted((a, b) => a.jobs.length - b.jobs.length)
    if (least && (least.jobs.length === 0 || this.#threads.length === this.capacity - 1)) {
      return least
    }
    const worker = new Worker(module, {
      workerData: this.#mode,
      resourceLimits: { maxYoungGenerationSizeMb: YOUNG_MB },
    })
    const thread: Thread = { worker, jobs: [] }
    worker.on('message', (results: Verified[]) => {
      thread.jobs.shift()?.resolve(results)
      // An idle thread doesn't keep the process alive.
      if (thread.jobs.length === 0) worker.unref()
    })
    worker.on('error', (error) => {
      for (const { reject } of thread.jobs.splice(0)) reject(error)
    })
    worker.unref()
    this.#threads.push(thread)
    return thread
  }
}

/** Only the proof of work takes longer than everything that this thread does for a block. */
function threadsFor(mode: VerifyMode): number {
  const cores = availableParallelism()
  return Math.min(mode === 'full' ? cores : Math.max(cores - 1, 1), MAX_THREADS)
}
