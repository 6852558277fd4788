import type { AccountNumber, Transaction } from './types'

/** A transaction that waits for a block. */
export interface PendingTransaction {
  readonly transaction: Transaction
  /** Milliseconds on the chain's clock: a new transaction is not seen before the node looked at it. */
  readonly visibleFrom: number
  /** Miners pass it over, so that it waits for ever or until it expires. */
  readonly overlooked: boolean
}

/** The queue of the node, in order of arrival. An account has at most one transaction in it. */
export class Mempool {
  readonly #pending = new Map<string, PendingTransaction>()
  readonly #sources = new Set<AccountNumber>()

  get size(): number {
    return this.#pending.size
  }

  /** Whether a transaction of this account waits already. */
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

  /** What can be seen now, in order of arrival. */
  visible(now: number): PendingTransaction[] {
    return [...this.#pending.values()].filter(({ visibleFrom }) => visibleFrom <= now)
  }

  /** Everything, seen or not. */
  all(): Transaction[] {
    return Array.from(this.#pending.values(), ({ transaction }) => transaction)
  }

  clear(): void {
    this.#pending.clear()
    this.#sources.clear()
  }
}
