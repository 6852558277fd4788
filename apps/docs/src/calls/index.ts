import { accountBalance } from './account'
import { block, blockByHash, blockTransaction } from './block'
import type { Call } from './call'
import * as construction from './construction'
import * as signed from './construction-signed'
import { resolveTag } from './custom'
import { eventsBlocks } from './events'
import { mempool, mempoolTransaction } from './mempool'
import { networkList, networkOptions, networkStatus } from './network'
import { searchAddress, searchLatest, searchTransactions } from './search'
import { richList } from './stats'

/** All calls with samples. Several calls can share a path. */
export const calls: readonly Call[] = [
  networkStatus,
  networkOptions,
  networkList,
  accountBalance,
  block,
  blockByHash,
  blockTransaction,
  searchTransactions,
  searchLatest,
  searchAddress,
  mempool,
  mempoolTransaction,
  resolveTag,
  richList,
  eventsBlocks,
  construction.derive,
  construction.preprocess,
  construction.metadata,
  construction.payloads,
  signed.combine,
  signed.parse,
  signed.hash,
  signed.submit,
]

/** Returns a call by its id. */
export function callOf(id: string): Call {
  const call = calls.find((candidate) => candidate.id === id)
  if (!call) throw new Error(`Unknown call "${id}"`)
  return call
}
