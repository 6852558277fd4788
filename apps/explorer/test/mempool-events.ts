import type { TransactionSummary } from '@mcm/rosetta-client'
import {
  emptyMempool,
  type Mempool,
  type MempoolEvent,
  reduceMempool,
} from '../src/features/mempool/lifecycle'

export const BLOCK = { index: 7, hash: '0xb10c' }

/** Returns a transfer of an amount. */
export function moves(sent: bigint, fee = 500n): TransactionSummary {
  return {
    hash: '',
    kind: 'transfer',
    status: 'PENDING',
    source: null,
    destinations: [],
    sent,
    fee,
    miner: null,
    debited: sent + fee,
    change: null,
    blockToLive: null,
    block: null,
    indexedAt: null,
  }
}

/** Returns the state of a mempool after some events. */
export function after(...events: MempoolEvent[]): Mempool {
  return events.reduce(reduceMempool, emptyMempool)
}

export const listed = (now: number, ...hashes: string[]): MempoolEvent => ({
  type: 'listed',
  hashes,
  now,
})
const found = (hash: string, now: number) => ({ hash, block: BLOCK, transaction: moves(1n), now })
export const located = (hash: string, now: number): MempoolEvent => ({
  type: 'located',
  ...found(hash, now),
})
export const notLocated = (hash: string): MempoolEvent => ({ type: 'not-located', hash })
export const hashes = (rows: { hash: string }[]) => rows.map(({ hash }) => hash)
export const stage = (state: Mempool, hash: string) => state.items.get(hash)?.stage
export const mined = (hash: string, now: number): MempoolEvent => ({
  type: 'mined',
  ...found(hash, now),
})
