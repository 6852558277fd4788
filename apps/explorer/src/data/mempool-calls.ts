import { fetchChainStatus, isChainStatus, isKnownSynced } from '@mcm/react/query'
import {
  type Block,
  type BlockIdentifier,
  isApiError,
  isEndpointCapabilityError,
  RosettaErrorCode,
  summarizeTransaction,
  type TransactionSummary,
} from '@mcm/rosetta-client'
import type { QueryClient } from '@tanstack/react-query'
import { clientFor, configFor } from './client'
import { blockByHashQuery, blockByHeightQuery } from './queries'
import { FOUND_LIMIT } from './look-up-transaction'

/** A transaction together with the block that contains it. */
export interface Located {
  hash: string
  block: BlockIdentifier
  transaction: TransactionSummary
}

/** Calls about single transactions, made at the endpoint's pace. */
export interface MempoolCalls {
  /** Returns a pending transaction's transfers, or undefined if it is no longer pending. */
  detail: (hash: string, signal: AbortSignal) => Promise<TransactionSummary | undefined>
  /** Returns the block that contains a transaction, or undefined if no block does yet. */
  locate: (hash: string, signal: AbortSignal) => Promise<Located | undefined>
  /** Returns all transactions in a block. */
  taken: (block: BlockIdentifier, signal: AbortSignal) => Promise<Located[]>
}

const TIMEOUT_MS = 10_000
/** Number of latest blocks to search for a transaction if the endpoint has no index. */
const SEARCHED_BLOCKS = 3

export function mempoolCalls(endpoint: string, queries: QueryClient): MempoolCalls {
  const lookUps = clientFor(endpoint, 'visible')
  const details = clientFor(endpoint, 'background')
  let indexed = true

  async function latestBlocks(): Promise<Block[]> {
    const blocks = [await queries.fetchQuery(blockByHeightQuery(endpoint, 0, 'visible'))]
    while (blocks.length < SEARCHED_BLOCKS) {
      const parent = blocks.at(-1)?.parent_block_identifier.hash ?? ''
      blocks.push(await queries.fetchQuery(blockByHashQuery(endpoint, parent, 'visible')))
    }
    return blocks
  }

  async function search(hash: string, signal: AbortSignal): Promise<Located | undefined> {
    const { transactions } = await lookUps.search.transactions(
      { hash, limit: FOUND_LIMIT },
      { signal, timeout: TIMEOUT_MS },
    )
    for (const transaction of transactions.map(summarizeTransaction)) {
      const { block, status } = transaction
      if (!block || !isChainStatus(status)) continue
      // The index leaves orphaned blocks above a fallen tip at SUCCESS.
      const chainStatus = await fetchChainStatus(queries, configFor(endpoint), block)
      const counts = chainStatus ? chainStatus === 'canonical' : status === 'SUCCESS'
      if (counts) return { hash, block, transaction }
    }
    return undefined
  }

  return {
    async detail(hash, signal) {
      try {
        const { transaction } = await details.mempool.transaction(
          { hash },
          { signal, timeout: TIMEOUT_MS, synced: isKnownSynced(queries, configFor(endpoint)) },
        )
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
          if (!isEndpointCapabilityError(error)) throw error
          indexed = false
        }
      }
      return (await latestBlocks()).flatMap(transactionsIn).find((taken) => taken.hash === hash)
    },
    taken: async ({ hash }) =>
      transactionsIn(await queries.fetchQuery(blockByHashQuery(endpoint, hash, 'visible'))),
  }
}

function transactionsIn({ block_identifier: block, transactions }: Block): Located[] {
  return transactions
    .map(summarizeTransaction)
    .filter(({ kind }) => kind === 'transfer')
    .map((transaction) => ({ hash: transaction.hash, block, transaction }))
}
