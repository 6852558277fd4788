import { Worker } from 'node:worker_threads'
import { Outbox } from './outbox'
import type { ThreadResult, ThreadJob, ThreadTask, ThreadValue } from './thread-messages'

/**
 * Memory of threads in MB. Almost all objects are soon garbage, and V8 keeps less of it if the limit is
 * lower. Blocks may be long, but a writer has only one of them and a row group.
 */
const YOUNG_MB = 12
const WRITER_MB = 256
const VERIFIER_MB = 1_024

type JobContent<Job = ThreadJob> = Job extends unknown ? Omit<Job, 'id'> : never

interface Waiting {
  resolve: (value: ThreadValue) => void
  reject: (error: Error) => void
}

/** A thread, which starts with its first job. It keeps the process alive only while it has jobs. */
export class BlockThread {
  readonly #module: URL
  readonly #task: ThreadTask
  readonly #jobs = new Map<number, Waiting>()
  #worker: { thread: Worker; outbox: Outbox<ThreadJob> } | undefined
  #nextId = 0
  /** Why the thread ended, if it did. What it kept is lost. */
  #failure: Error | undefined
  #isClosing = false

  constructor(module: URL, task: ThreadTask) {
    this.#module = module
    this.#task = task
  }

  get failure(): Error | undefined {
    return this.#failure
  }

  /** Returns the ID of a job and its result. */
  run<Value extends ThreadValue>(
    job: JobContent,
    transfer: readonly ArrayBuffer[] = [],
  ): { id: number; result: Promise<Value> } {
    const id = this.#nextId++
    const result = new Promise<ThreadValue>((resolve, reject) => {
      if (this.#failure) throw this.#failure
      this.#worker ??= this.#start()
      this.#jobs.set(id, { resolve, reject })
      this.#worker.thread.ref()
      this.#worker.outbox.add({ id, ...job }, transfer)
    })
    return { id, result: result as Promise<Value> }
  }

  async close(): Promise<void> {
    this.#isClosing = true
    await this.#worker?.thread.terminate()
  }

  #start() {
    const worker = new Worker(this.#module, {
      workerData: this.#task,
      resourceLimits: {
        maxYoungGenerationSizeMb: YOUNG_MB,
        maxOldGenerationSizeMb: this.#task === 'write' ? WRITER_MB : VERIFIER_MB,
      },
    })
    worker.on('message', (results: readonly ThreadResult[]) => {
      for (const result of results) this.#settle(result)
      // The process must not end while `close` waits for the thread to.
      if (this.#jobs.size === 0 && !this.#isClosing) worker.unref()
    })
    worker.on('error', (error: Error) => {
      this.#failure = error
      for (const { reject } of this.#jobs.values()) reject(error)
      this.#jobs.clear()
    })
    return { thread: worker, outbox: new Outbox<ThreadJob>(worker) }
  }

  #settle({ id, ...result }: ThreadResult): void {
    const job = this.#jobs.get(id)
    this.#jobs.delete(id)
    if ('value' in result) job?.resolve(result.value)
    else job?.reject(Object.assign(new Error(result.error.message), result.error))
  }
}
