import { setImmediate as nextEvent } from 'node:timers/promises'
import { parentPort, workerData } from 'node:worker_threads'
import { isRosettaError, readBlockResponse, type Block } from '@mcm/rosetta-client'
import type { VerifyMode } from '../../chain/manifest'
import { Outbox } from './outbox'
import type {
  Readout,
  ReadJob,
  ThreadResult,
  ThreadJob,
  ThreadTask,
  ThreadValue,
} from './thread-messages'
import { createVerify } from './verify'
import { verifyBatch, withoutTransactions, type Batch, type Verified } from './verify-batch'
import { writeJournal } from './write-segment'

/** Does the jobs that the main thread sends. */
export function serveThread(): void {
  const task = workerData as ThreadTask
  const work = task === 'write' ? undefined : createBlockWork(task.verify)
  if (!parentPort) return
  const outbox = new Outbox<ThreadResult>(parentPort)
  parentPort.on('message', (jobs: readonly ThreadJob[]) => {
    for (const job of jobs) {
      if ('write' in job) respond(outbox, job.id, writeJournal(job.write))
      else if ('read' in job && work) respond(outbox, job.id, work.read(job.id, job.read))
      else if ('batch' in job && work) respond(outbox, job.id, work.verify(job.batch))
    }
  })
}

function respond(outbox: Outbox<ThreadResult>, id: number, work: Promise<ThreadValue>): void {
  const send = (result: ThreadResult) => outbox.add(result)
  void work.then(
    (value) => send({ id, value }),
    (error: unknown) => {
      const { message, code, syscall } = Object(error) as NodeJS.ErrnoException
      send({ id, error: { message, ...(code && { code }), ...(syscall && { syscall }) } })
    },
  )
}

/** Reads and verifies blocks, which stay here in between. */
function createBlockWork(mode: VerifyMode) {
  const verify = createVerify(mode)
  const kept = new Map<number, Block>()
  const decoder = new TextDecoder()
  let queue: Promise<unknown> = Promise.resolve()

  async function read(id: number, { height, body }: ReadJob): Promise<Readout> {
    try {
      const { block } = await readBlockResponse(decoder.decode(body), { index: height })
      kept.set(id, block)
      return { header: JSON.stringify({ block: withoutTransactions(block) }) }
    } catch (error) {
      if (!isRosettaError(error)) throw error
      return { unread: body }
    }
  }

  async function verifyJson(json: string): Promise<Verified[]> {
    const batch = JSON.parse(json) as Batch
    for (const [id, { block_identifier }] of kept) {
      if (block_identifier.index < batch.needed) kept.delete(id)
    }
    const results: Verified[] = []
    for (const result of verifyBatch(batch, verify, (id) => kept.get(id))) {
      results.push(result)
      // Responses that wait to be read hold back requests.
      await nextEvent()
    }
    return results
  }

  return {
    read,
    verify(json: string) {
      const result = queue.then(() => verifyJson(json))
      queue = result.catch(() => {})
      return result
    },
  }
}
