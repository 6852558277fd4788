import { parseAddress } from '@mcm/address'
import type { Network } from './chain/network'
import type { AccountNumber, Block, Transaction } from './chain/types'

/**
 * An account of the ledger.
 *
 * @example
 * ```ts
 * import { createDevnet, type LedgerEntry } from '@mcm/devnet'
 *
 * const isUnused = ({ address, keyHash }: LedgerEntry) => address === keyHash
 * const to = 'kHtV35ttVpyiH42FePCiHo2iFmcJS3'
 * const devnet = createDevnet({ blocks: 32, accounts: 100, difficulty: 0 })
 * devnet.pay({ to, amount: 5n })
 * devnet.mine()
 * const entry = devnet.chain.account(to)
 * entry && isUnused(entry) // => true
 * ```
 */
export interface LedgerEntry {
  /** The account's tag: 0x followed by 40 hex digits. */
  readonly address: string
  /** Hash of the key that can spend the balance: 0x followed by 40 hex digits. */
  readonly keyHash: string
  /** The balance in nanoMCM. */
  readonly balance: bigint
}

/**
 * The true state of the chain, for tests. Faults in responses don't affect it.
 *
 * @example
 * ```ts
 * import { createDevnet, type ChainView } from '@mcm/devnet'
 *
 * const isConsistent = ({ supply, expectedSupply }: ChainView) => supply === expectedSupply
 * const devnet = createDevnet({ blocks: 32, accounts: 100, difficulty: 0 })
 * devnet.mine(3)
 * isConsistent(devnet.chain) // => true
 * ```
 */
export interface ChainView {
  /** The last block. */
  readonly tip: Block
  /** Height of the oldest block. */
  readonly first: number
  /** Number of accounts in the ledger. */
  readonly accounts: number
  /** Sum of all balances, in nanoMCM. */
  readonly supply: bigint
  /** Expected sum of all balances: that of the opening ledger plus all rewards since then. */
  readonly expectedSupply: bigint
  /**
   * Returns the block at the given height, or undefined if it is below the first block or above the
   * tip.
   */
  block(index: number): Block | undefined
  /** Returns the ledger entry of an address in any format, or undefined if there is none. */
  account(address: string): LedgerEntry | undefined
  /** Returns the address for an account number that appears in blocks and transactions. */
  address(account: AccountNumber): string
  /** Returns the whole ledger in ascending order of tags, as in ledger.dat. */
  ledger(): Iterable<LedgerEntry>
  /** Returns the whole ledger, in descending order of balance. */
  richest(): Iterable<LedgerEntry>
  /** Returns all pending transactions, whether or not they are visible. */
  pending(): Transaction[]
  /** Address of the exchange, which has more than a thousand transactions by default. */
  readonly busiest: string
  /** Address of an account with more than 2^53 nanoMCM. */
  readonly richestAddress: string
}

export function createView(current: () => Network): ChainView {
  const entry = (account: AccountNumber): LedgerEntry => {
    const { accounts } = current()
    return {
      address: accounts.tag(account),
      keyHash: accounts.keyHash(account),
      balance: accounts.balance(account),
    }
  }
  return {
    get tip() {
      return current().chain.tip
    },
    get first() {
      return current().chain.first
    },
    get accounts() {
      return current().accounts.entries
    },
    get supply() {
      return current().accounts.total
    },
    get expectedSupply() {
      return current().chain.expectedTotal
    },
    get busiest() {
      return current().accounts.tag(current().roles.exchange)
    },
    get richestAddress() {
      return current().accounts.tag(current().roles.treasury)
    },
    block: (index) => current().chain.block(index),
    account(address) {
      const { accounts } = current()
      const account = accounts.find(parseAddress(address).tag)
      return account !== undefined && accounts.isListed(account) ? entry(account) : undefined
    },
    address: (account) => current().accounts.tag(account),
    *ledger() {
      for (const account of current().accounts.sorted()) yield entry(account)
    },
    *richest() {
      const { accounts } = current()
      const order = accounts.sorted().sort((a, b) => {
        const difference = accounts.balance(b) - accounts.balance(a)
        return difference > 0n ? 1 : difference < 0n ? -1 : 0
      })
      for (const account of order) yield entry(account)
    },
    pending: () => current().mempool.all(),
  }
}
