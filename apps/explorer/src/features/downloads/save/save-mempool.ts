import { mempoolFileName, mempoolJson, saveStream } from '@mcm/exports'
import {
  isApiError,
  RosettaErrorCode,
  summarizeTransaction,
  type TransactionSummary,
} from '@mcm/rosetta-client'
import { createDownloadClient } from './download-client'
import type { Save } from '../download'

export interface MempoolFile {
  endpoint: string
  /** The pending transactions, oldest first, with their transfers if known. */
  waiting: readonly { hash: string; transaction?: TransactionSummary }[]
  /** The time when they were listed, in milliseconds since 1970. */
  listedAt: number
  /** The tip, if known. */
  block: number | undefined
}

/** Saves the pending transactions and requests any missing details. */
export function saveMempool({ endpoint, waiting, listedAt, block }: MempoolFile): Save {
  return async (job) => {
    const { signal, onProgress } = job
    const { client, options } = createDownloadClient(endpoint, job)
    const total = waiting.length
    let skipped = 0

    async function* transactions(): AsyncGenerator<TransactionSummary> {
      onProgress({ loaded: 0, total })
      for (const [at, { hash, transaction }] of waiting.entries()) {
        const found = transaction ?? (await detail(hash))
        if (found) yield found
        else skipped += 1
        onProgress({ loaded: at + 1, total })
      }
    }

    async function detail(hash: string): Promise<TransactionSummary | undefined> {
      try {
        const { transaction } = await client.mempool.transaction({ hash }, options)
        return summarizeTransaction(transaction)
      } catch (error) {
        // Mined since the list was read.
        if (isApiError(error, RosettaErrorCode.TransactionNotFound)) return undefined
        throw error
      }
    }

    const takenAt = new Date(listedAt)
    const file = mempoolJson(transactions(), { takenAt, block }, { signal })
    const result = await saveStream(file, mempoolFileName(takenAt))
    return { result, skipped }
  }
}
