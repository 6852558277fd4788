import { HistoryDownload } from './download'
import { UnsettledHistoryError, type AddressHistory, type ReadHistoryOptions } from './history'
import { RecentChain, SETTLED_DEPTH } from './recent-chain'
import type { HistorySource } from './source'
import { createBlobStore } from './store'

/** Maximum number of restarts caused by reorgs deeper than {@link SETTLED_DEPTH}. */
const MAX_RESTARTS = 3

/**
 * Downloads an account's history. The result is identical to that of a later download, even if the
 * chain reorganizes in the meantime. Transactions that are deep enough to be final are read first
 * and stored. The rest are read again until two readings at the same tip agree.
 *
 * @throws {UnsettledHistoryError} If no two readings agree. A retry with the same store resumes the
 * download.
 * @throws {IncompleteListError} If the endpoint keeps returning the same transactions.
 *
 * @example
 * ```ts
 * import { addressHistoryCsv, createHistorySource, readHistory, readText } from '@mcm/exports'
 * import { summarizeTransaction } from '@mcm/rosetta-client'
 *
 * const source = createHistorySource(mochimo, address)
 * const history = await readHistory(source, { summarize: summarizeTransaction })
 * const csv = await readText(addressHistoryCsv(history.items(), history.account))
 * csv.startsWith('time_utc,block,block_hash,transaction,') // => true
 * ```
 */
export async function readHistory(
  source: HistorySource,
  options: ReadHistoryOptions,
): Promise<AddressHistory> {
  const { store = createBlobStore() } = options
  const chain = new RecentChain(source)
  for (let restarts = 0; restarts <= MAX_RESTARTS; restarts++) {
    const download = new HistoryDownload(source, chain, store, options)
    const history = await download.run()
    if (history) return history
    await store.clear()
  }
  throw new UnsettledHistoryError(
    `Reorgs replaced more than ${SETTLED_DEPTH} blocks ${MAX_RESTARTS + 1} times during the download`,
  )
}
