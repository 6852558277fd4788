import type { BlockIdentifier, TransactionSummary } from '@mcm/rosetta-client'

/** How long a transaction that left the mempool stays visible and continues to be looked up. */
export const KEEP_MS = 60_000
/** How long a new row is marked as new. */
export const NEW_MS = 10_000
/** How long lists may contain a transaction that a block has taken: two lists. */
export const OUTDATED_MS = 10_000

/**
 * The stage of a transaction. `pending`: in the mempool. `missing`: gone from it and not looked up
 * yet. `exiting`: looked up and not found in a block so far. `confirmed`: in a block.
 */
export type Stage = 'pending' | 'missing' | 'exiting' | 'confirmed'

/**
 * A transaction that is pending or was pending until recently. Times are in milliseconds since
 * 1970.
 */
export interface MempoolItem {
  hash: string
  stage: Stage
  /** Order of arrival. A larger number means a newer transaction. */
  order: number
  firstSeen: number
  /** Whether it arrived while the tab showed the mempool instead of with the first list. */
  arrived: boolean
  /** The time when it left the mempool or was found in a block. */
  exitTime?: number
  confirmedBlock?: BlockIdentifier
  /**
   * Whether a block contained it while the mempool still listed it. A list may be older than the
   * block.
   */
  wasListed?: boolean
  /** The transaction's transfers, or undefined until they have loaded. */
  transaction?: TransactionSummary
}

/** Everything that the screen knows about the mempool. */
export interface Mempool {
  items: ReadonlyMap<string, MempoolItem>
  /** The time when the mempool was last listed, or undefined before the first list. */
  listedAt?: number
  /** Total number of transactions that have arrived. */
  arrivals: number
  /** When transactions were first seen before the page was reloaded, by hash. */
  seenBefore?: ReadonlyMap<string, number>
}

interface Found {
  hash: string
  block: BlockIdentifier
  transaction: TransactionSummary
  now: number
}

export type MempoolEvent =
  /** The mempool contains these transactions, oldest first. */
  | { type: 'listed'; hashes: readonly string[]; now: number }
  | { type: 'detailed'; hash: string; transaction: TransactionSummary }
  /** A missing transaction was found in a block. */
  | ({ type: 'located' } & Found)
  /** A new block of the chain contains a transaction, which may still be listed. */
  | ({ type: 'mined' } & Found)
  /** A block that contained some of the transactions is no longer part of the chain. */
  | { type: 'orphaned'; block: string; now: number }
  /** A missing transaction isn't in a block, or the lookup failed. */
  | { type: 'not-located'; hash: string }
  | { type: 'time'; now: number }

export const emptyMempool: Mempool = { items: new Map(), arrivals: 0 }

/** Returns the state after an event (specification, section 4, 'Mempool lifecycle'). */
export function reduceMempool(state: Mempool, event: MempoolEvent): Mempool {
  switch (event.type) {
    case 'listed':
      return listed(state, event.hashes, event.now)
    case 'detailed':
      return withItem(state, event.hash, (item) => ({ ...item, transaction: event.transaction }))
    case 'located':
      return withItem(state, event.hash, (item) => (hasLeft(item) ? confirmed(item, event) : item))
    case 'mined':
      return withItem(state, event.hash, (item) => {
        if (item.stage === 'confirmed') return item
        return { ...confirmed(item, event), wasListed: item.stage === 'pending' }
      })
    case 'orphaned':
      return orphaned(state, event.block, event.now)
    case 'not-located':
      return withItem(state, event.hash, (item) =>
        item.stage === 'missing' ? { ...item, stage: 'exiting' } : item,
      )
    case 'time':
      return withoutExpired(state, event.now)
  }
}

function listed(state: Mempool, hashes: readonly string[], now: number): Mempool {
  const present = new Set(hashes)
  const items = new Map<string, MempoolItem>()
  for (const item of state.items.values()) {
    items.set(item.hash, present.has(item.hash) ? item : absent(item, now))
  }
  let { arrivals } = state
  for (const hash of present) {
    const known = items.get(hash)
    if (known && (known.stage === 'pending' || mayBeOutdated(known, now))) continue
    items.set(hash, known ? returned(known) : arrival(hash, arrivals++, state, now))
  }
  return withoutExpired({ ...state, items, listedAt: now, arrivals }, now)
}

/** Returns a transaction that the last list doesn't contain. */
function absent(item: MempoolItem, now: number): MempoolItem {
  if (item.stage === 'pending') return { ...item, stage: 'missing', exitTime: now }
  return item.wasListed ? { ...item, wasListed: false } : item
}

