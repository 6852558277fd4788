import { HistoryDownload } from './download'
import { UnsettledHistoryError, type AddressHistory, type ReadHistoryOptions } from './history'
import { RecentChain, SETTLED_DEPTH } from './recent-chain'
import type { HistorySource } from './source'
import { createBlobStore } from './store'

/** Maximum number of restarts caused by reorgs deeper than {@link SETTLED_DEPTH}. */
const MAX_RESTARTS = 3

/**
 * Downloads an account's history, identical to one downloaded afterwards even if the chain
 * reorganizes meanwhile. Transactions deep enough to be final are read first and stored; the rest
 * are read again until two readings at the same tip agree.
 *
 * @throws {UnsettledHistoryError} If two readings never agree. A retry with the same store resumes.
 * @throws {IncompleteListError} If the endpoint keeps returning the same transactions.
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
