import type { Accounts } from './accounts'
import type { AccountNumber } from './types'

export interface RichListEntry {
  readonly account: AccountNumber
  readonly balance: bigint
}

/**
 * A snapshot of the ledger at one block, sorted by balance. The server loads a new snapshot at
 * intervals.
 */
export class RichList {
  readonly #order: Uint32Array
  readonly #balances: BigUint64Array
  /** Sum of all balances, in nanoMCM. */
  readonly supply: bigint

  /**
   * @param index Height of the snapshot's block.
   * @param loadedAt Time at which the snapshot was loaded, in milliseconds on the chain's clock.
   */
  constructor(
    accounts: Accounts,
    readonly index: number,
    readonly loadedAt: number,
  ) {
    const count = accounts.count
    const balances = new BigUint64Array(count)
    // Comparing floating-point numbers first is several times faster. Ties are compared exactly.
    const rough = new Float64Array(count)
    const listed = new Uint32Array(accounts.entries)
    let at = 0
    for (let account = 0; account < count; account++) {
      if (!accounts.isListed(account)) continue
      const balance = accounts.balance(account)
      balances[account] = balance
      rough[account] = Number(balance)
      listed[at++] = account
    }
    this.#balances = balances
    this.#order = listed.sort((a, b) => {
      const difference = (rough[a] ?? 0) - (rough[b] ?? 0)
      if (difference !== 0) return difference
      return Number((balances[a] ?? 0n) - (balances[b] ?? 0n)) || a - b
    })
    this.supply = accounts.total
  }

  /** Number of accounts in the snapshot. */
  get length(): number {
    return this.#order.length
  }

  /** Returns part of the list, in ascending or descending order. */
  page(offset: number, limit: number, richestFirst: boolean): RichListEntry[] {
    const page: RichListEntry[] = []
    for (let i = offset; i < this.length && page.length < limit; i++) {
      const account = this.#order[richestFirst ? this.length - 1 - i : i] ?? 0
      page.push({ account, balance: this.#balances[account] ?? 0n })
    }
    return page
  }
}