/** Returns whether a list that still contains a mined transaction may be older than its block. */
function mayBeOutdated({ wasListed, exitTime = 0 }: MempoolItem, now: number): boolean {
  return wasListed === true && now - exitTime < OUTDATED_MS
}

function confirmed(item: MempoolItem, { block, transaction, now }: Found): MempoolItem {
  return { ...item, stage: 'confirmed', exitTime: now, confirmedBlock: block, transaction }
}

function arrival(hash: string, order: number, state: Mempool, now: number): MempoolItem {
  const seen = state.seenBefore?.get(hash)
  const arrived = seen !== undefined || state.listedAt !== undefined
  return { hash, stage: 'pending', order, firstSeen: seen ?? now, arrived }
}

/** Handles an orphaned block. Its transactions are looked up again. */
function orphaned(state: Mempool, block: string, now: number): Mempool {
  const taken = [...state.items.values()].filter((item) => item.confirmedBlock?.hash === block)
  if (taken.length === 0) return state
  const items = new Map(state.items)
  for (const { confirmedBlock: _, wasListed: __, ...item } of taken) {
    items.set(item.hash, { ...item, stage: 'missing', exitTime: now })
  }
  return { ...state, items }
}

/** It is pending again: either a list omitted it by mistake, or its block was orphaned. */
function returned(item: MempoolItem): MempoolItem {
  const again: MempoolItem = { ...item, stage: 'pending' }
  delete again.exitTime
  delete again.confirmedBlock
  delete again.wasListed
  return again
}

function withoutExpired(state: Mempool, now: number): Mempool {
  const kept = [...state.items].filter(([, { exitTime }]) => (exitTime ?? now) > now - KEEP_MS)
  return kept.length === state.items.size ? state : { ...state, items: new Map(kept) }
}

function withItem(
  state: Mempool,
  hash: string,
  change: (item: MempoolItem) => MempoolItem,
): Mempool {
  const item = state.items.get(hash)
  const changed = item && change(item)
  if (!changed || changed === item) return state
  return { ...state, items: new Map(state.items).set(hash, changed) }
}

function hasLeft({ stage }: MempoolItem): boolean {
  return stage === 'missing' || stage === 'exiting'
}

/** Returns the rows of the pending section, newest first. */
export function pendingRows({ items }: Mempool): MempoolItem[] {
  return [...items.values()]
    .filter(({ stage }) => stage === 'pending')
    .sort((a, b) => b.order - a.order)
}

/**
 * Returns the transactions that left the mempool without a known block, newest first. If the mempool
 * is empty, there are none, although they may still be found in a block.
 */
export function exitingRows(mempool: Mempool): MempoolItem[] {
  if (pendingRows(mempool).length === 0) return []
  return [...mempool.items.values()]
    .filter(({ stage }) => stage === 'exiting')
    .sort((a, b) => b.order - a.order)
}

/**
 * Returns the pending transactions, oldest first, which is the order in which endpoints list them.
 */
export function waiting(mempool: Mempool): MempoolItem[] {
  return pendingRows(mempool).reverse()
}

/** Returns the rows of the confirmed section, latest first. */
export function confirmedRows({ items }: Mempool): MempoolItem[] {
  return [...items.values()]
    .filter(({ stage }) => stage === 'confirmed')
    .sort((a, b) => (b.exitTime ?? 0) - (a.exitTime ?? 0) || b.order - a.order)
}

/** Returns the pending transactions whose details haven't been requested, newest first. */
export function withoutDetails(mempool: Mempool): MempoolItem[] {
  return pendingRows(mempool).filter(({ transaction }) => !transaction)
}

/** Returns the transactions that need to be looked up in the chain. */
export function lost({ items }: Mempool): MempoolItem[] {
  return [...items.values()].filter(hasLeft)
}

/** The sums of the transfers and fees of pending transactions with known details, in nanoMCM. */
export interface Totals {
  count: number
  loaded: number
  value: bigint
  fees: bigint
}

export function totals({ items }: Mempool): Totals {
  const sum = { count: 0, loaded: 0, value: 0n, fees: 0n }
  for (const { stage, transaction } of items.values()) {
    if (stage !== 'pending') continue
    sum.count += 1
    if (!transaction) continue
    sum.loaded += 1
    sum.value += transaction.sent
    sum.fees += transaction.fee
  }
  return sum
}

/** Returns whether to mark a row because it has just arrived or has just been confirmed. */
export function isNew({ listedAt = 0 }: Mempool, item: MempoolItem): boolean {
  const { stage, arrived, firstSeen, exitTime = 0 } = item
  if (stage === 'confirmed') return listedAt - exitTime < NEW_MS
  return stage === 'pending' && arrived && listedAt - firstSeen < NEW_MS
}
