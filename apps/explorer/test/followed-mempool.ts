import type { TransactionSummary } from '@mcm/rosetta-client'
import { vi } from 'vitest'
import type { Located, MempoolCalls } from '../src/data/mempool-calls'
import { pause } from '../src/shared/pause'
import { followMempool } from '../src/features/mempool/follow-mempool'
import {
  confirmedRows,
  emptyMempool,
  lost,
  type Mempool,
  pendingRows,
} from '../src/features/mempool/lifecycle'

export const BLOCK = { index: 7, hash: '0xb10c' }
export const CONTEXT = { endpoint: 'http://localhost', call: '/mempool/transaction' }

export const summary = (hash: string): TransactionSummary => ({
  hash,
  kind: 'transfer',
  status: 'PENDING',
  source: null,
  destinations: [],
  sent: 1n,
  fee: 500n,
  miner: null,
  debited: 501n,
  change: null,
  blockToLive: null,
  block: null,
  indexedAt: null,
})
export const inBlock = (hash: string): Located => ({
  hash,
  block: BLOCK,
  transaction: summary(hash),
})

/** A mempool to follow, with calls that take one second each. */
export function follow(answers: Partial<MempoolCalls> = {}) {
  const asked: string[] = []
  const call =
    <Args extends unknown[], Result>(name: string, answer: (...args: Args) => Promise<Result>) =>
    async (...args: Args): Promise<Result> => {
      const [about, signal] = args as unknown as [string | { hash: string }, AbortSignal]
      asked.push(`${name} ${typeof about === 'string' ? about : about.hash}`)
      await pause(1000, signal)
      signal.throwIfAborted()
      return answer(...args)
    }
  const calls: MempoolCalls = {
    detail: call('detail', answers.detail ?? ((hash) => Promise.resolve(summary(hash)))),
    locate: call('locate', answers.locate ?? (() => Promise.resolve(undefined))),
    taken: call('taken', answers.taken ?? (() => Promise.resolve([]))),
  }
  let state: Mempool = emptyMempool
  const follower = followMempool({ calls, state, onChange: (next) => (state = next) })
  return {
    asked,
    list: (...hashes: string[]) => follower.listed(hashes, Date.now()),
    mined: follower.mined,
    orphaned: follower.orphaned,
    hold: follower.hold,
    resume: follower.resume,
    stop: follower.stop,
    /** The pending transactions, and those that left without a known block. */
    pending: () =>
      [...pendingRows(state), ...lost(state)].map(({ hash, stage }) => `${hash} ${stage}`),
    confirmed: () => confirmedRows(state).map(({ hash }) => hash),
    known: () => [...state.items.keys()],
  }
}

export const seconds = (count: number) => vi.advanceTimersByTimeAsync(count * 1000)
