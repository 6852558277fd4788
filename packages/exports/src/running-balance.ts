import type { BlockIdentifier, TransactionSummary } from '@mcm/rosetta-client'
import { effectOf, movementsOf, type Movement } from './movements'
import type { Source } from './stream'

/**
 * A transaction of an account's history.
 *
 * @example
 * ```ts
 * import { type HistoryItem } from '@mcm/exports'
 *
 * const yearOf = ({ time }: HistoryItem) => time && new Date(time).getUTCFullYear()
 * items.map(yearOf) // => [2026]
 * ```
 */
export interface HistoryItem {
  /** The transaction from the view of its participants, from `summarizeTransaction`. */
  summary: TransactionSummary
  /** Time of the block in milliseconds since 1970, or `null` if it is unknown. */
  time: number | null
}

/**
 * The account that a history belongs to.
 *
 * @example
 * ```ts
 * import { addressHistoryCsv, type HistoryAccount, readText } from '@mcm/exports'
 *
 * const known: HistoryAccount = { address: account.address, balance: { value: 0n, block: 7 } }
 * const csv = await readText(addressHistoryCsv([], known))
 * csv.split('\r\n').length // => 2
 * ```
 */
export interface HistoryAccount {
  /** The address as in the API: 0x followed by 40 lowercase hex digits. */
  address: string
  /** The account's balance at the end of a block, from which running balances are derived. */
  balance?:
    | {
        /** Balance in nanoMCM. */
        value: bigint
        /** Height of the block. */
        block: number
      }
    | undefined
}

/**
 * A movement, together with its transaction and the balance after it.
 *
 * @example
 * ```ts
 * import { type HistoryRow, withRunningBalance } from '@mcm/exports'
 *
 * const describe = ({ type, memo }: HistoryRow) => `${type} ${memo}`
 * for await (const row of withRunningBalance(items, account)) {
 *   describe(row) // => 'RECEIVED ORDER-7'
 * }
 * ```
 */
export interface HistoryRow extends Movement {
  /** Transaction ID: 0x followed by 64 hex digits. */
  transaction: string
  /** `SUCCESS`, or the status of a transaction in an orphaned block, such as `SPLIT`. */
  status: string
  /** The block of the transaction, or `null` if it is unknown. */
  block: BlockIdentifier | null
  /** Time of the block in milliseconds since 1970, or `null` if it is unknown. */
  time: number | null
  /** Balance after this movement in nanoMCM, or `null` if it can't be derived. */
  balance: bigint | null
}

/**
 * Maximum number of rows that can wait for an earlier known balance. Rows beyond this limit get no
 * balance.
 */
const MAX_WAITING = 20_000

/**
 * Yields an account's movements, latest first. Each comes with the balance after it if that balance
 * is certain.
 *
 * A spend reveals the balance, because the protocol spends all of it and returns the change. So the
 * balance is known at every spend, at the tip, and (as zero) before the first movement. Movements
 * between two known balances get a balance only if they add up exactly, because search doesn't
 * include rewards or anything from before its indexer first ran.
 *
 * @example
 * ```ts
 * import { withRunningBalance } from '@mcm/exports'
 *
 * const known = { ...account, balance: { value: 5_000_000_000n, block: 1_078_600 } }
 * for await (const { amount, balance } of withRunningBalance(items, known)) {
 *   amount // => 5_000_000_000n
 *   balance // => 5_000_000_000n
 * }
 * ```
 */
export async function* withRunningBalance(
  items: Source<HistoryItem>,
  account: HistoryAccount,
): AsyncGenerator<HistoryRow> {
  const waiting = createWaiting()
  let present = account.balance
  for await (const group of byBlock(items)) {
    const height = group[0]?.summary.block?.index ?? Number.MAX_SAFE_INTEGER
    if (present && height <= present.block) {
      yield* waiting.release(present.value)
      present = undefined
    }
    for (const { item, movements } of inBlockOrder(group, account.address)) {
      yield* waiting.add(item, movements)
    }
  }
  if (present) yield* waiting.release(present.value)
  yield* waiting.release(0n)
}

/** Creates the queue of rows since the last known balance, latest first. */
function createWaiting() {
  let rows: HistoryRow[] = []
  /** Sum of the balance changes of all waiting rows. */
  let sum = 0n
  /** Balance after the latest waiting row, or `null` if it is unknown. */
  let newer: bigint | null = null

  /**
   * Returns all waiting rows, with balances if they lead exactly from `older` to the later known
   * balance. After that, `older` is the later known balance for the next rows.
   *
   * @param older Balance before the oldest waiting row, or `null` if it is unknown.
   */
  function release(older: bigint | null): HistoryRow[] {
    const explained = older !== null && newer !== null && older + sum === newer
    let balance = newer ?? 0n
    const released = rows.map((row) => {
      if (!explained || row.status !== 'SUCCESS') return row
      const after = { ...row, balance }
      balance -= effectOf(row)
      return after
    })
    rows = []
    sum = 0n
    newer = older
    return released
  }

  /** Adds a transaction's movements and returns the rows that no longer have to wait. */
  function add({ summary, time }: HistoryItem, movements: Movement[]): HistoryRow[] {
    const { hash: transaction, status, block, change } = summary
    const isFinal = status === 'SUCCESS'
    const done: HistoryRow[] = []
    let balance = change ?? 0n
    for (const movement of movements.toReversed()) {
      const row = { ...movement, transaction, status, block, time, balance: null }
      if (isFinal && change !== null && movement.type === 'SENT') {
        // The last payment comes first here, because the waiting rows are later than it.
        if (rows.length > 0) done.push(...release(balance))
        done.push({ ...row, balance })
        balance -= effectOf(movement)
        newer = balance
      } else {
        rows.push(row)
        if (isFinal) sum += effectOf(row)
      }
    }
    return rows.length > MAX_WAITING ? release(null) : done
  }

  return { add, release }
}

/** Groups consecutive transactions of the same block. */
async function* byBlock(items: Source<HistoryItem>): AsyncGenerator<HistoryItem[]> {
  let group: HistoryItem[] = []
  for await (const item of items) {
    const [first] = group
    if (first && first.summary.block?.index !== item.summary.block?.index) {
      yield group
      group = []
    }
    group.push(item)
  }
  if (group.length > 0) yield group
}

/**
 * Sorts a block's transactions, latest first. An account can only spend what it had before the
 * block, so its spend comes before its receipts, regardless of its position in the block.
 */
function inBlockOrder(group: HistoryItem[], address: string) {
  const spends = ({ summary }: HistoryItem) => (summary.source === address ? 1 : 0)
  return group
    .toSorted((a, b) => spends(a) - spends(b))
    .map((item) => ({ item, movements: movementsOf(item.summary, address) }))
}
