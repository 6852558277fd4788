import type { BlockIdentifier, TransactionSummary } from '@mcm/rosetta-client'
import { effectOf, movementsOf, type Movement } from './movements'
import type { Source } from './stream'

/** A transaction of an account's history, newest first as search gives them. */
export interface HistoryItem {
  summary: TransactionSummary
  /** Time of the block, milliseconds since 1970; `null` when it is not known. */
  time: number | null
}

/** The account whose history it is. */
export interface HistoryAccount {
  /** As the API gives it: 0x and 40 lower case hex digits. */
  address: string
  /** What the account held at the end of a block, for the running balance. */
  balance?: { value: bigint; block: number } | undefined
}

/** A movement, where it happened and what the account held after it. */
export interface HistoryRow extends Movement {
  transaction: string
  status: string
  block: BlockIdentifier | null
  time: number | null
  /** nanoMCM after this movement; `null` where the loaded movements don't explain it. */
  balance: bigint | null
}

/** Rows that wait for the balance on their older side. Beyond this many they get none. */
const MAX_WAITING = 20_000

/**
 * The movements of an account, newest first, each with the balance after it where that is certain.
 *
 * A spend says what the account held: the protocol spends the whole balance, the change is what is
 * left. So every spend is a fixed point, the present balance is another, and zero before the oldest
 * movement is the third. Movements between two fixed points get a balance only if they lead exactly
 * from one to the other: search knows no rewards, and not what was before it began to index.
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

/** Rows since the last fixed point, newest first. */
function createWaiting() {
  let rows: HistoryRow[] = []
  /** What all of them together changed. */
  let sum = 0n
  /** What the account held after the newest of them; `null` when that is not known. */
  let newer: bigint | null = null

  /**
   * Gives all waiting rows, with balances if they lead exactly from `older` to the newer fixed point.
   * `older` is the newer fixed point of what follows.
   *
   * @param older What the account held before the oldest waiting row; `null` when that is not known.
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

  /** Takes the movements of one transaction, and gives the rows that need not wait any longer. */
  function add({ summary, time }: HistoryItem, movements: Movement[]): HistoryRow[] {
    const { hash: transaction, status, block, change } = summary
    const isFinal = status === 'SUCCESS'
    const done: HistoryRow[] = []
    let balance = change ?? 0n
    for (const movement of movements.toReversed()) {
      const row = { ...movement, transaction, status, block, time, balance: null }
      if (isFinal && change !== null && movement.type === 'SENT') {
        // The last payment comes first here: what waits is newer, and what is left is the change.
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

/** Neighbours of one block together. */
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
 * The transactions of one block, latest first. What an account spends in a block it held before the
 * block, whatever place the spend has in it: a spend comes before all that the account receives.
 */
function inBlockOrder(group: HistoryItem[], address: string) {
  const spends = ({ summary }: HistoryItem) => (summary.source === address ? 1 : 0)
  return group
    .toSorted((a, b) => spends(a) - spends(b))
    .map((item) => ({ item, movements: movementsOf(item.summary, address) }))
}
