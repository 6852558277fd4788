import { retryAfterMs } from '@mcm/react/query'
import type { BlockIdentifier } from '@mcm/rosetta-client'
import { LatestOnly } from '@mcm/shared/latest-only'
import type { Located, MempoolCalls } from '../../data/mempool-calls'
import {
  KEEP_MS,
  lost,
  type Mempool,
  type MempoolEvent,
  reduceMempool,
  withoutDetails,
} from './lifecycle'

/** Looks up the transactions of a mempool that is listed repeatedly. */
export interface MempoolFollower {
  /** Processes a new list and looks up every transaction that has left the mempool again. */
  listed: (hashes: readonly string[], now: number) => void
  /** Confirms the transactions that a new block of the chain contains. */
  mined: (block: BlockIdentifier) => Promise<void>
  /** Revokes the confirmations of a block that is no longer part of the chain. */
  orphaned: (block: string) => void
  /** Stops making requests until `resume` is called. */
  hold: () => void
  resume: () => void
  stop: () => void
}

interface Options {
  calls: MempoolCalls
  state: Mempool
  onChange: (state: Mempool) => void
}

type Question = (signal: AbortSignal) => Promise<void>

/** Number of failed attempts to load a transaction's details after which no more are made. */
const DETAIL_ATTEMPTS = 3
/** Number of latest read blocks to remember, so that a page that stays open doesn't collect them. */
const REMEMBERED_BLOCKS = 100

/**
 * Follows a mempool with two parallel sequences of requests: one for transactions that left the
 * mempool, and one for details of pending ones, newest first. The pace of the calls limits both.
 */
export function followMempool({ calls, state, onChange }: Options): MempoolFollower {
  let turn = new AbortController()
  let stopped = false
  let expiry: ReturnType<typeof setTimeout> | undefined
  /** Transactions that left the mempool and haven't been looked up since the last list. */
  let wanted: string[] = []
  /** Number of times each of those was looked up. */
  let lookups = new Map<string, number>()
  let fruitless = new Map<string, number>()
  const readBlocks = new LatestOnly(REMEMBERED_BLOCKS)

  const apply = (event: MempoolEvent) => {
    const next = reduceMempool(state, event)
    if (stopped || next === state) return
    state = next
    onChange(state)
    clearTimeout(expiry)
    const exits = [...state.items.values()].flatMap(({ exitTime }) => exitTime ?? [])
    if (exits.length === 0) return
    const due = exits.reduce((first, exit) => Math.min(first, exit)) + KEEP_MS
    expiry = setTimeout(() => apply({ type: 'time', now: Date.now() }), due - Date.now())
  }

  const confirm = (located: Located) => {
    wanted = wanted.filter((hash) => hash !== located.hash)
    apply({ type: 'located', ...located, now: Date.now() })
  }

  /**
   * Confirms other missing transactions. A block that contains one of them probably contains
   * others, and one request covers them all.
   */
  const confirmOthers = async ({ block }: Located, signal: AbortSignal) => {
    if (wanted.length === 0 || readBlocks.has(block.hash)) return
    readBlocks.add(block.hash)
    for (const taken of await calls.taken(block, signal)) {
      if (wanted.includes(taken.hash)) confirm(taken)
    }
  }

  const lookupOf =
    (hash: string): Question =>
    async (signal) => {
      try {
        const located = await calls.locate(hash, signal)
        if (!located) return apply({ type: 'not-located', hash })
        confirm(located)
        await confirmOthers(located, signal)
      } catch (error) {
        // A failed lookup counts as finding nothing.
        if (!signal.aborted) apply({ type: 'not-located', hash })
        throw error
      } finally {
        lookups.set(hash, (lookups.get(hash) ?? 0) + 1)
      }
    }

  const askFor =
    (hash: string): Question =>
    async (signal) => {
      try {
        const transaction = await calls.detail(hash, signal)
        if (transaction) return apply({ type: 'detailed', hash, transaction })
      } catch (error) {
        if (signal.aborted || retryAfterMs(error) !== undefined) throw error
      }
      fruitless.set(hash, (fruitless.get(hash) ?? 0) + 1)
    }

  const nextLookUp = () => {
    const hash = wanted.shift()
    return hash === undefined ? undefined : lookupOf(hash)
  }
  const nextDetail = () => {
    const item = withoutDetails(state).find(
      (item) => (fruitless.get(item.hash) ?? 0) < DETAIL_ATTEMPTS,
    )
    return item && askFor(item.hash)
  }

  /**
   * Creates a worker that makes requests one after the other until none are left. Triggering it
   * while it is running makes it continue.
   */
  const worker = (next: () => Question | undefined) => {
    let working = false
    return async () => {
      if (working) return
      working = true
      while (!turn.signal.aborted) {
        const question = next()
        if (!question) break
        const { signal } = turn
        try {
          await question(signal)
        } catch {
          // The next list looks again; after a rate-limit error the next call waits for its
          // turn.
        }
      }
      working = false
    }
  }
  const workers = [worker(nextLookUp), worker(nextDetail)]
  const work = () => workers.forEach((one) => void one())

  return {
    listed(hashes, now) {
      // The same list again, not an older one: a visitor's clock may be set back.
      if (now === state.listedAt) return
      apply({ type: 'listed', hashes, now })
      lookups = keysIn(lookups, state.items)
      fruitless = keysIn(fruitless, state.items)
      const lookupCount = (hash: string) => lookups.get(hash) ?? 0
      wanted = lost(state)
        .map(({ hash }) => hash)
        .sort((a, b) => lookupCount(a) - lookupCount(b))
      work()
    },
    async mined(block) {
      const isKnown = [...state.items.values()].some(({ stage }) => stage !== 'confirmed')
      if (!isKnown) return
      // If the block can't be loaded, the next list shows what has left.
      const taken = await calls.taken(block, turn.signal).catch(() => [])
      const now = Date.now()
      for (const { hash, ...rest } of taken) {
        wanted = wanted.filter((other) => other !== hash)
        apply({ type: 'mined', hash, ...rest, now })
      }
    },
    orphaned(block) {
      readBlocks.delete(block)
      apply({ type: 'orphaned', block, now: Date.now() })
    },
    hold: () => turn.abort(),
    resume() {
      if (turn.signal.aborted && !stopped) turn = new AbortController()
      work()
    },
    stop() {
      stopped = true
      turn.abort()
      clearTimeout(expiry)
    },
  }
}

function keysIn<Value>(
  map: ReadonlyMap<string, Value>,
  known: ReadonlyMap<string, unknown>,
): Map<string, Value> {
  return new Map([...map].filter(([key]) => known.has(key)))
}
