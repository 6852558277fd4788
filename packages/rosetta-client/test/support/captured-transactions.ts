import { parseJson } from '../../src/core/json'
import type { SearchTransaction } from '../../src/schema/search'
import type { Transaction } from '../../src/schema/transaction'
import { summarizeTransaction } from '../../src/summary'
import { mainnetCaptures, meshServerCaptures } from './captures'
import type { Capture } from './captures'

interface ResponseBody {
  block?: { transactions: Transaction[] }
  transaction?: Transaction
  transactions?: SearchTransaction[]
}

export const bodyOf = ({ response }: Capture): ResponseBody =>
  response.status === 200 && response.text.startsWith('{')
    ? (parseJson(response.text) as ResponseBody)
    : {}

/** All captured transactions in the format of /block, by hash. */
export const inBlocks = new Map<string, Transaction>()
/** All captured transactions in the format of search, by hash. */
export const inSearch = new Map<string, SearchTransaction>()
for (const exchange of [...mainnetCaptures, ...meshServerCaptures]) {
  const { block, transaction, transactions = [] } = bodyOf(exchange)
  for (const entry of [...(block?.transactions ?? []), ...(transaction ? [transaction] : [])]) {
    const pending = entry.operations.some(({ status }) => status === 'PENDING')
    if (!pending) inBlocks.set(entry.transaction_identifier.hash, entry)
  }
  for (const entry of transactions) {
    const final = entry.operations.every(({ status }) => status === 'SUCCESS')
    if (final) inSearch.set(entry.transaction_identifier.hash, entry)
  }
}
export const both = [...inBlocks.keys()].filter((hash) => inSearch.has(hash))

export const summaryOf = (found: Transaction | SearchTransaction | undefined) => {
  if (!found) throw new Error('No such transaction')
  return summarizeTransaction(found)
}
