import {
  type Block,
  type BlockIdentifier,
  type ClientHooks,
  createRosettaReader,
  isApiError,
  isRosettaError,
  RosettaErrorCode,
  type RosettaReader,
  summarizeTransaction,
  throttle,
  type TransactionSummary,
} from '@mcm/rosetta-client'
import type { QueryClient } from '@tanstack/react-query'
import { fetchChainStatus } from './canonical-block'
import { isChainStatus } from './chain-status'
import { blockByHashQuery, blockByHeightQuery } from './queries'

/** A transaction with the block that took it. */
export interface Located {
  hash: string
  block: BlockIdentifier
  transaction: TransactionSummary
}

/** What is asked about single transactions, at the rate limit's pace. */
export interface MempoolCalls {
  /** What a waiting transaction moves; undefined when it does not wait any more. */
  detail: (hash: string, signal: AbortSignal) => Promise<TransactionSummary | undefined>
  /** The block that took a transaction; undefined while none has. */
  locate: (hash: string, signal: AbortSignal) => Promise<Located | undefined>
  /** Everything that a block took. */
  taken: (block: BlockIdentifier, signal: AbortSignal) => Promise<Located[]>
}

/** Of the 60 a minute that servers allow, the list and the status need 14. */
const PACE = { perSecond: 2, perMinute: 40 }
/** Details leave some of them to what has gone, which is looked for at once. */
const DETAILS_PACE = { perSecond: 2, perMinute: 28 }
const TIMEOUT_MS = 10_000
/** Without an index a transaction is looked for in so many of the newest blocks. */
const NEWEST_BLOCKS = 3

/** Two readers that share an allowance. */
interface PacedReaders {
  details: RosettaReader
  lookUps: RosettaReader
}

const pacedReaders = new Map<string, PacedReaders>()

/** A pair per endpoint, so that its allowance outlives the screen. */
function pacedReadersFor(endpoint: string): PacedReaders {
  let readers = pacedReaders.get(endpoint)
  if (!readers) {
    const [all, some] = [throttle(PACE), throttle(DETAILS_PACE)]
    const reader = (hooks: ClientHooks) =>
      createRosettaReader({ baseUrl: endpoint, retry: false, timeout: TIMEOUT_MS, hooks })
    readers = {
      lookUps: reader(all),
      details: reader({
        async beforeRequest(attempt) {
          await some.beforeRequest?.(attempt)
          await all.beforeRequest?.(attempt)
        },
      }),
    }
    pacedReaders.set(endpoint, readers)
  }
  return readers
}

export function mempoolCalls(endpoint: string, queries: QueryClient): MempoolCalls {
  const { details, lookUps } = pacedReadersFor(endpoint)
  let indexed = true

  async function newestBlocks(): Promise<Block[]> {
    const blocks = [await queries.fetchQuery(blockByHeightQuery(endpoint, 0))]
    while (blocks.length < NEWEST_BLOCKS) {
      const parent = blocks.at(-1)?.parent_block_identifier.hash ?? ''
      blocks.push(await queries.fetchQuery(blockByHashQuery(endpoint, parent)))
    }
    return blocks
  }

  async function search(hash: string, signal: AbortSignal): Promise<Located | undefined> {
    const { transactions } = await lookUps.search.transactions({ hash, limit: 10 }, { signal })
    for (const transaction of transactions.map(summarizeTransaction)) {
      const { block, status } = transaction
      if (!block || !isChainStatus(status)) continue
      // The index leaves orphaned blocks above a fallen tip at SUCCESS.
      const standing = await fetchChainStatus(queries, endpoint, block)
      const counts = standing ? standing === 'canonical' : status === 'SUCCESS'
      if (counts) return { hash, block, transaction }
    }
    return undefined
  }

  return {
    async detail(hash, signal) {
      try {
        const { transaction } = await details.mempool.transaction({ hash }, { signal })
        return summarizeTransaction(transaction)
      } catch (error) {
        if (isApiError(error, RosettaErrorCode.TransactionNotFound)) return undefined
        throw error
      }
    },
    async locate(hash, signal) {
      if (indexed) {
        try {
          return await search(hash, signal)
        } catch (error) {
          if (!isRosettaError(error, 'EndpointCapabilityError')) throw error
          indexed = false
        }
      }
      return (await newestBlocks()).flatMap(takenBy).find((taken) => taken.hash === hash)
    },
    taken: async ({ hash }) => takenBy(await queries.fetchQuery(blockByHashQuery(endpoint, hash))),
  }
}

function takenBy({ block_identifier: block, transactions }: Block): Located[] {
  return transactions
    .map(summarizeTransaction)
    .filter(({ kind }) => kind === 'transfer')
    .map((transaction) => ({ hash: transaction.hash, block, transaction }))
}
