import type { AccountNumber, Transaction } from './types'

/** A pending transaction. */
export interface PendingTransaction {
  readonly transaction: Transaction
  /**
   * Chain time at which the transaction becomes visible, in milliseconds. The node takes a moment
   * to process a new transaction.
   */
  readonly visibleFrom: number
  /** Whether miners skip the transaction, so that it stays pending until it expires, or forever. */
  readonly overlooked: boolean
}

/** The node's queue, in order of arrival, with at most one transaction per account. */
export class Mempool {
  readonly #pending = new Map<string, PendingTransaction>()
  readonly #sources = new Set<AccountNumber>()

  get size(): number {
    return this.#pending.size
  }

  /** Returns whether the account has a pending transaction. */
  isBusy(account: AccountNumber): boolean {
    return this.#sources.has(account)
  }

  has(id: string): boolean {
    return this.#pending.has(id)
  }

  get(id: string, now: number): PendingTransaction | undefined {
    const pending = this.#pending.get(id)
    return pending && pending.visibleFrom <= now ? pending : undefined
  }

  add(transaction: Transaction, visibleFrom: number, overlooked = false): void {
    this.#pending.set(transaction.id, { transaction, visibleFrom, overlooked })
    this.#sources.add(transaction.source)
  }

  remove({ id, source }: Transaction): void {
    if (this.#pending.delete(id)) this.#sources.delete(source)
  }

  /** Returns the visible transactions, in order of arrival. */
  visible(now: number): PendingTransaction[] {
    return [...this.#pending.values()].filter(({ visibleFrom }) => visibleFrom <= now)
  }

  /** Returns all transactions, whether or not they are visible. */
  all(): Transaction[] {
    return Array.from(this.#pending.values(), ({ transaction }) => transaction)
  }

  clear(): void {
    this.#pending.clear()
    this.#sources.clear()
  }
}
