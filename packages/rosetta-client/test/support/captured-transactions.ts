import { parseJson } from '../../src/core/json'
import type { SearchTransaction } from '../../src/schema/search'
import type { Transaction } from '../../src/schema/transaction'
import { summarizeTransaction } from '../../src/summary'
import { mainnetCaptures, meshServerCaptures } from './captures'
import type { Capture } from './captures'

interface Answer {
  block?: { transactions: Transaction[] }
  transaction?: Transaction
  transactions?: SearchTransaction[]
}

export const answerOf = ({ response }: Capture): Answer =>
  response.status === 200 && response.text.startsWith('{')
    ? (parseJson(response.text) as Answer)
    : {}

/** Every transaction of the captures as /block or /block/transaction renders it, by hash. */
export const inBlocks = new Map<string, Transaction>()
/** And as search does. */
export const inSearch = new Map<string, SearchTransaction>()
for (const exchange of [...mainnetCaptures, ...meshServerCaptures]) {
  const { block, transaction, transactions = [] } = answerOf(exchange)
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
