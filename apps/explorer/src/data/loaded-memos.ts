import { summarizeTransaction } from '@mcm/rosetta-client'
import type { QueryClient } from '@tanstack/react-query'
import { loadedTransactions } from './loaded-transactions'

export interface LoadedMemo {
  memo: string
  /** The hash of the transaction that has it. */
  hash: string
}

/**
 * Returns the memos that start with the text, among the transactions that are loaded. Makes no
 * requests: the API can't search for memos.
 *
 * @param start In uppercase, as all memos are.
 * @param limit Maximum number of results.
 */
export function matchingLoadedMemos(
  queries: QueryClient,
  endpoint: string,
  start: string,
  limit: number,
): LoadedMemo[] {
  const found = new Map<string, LoadedMemo>()
  for (const transaction of loadedTransactions(queries, endpoint)) {
    const { hash, destinations } = summarizeTransaction(transaction)
    for (const { memo } of destinations) {
      if (memo.startsWith(start)) found.set(`${hash} ${memo}`, { memo, hash })
    }
  }
  return [...found.values()].slice(0, limit)
}
