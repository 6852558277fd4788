import type { Accounts } from './accounts'
import { isNeogenesis } from './blocks'
import type { AccountNumber, Block, Transaction } from './types'

/** An account's state before a block, which is needed to undo the block. */
interface Before {
  readonly account: AccountNumber
  readonly listed: boolean
  readonly balance: bigint
  readonly keyHash: string
}

/** Number of blocks that the server can find by hash when it starts. */
const hashesAtStart = 5000
/** Depth at which the server can no longer find blocks by hash. */
const hashesKept = 10_000
/** Maximum number of blocks that a reorg can undo. */
export const undoable = 64

/** The canonical blocks from the first stored one to the tip, and the ledger after the tip. */
export class Chain {
  readonly #blocks: Block[] = []
  readonly #byHash = new Map<string, number>()
  readonly #undo: Before[][] = []
  readonly #opening: bigint
  #rewards = 0n

  /** @param accounts The ledger before the first block. */
  constructor(readonly accounts: Accounts) {
    this.#opening = accounts.total
  }

  get tip(): Block {
    const tip = this.#blocks.at(-1)
    if (!tip) throw new Error('The chain has no blocks yet')
    return tip
  }

  /** Height of the oldest stored block. */
  get first(): number {
    return this.#blocks[0]?.index ?? 0
  }

  /** Number of stored blocks. */
  get length(): number {
    return this.#blocks.length
  }

  /** Expected sum of the ledger, in nanoMCM: the opening sum plus all rewards since then. */
  get expectedTotal(): bigint {
    return this.#opening + this.#rewards
  }

  /** Returns the block at a height, or undefined if it isn't stored. */
  block(index: number): Block | undefined {
    return this.#blocks[index - this.first]
  }

  /** Returns the block with the given hash if it is recent enough for the server to find. */
  blockByHash(hash: string): Block | undefined {
    const index = this.#byHash.get(hash)
    return index === undefined ? undefined : this.block(index)
  }

  /**
   * Ends the history: from now on, the last 5,000 blocks and every new block can be found by hash.
   */
  indexHashes(): void {
    for (const { hash, index } of this.#blocks.slice(-hashesAtStart)) this.#byHash.set(hash, index)
  }

  /**
   * Returns whether the source's balance in the ledger equals the amount that this transaction
   * spends.
   */
  isSpendable(transaction: Transaction): boolean {
    const { source, send, change, fee } = transaction
    return (
      this.accounts.isListed(source) &&
      this.accounts.balance(source) === send + change + fee &&
      this.accounts.keyHash(source) === transaction.fromHash
    )
  }

  /**
   * Adds a block on top and applies it to the ledger.
   * @throws {Error} If the parent is wrong, a transaction can't be paid, or the ledger's sum no
   * longer equals the opening sum plus all rewards. Each of these would be a bug in the devnet.
   * @param canBeUndone Whether to record the block's changes.
   */
  append(block: Block, canBeUndone = true): void {
    const parent = this.#blocks.at(-1)
    if (parent && (block.parentHash !== parent.hash || block.index !== parent.index + 1)) {
      throw new Error(`Block ${block.index} does not follow the tip ${parent.index}`)
    }
    const unpayable = block.transactions.find((transaction) => !this.isSpendable(transaction))
    if (unpayable)
      throw new Error(
        `Block ${block.index} contains a transaction that can't be paid: ${unpayable.id}`,
      )

    const changes = this.#apply(block, canBeUndone)
    if (changes) this.#undo.push(changes)
    if (this.#undo.length > undoable) this.#undo.shift()
    this.#rewards += block.reward
    this.#blocks.push(block)
    if (this.#byHash.size > 0) {
      this.#byHash.set(block.hash, block.index)
      const forgotten = this.block(block.index - hashesKept)
      if (forgotten) this.#byHash.delete(forgotten.hash)
    }
    if (this.accounts.total !== this.expectedTotal) {
      throw new Error(
        `After block ${block.index} the ledger's total is ${this.accounts.total} instead of ${this.expectedTotal} nanoMCM`,
      )
    }
  }

  /** Number of blocks that can be undone. The first block can't be. */
  get removable(): number {
    return Math.min(this.#undo.length, this.#blocks.length - 1)
  }

  /**
   * Removes the tip.
   * @throws {Error} If the block is too deep to be undone; see {@link removable}.
   */
  removeTip(): Block {
    const changes = this.#undo.pop()
    const block = this.#blocks.at(-1)
    if (!changes || !block || this.#blocks.length === 1) {
      throw new Error(`Only the last ${undoable} blocks can be undone`)
    }
    this.#blocks.pop()
    this.#byHash.delete(block.hash)
    this.#rewards -= block.reward
    for (const { account, listed, balance, keyHash } of changes.reverse()) {
      if (!listed) {
        this.accounts.unlist(account)
        continue
      }
      this.accounts.setBalance(account, balance)
      this.accounts.setKeyHash(account, keyHash)
    }
    return block
  }

  #apply(block: Block, canBeUndone: boolean): Before[] | undefined {
    const changes: Before[] | undefined = canBeUndone ? [] : undefined
    const { accounts } = this
    const change = (account: AccountNumber, difference: bigint): void => {
      changes?.push({
        account,
        listed: accounts.isListed(account),
        balance: accounts.balance(account),
        keyHash: accounts.keyHash(account),
      })
      accounts.setBalance(account, accounts.balance(account) + difference)
    }
    let income = block.reward
    for (const { source, changeHash, send, fee, destinations } of block.transactions) {
      change(source, -send - fee)
      accounts.setKeyHash(source, changeHash)
      for (const { account, amount } of destinations) change(account, amount)
      income += fee
    }
    if (!isNeogenesis(block.index)) change(block.miner, income)
    return changes
  }
}
