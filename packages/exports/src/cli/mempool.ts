import {
  isApiError,
  RosettaErrorCode,
  summarizeTransaction,
  type TransactionSummary,
} from '@mcm/rosetta-client'
import { mempoolFileName, PRODUCT_NAME } from '../file-names'
import { mempoolJson } from '../mempool'
import { lockOptions, type Context, type Outcome } from './context'
import { deliver, partPath } from './deliver'
import { ExitCode } from './exit'
import { withLock } from './lock'
import { count } from './progress'

/** Exports the pending transactions. */
export async function exportMempool(context: Context): Promise<Outcome> {
  const part = partPath(context, `${PRODUCT_NAME} Mempool.json`)
  return withLock(part, lockOptions(context), () => write(context, part))
}

async function write(context: Context, part: string | null): Promise<Outcome> {
  const { client, signal } = context
  const takenAt = new Date()
  const { current_block_identifier: tip } = await client.network.status({ signal })
  const { transaction_identifiers: waiting } = await client.mempool.list({ signal })
  let written = 0
  const stream = mempoolJson(transactions(), { takenAt, block: tip.index }, { signal })
  const where = await deliver(context, stream, part, () => mempoolFileName(takenAt))
  const gone = waiting.length - written
  const left = gone > 0 ? ` ${count(gone)} left the mempool meanwhile.` : ''
  return {
    exitCode: ExitCode.Done,
    message: `${count(written)} pending transactions ${where}.${left}`,
  }

  async function* transactions(): AsyncGenerator<TransactionSummary> {
    const progress = context.progress('transactions')
    for (const [at, { hash }] of waiting.entries()) {
      progress.update(at, waiting.length)
      const summary = await waitingTransaction(hash)
      if (summary) {
        written++
        yield summary
      }
    }
    progress.update(waiting.length, waiting.length)
  }

  async function waitingTransaction(hash: string): Promise<TransactionSummary | null> {
    try {
      const { transaction } = await client.mempool.transaction({ hash }, { signal })
      return summarizeTransaction(transaction)
    } catch (error) {
      // The transaction was mined after the list was read.
      if (isApiError(error, RosettaErrorCode.TransactionNotFound)) return null
      throw error
    }
  }
}
