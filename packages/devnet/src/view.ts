import { parseAddress } from '@mcm/address'
import type { Network } from './chain/network'
import type { AccountNumber, Block, Transaction } from './chain/types'

/** An account of the ledger. */
export interface LedgerEntry {
  /** The tag, 0x and 40 hex digits. */
  readonly address: string
  /** Hash of the key that can spend the balance, 0x and 40 hex digits. */
  readonly keyHash: string
  /** nanoMCM. */
  readonly balance: bigint
}

/** A look at the chain from within, for tests: true whatever the faults make of the answers. */
export interface ChainView {
  /** The last block. */
  readonly tip: Block
  /** Height of the oldest block. */
  readonly first: number
  /** How many accounts the ledger holds. */
  readonly accounts: number
  /** Sum of all balances, nanoMCM. */
  readonly supply: bigint
  /** What the sum must be: that of the opening ledger and all rewards since. */
  readonly expectedSupply: bigint
  /** The block at this height; undefined below the first and above the tip. */
  block(index: number): Block | undefined
  /** The ledger entry of an address in any form; undefined when it has none. */
  account(address: string): LedgerEntry | undefined
  /** The address of an account in blocks and transactions. */
  address(account: AccountNumber): string
  /** The whole ledger in the order of ledger.dat, ascending by tag. */
  ledger(): Iterable<LedgerEntry>
  /** The whole ledger, the richest first. */
  richest(): Iterable<LedgerEntry>
  /** What waits in the mempool, seen or not yet. */
  pending(): Transaction[]
  /** An account with more than a thousand transactions by default: the exchange's. */
  readonly busiest: string
  /** An account with more than 2^53 nanoMCM. */
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
