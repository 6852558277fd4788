import { isNeogenesis } from './blocks'
import {
  countUpTo,
  insert,
  matches,
  parties,
  type BlockStatus,
  type IndexedBlock,
  type IndexedTransaction,
  type SearchQuery,
  type SearchResult,
} from './indexer-rows'
import type { AccountNumber, Block } from './types'

/**
 * The server's database, with its quirks (mochimo-mesh b77d1ba, indexer): it contains only the tips
 * that it received and their ancestors, edits rows in place when blocks compete, and orders rows of
 * the same height by the time at which they were written.
 */
export class Indexer {
  readonly #blocks: IndexedBlock[] = []
  readonly #byHash = new Map<string, IndexedBlock>()
  readonly #byHeight = new Map<number, IndexedBlock[]>()
  /** All rows in ascending order of height, then of row ID. The lists below have the same order. */
  readonly #rows: IndexedTransaction[] = []
  readonly #byAccount = new Map<AccountNumber, IndexedTransaction[]>()
  readonly #byTransaction = new Map<string, IndexedTransaction>()
  /** All rows of each transaction that has more than one. */
  readonly #shared = new Map<string, IndexedTransaction[]>()
  #lastRow = 0

  get maxSequence(): number {
    return this.#blocks.length
  }

  /** Returns the block rows from the given row ID onward. */
  events(offset: number, limit: number): readonly IndexedBlock[] {
    const from = Math.max(offset - 1, 0)
    return this.#blocks.slice(from, from + limit)
  }

  /** Returns a block's row, regardless of its status. */
  find(hash: string): IndexedBlock | undefined {
    return this.#byHash.get(hash)
  }

  /**
   * Starts on an existing chain. The latest block gets the first row, and the oldest block gets the
   * last.
   */
  backfill(ascending: readonly Block[], storedAt: number): void {
    const descending = ascending.toReversed()
    const firstRow = new Map<Block, number>()
    for (const block of descending) {
      this.#store({ sequence: this.#blocks.length + 1, block, storedAt, status: initial(block) })
      firstRow.set(block, this.#lastRow + 1)
      this.#lastRow += block.transactions.length
    }
    for (const block of ascending) this.#storeTransactions(block, firstRow.get(block) ?? 1)
  }

  /**
   * Records a new tip. Unknown ancestors are written after it. A neogenesis block is written only
   * as an ancestor.
   */
  see(tip: Block, storedAt: number, parentOf: (block: Block) => Block | undefined): void {
    if (isNeogenesis(tip.index)) return
    let next: Block | undefined = tip
    while (next) {
      this.#push(next, storedAt)
      const known = this.#byHash.get(next.parentHash)
      if (known) this.#accept(known)
      next = known ? undefined : parentOf(next)
    }
  }

  /** Returns the transactions that match the query, starting with the highest block. */
  search(query: SearchQuery): SearchResult {
    const { account, hash, maxBlock, type, status, offset, limit } = query
    if ([account, hash, type, status].every((given) => given === undefined)) {
      return this.#newest(maxBlock ?? Infinity, offset, limit)
    }
    const found = this.#candidates(query)
    const rows: IndexedTransaction[] = []
    const shared = new Set<string>()
    let matched = 0
    let total = 0
    for (let at = found.length - 1; at >= 0; at--) {
      const row = found[at]
      if (!row || !matches(row, query)) continue
      if (matched >= offset && rows.length < limit) rows.push(row)
      matched++
      if (!row.shared) total++
      else shared.add(row.transaction.id)
    }
    return { rows, total: total + shared.size }
  }

  /** Returns a page of all transactions without checking each one. */
  #newest(maxBlock: number, offset: number, limit: number): SearchResult {
    const count = countUpTo(this.#rows, maxBlock)
    const end = Math.max(count - offset, 0)
    const rows = this.#rows.slice(Math.max(end - limit, 0), end).reverse()
    let repeated = 0
    for (const same of this.#shared.values()) {
      repeated += Math.max(countUpTo(same, maxBlock) - 1, 0)
    }
    return { rows, total: count - repeated }
  }

  #candidates({ account, hash }: SearchQuery): readonly IndexedTransaction[] {
    if (hash !== undefined) {
      const row = this.#byTransaction.get(hash)
      return this.#shared.get(hash) ?? (row ? [row] : [])
    }
    if (account !== undefined) return this.#byAccount.get(account) ?? []
    return this.#rows
  }

  /** Writes a block, or accepts it again. All other blocks at the same height become split. */
  #push(block: Block, storedAt: number): void {
    for (const other of this.#byHeight.get(block.index) ?? []) other.status = 'SPLIT'
    const known = this.#byHash.get(block.hash)
    if (known) {
      known.status = 'SUCCESS'
      return
    }
    this.#store({ sequence: this.#blocks.length + 1, block, storedAt, status: initial(block) })
    this.#storeTransactions(block, this.#lastRow + 1)
    this.#lastRow += block.transactions.length
  }

  /**
   * Accepts a new block's parent and its ancestors, up to the first one already accepted. Only the
   * parent's competitors are orphaned; those of deeper ancestors are split.
   */
  #accept(parent: IndexedBlock): void {
    let loser: BlockStatus = 'ORPHANED'
    let next: IndexedBlock | undefined = parent
    while (next && next.status !== 'SUCCESS') {
      for (const other of this.#byHeight.get(next.block.index) ?? []) other.status = loser
      next.status = 'SUCCESS'
      next = this.#byHash.get(next.block.parentHash)
      loser = 'SPLIT'
    }
  }

  #store(indexed: IndexedBlock): void {
    const { block } = indexed
    this.#blocks.push(indexed)
    this.#byHash.set(block.hash, indexed)
    const height = this.#byHeight.get(block.index)
    if (height) height.push(indexed)
    else this.#byHeight.set(block.index, [indexed])
  }

  #storeTransactions(block: Block, firstRow: number): void {
    const indexed = this.#byHash.get(block.hash)
    if (!indexed) return
    block.transactions.forEach((transaction, i) => {
      const known = this.#byTransaction.get(transaction.id)
      const row: IndexedTransaction = {
        id: known?.id ?? firstRow + i,
        transaction,
        in: indexed,
        first: known?.first ?? indexed,
        shared: false,
      }
      insert(this.#rows, row)
      this.#storeId(row)
      for (const account of parties(row)) this.#storeParty(account, row)
    })
  }

  #storeId(row: IndexedTransaction): void {
    const { id } = row.transaction
    const known = this.#byTransaction.get(id)
    if (!known) {
      this.#byTransaction.set(id, row)
      return
    }
    const same = this.#shared.get(id) ?? [known]
    insert(same, row)
    for (const each of same) each.shared = true
    this.#shared.set(id, same)
  }

  #storeParty(account: AccountNumber, row: IndexedTransaction): void {
    const list = this.#byAccount.get(account)
    if (list) insert(list, row)
    else this.#byAccount.set(account, [row])
  }
}

/**
 * Returns a new block's status: a normal block is accepted immediately, whereas a pseudo-block is
 * pending until it has a child.
 */
function initial(block: Block): BlockStatus {
  return block.transactions.length > 0 || isNeogenesis(block.index) ? 'SUCCESS' : 'PENDING'
}
