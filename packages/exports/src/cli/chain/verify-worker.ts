import { parentPort, workerData } from 'node:worker_threads'
import type { VerifyMode } from '../../chain/manifest'
import { createVerify } from './verify'
import { verifyBatch, type Batch } from './verify-batch'

/** Verifies the batches that the main thread sends. They are JSON, which threads copy fastest. */
export function serveBatches(): void {
  const verify = createVerify(workerData as VerifyMode)
  parentPort?.on('message', (json: string) => {
    parentPort?.postMessage(verifyBatch(JSON.parse(json) as Batch, verify))
  })
}
