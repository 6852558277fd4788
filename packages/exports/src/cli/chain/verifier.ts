import { availableParallelism } from 'node:os'
import type { VerifyMode } from '../../chain/manifest'
import { BlockThread } from './block-thread'
import type { Readout } from './thread-messages'
import { createVerify } from './verify'
import {
  batchOf,
  verifyBatch,
  withoutTransactions,
  type Batch,
  type Verified,
} from './verify-batch'

/** Maximum number of threads. More would wait for the thread that reads and writes. */
const MAX_THREADS = 8

/** Verifies batches of blocks in threads, which can also read them. */
export class Verifier {
  readonly #mode: VerifyMode
  readonly #threads: readonly BlockThread[]
  /** Number of batches that may run at the same time, with one more to keep every thread busy. */
  readonly capacity: number

  /** @param module The module that threads run. Without one, the current thread verifies. */
  constructor(mode: VerifyMode, module: URL | undefined) {
    this.#mode = mode
    this.#threads = module
      ? Array.from({ length: threadsFor(mode) }, () => new BlockThread(module, { verify: mode }))
      : []
    this.capacity = this.#threads.length + 1
  }

  /** Whether threads can read blocks. */
  get canRead(): boolean {
    return this.#threads.length > 0
  }

  /**
   * Reads the body of a response in the thread that will verify the block. The thread keeps the block
   * under the returned ID.
   *
   * @param body The body, which moves to the thread.
   */
  async read(
    height: number,
    body: Uint8Array<ArrayBuffer>,
  ): Promise<{ kept: number; readout: Readout }> {
    const thread = this.#threadOf(height)
    if (!thread) return { kept: -1, readout: { unread: body } }
    const { id, result } = thread.run<Readout>({ read: { height, body } }, [body.buffer])
    return { kept: id, readout: await result }
  }

  /** Returns why a thread ended, if one did. */
  get failure(): Error | undefined {
    return this.#threads.find(({ failure }) => failure)?.failure
  }

  async run(batch: Batch): Promise<readonly Verified[]> {
    const thread = this.#threadOf(batch.from)
    if (!thread) return Array.from(verifyBatch(batch, createVerify(this.#mode)))
    const { parent, grandparent } = batch.previous
    const previous = {
      parent: withoutTransactions(parent),
      grandparent: withoutTransactions(grandparent),
    }
    const { result } = thread.run<readonly Verified[]>({
      batch: JSON.stringify({ ...batch, previous }),
    })
    return result
  }

  /** Stops all threads. */
  async close(): Promise<void> {
    await Promise.all(this.#threads.map((thread) => thread.close()))
  }

  /** Returns the same thread for all blocks of a batch. */
  #threadOf(height: number): BlockThread | undefined {
    return this.#threads[batchOf(height) % this.#threads.length]
  }
}

/** Only the proof of work takes longer than everything that this thread does for a block. */
function threadsFor(mode: VerifyMode): number {
  const cores = availableParallelism()
  return Math.min(mode === 'full' ? cores : Math.max(cores - 1, 1), MAX_THREADS)
}
