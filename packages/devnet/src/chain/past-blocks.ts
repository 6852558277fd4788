import type { BlockTime } from './block-times'
import { ledgerRoot, neogenesisBlock, prepareBlock, pseudoBlock, type Parent } from './blocks'
import { mine } from './miner'
import type { Opening } from './opening'
import type { Random } from './random'
import type { Traffic } from './traffic'
import type { AccountNumber, Block, Transaction } from './types'

/** Generator of the history's blocks, one by one. */
export class PastBlocks {
  #born = 0
  #built = 0

  constructor(
    readonly opening: Opening,
    readonly traffic: Traffic,
    readonly random: Random,
    readonly nonces: Random,
  ) {}

  /**
   * Returns the next block and sometimes a competing block that lost.
   * @param births Number of newcomers that should have been paid by this block.
   * @param forks Whether a competing block may be created.
   */
  next(
    parent: Parent,
    step: BlockTime,
    births: number,
    forks: boolean,
  ): { block: Block; loser?: Block | undefined } {
    const { accounts } = this.opening
    if (step.kind === 'neogenesis') {
      return { block: neogenesisBlock(parent, ledgerRoot(accounts, this.random)) }
    }
    if (step.kind === 'pseudo') {
      const loser =
        forks && this.random.chance(0.5) ? this.#loser(parent, this.#some(2)) : undefined
      return { block: pseudoBlock(accounts, parent), loser }
    }
    const born = this.#born
    const transactions = this.#transactions(births)
    const contested =
      forks && born === this.#born && transactions.length > 1 && this.random.chance(0.02)
    const loser = contested ? this.#loser(parent, transactions.slice(0, 2)) : undefined
    // One of the two transactions is never confirmed, and the other is in both blocks.
    const won = contested ? transactions.slice(1) : transactions
    const candidate = prepareBlock(accounts, parent, {
      miner: this.#miner(),
      transactions: won,
      seconds: step.seconds,
    })
    return { block: mine(candidate, this.nonces), loser }
  }

  #loser(parent: Parent, transactions: readonly Transaction[]): Block | undefined {
    if (transactions.length === 0) return undefined
    const candidate = prepareBlock(this.opening.accounts, parent, {
      miner: this.#miner(),
      transactions,
      seconds: this.random.between(72, 130),
    })
    return mine(candidate, this.nonces)
  }

  #transactions(births: number): Transaction[] {
    const { newcomers } = this.opening
    this.#built++
    const transactions: Transaction[] = []
    const busy = new Set<AccountNumber>()
    const add = (transaction: Transaction | undefined): boolean => {
      if (!transaction) return false
      transactions.push(transaction)
      busy.add(transaction.source)
      return true
    }
    const isBusy = (account: AccountNumber): boolean => busy.has(account)
    while (this.#born < Math.min(births, newcomers.length)) {
      if (!add(this.traffic.transaction(isBusy, { newcomer: newcomers[this.#born] }))) break
      this.#born++
    }
    // Mining pools pay as many accounts as the API allows, and some blocks are full.
    if (this.#built % 509 === 77) add(this.traffic.payout(isBusy, 255))
    const wanted = this.random.chance(0.012) ? this.random.between(25, 90) : this.#usual()
    while (transactions.length < wanted) if (!add(this.traffic.transaction(isBusy))) break
    return transactions
  }

  #some(count: number): Transaction[] {
    const busy = new Set<AccountNumber>()
    return Array.from({ length: count }, () => {
      const transaction = this.traffic.transaction((account) => busy.has(account))
      if (transaction) busy.add(transaction.source)
      return transaction
    }).filter((transaction) => transaction !== undefined)
  }

  /**
   * Returns the number of transactions in a block: from 1 to 10, and 4 on average, as on mainnet.
   */
  #usual(): number {
    let count = 1
    while (count < 10 && this.random.chance(0.75)) count++
    return count
  }

  /** Returns a random miner. The first one mines the most blocks. */
  #miner(): AccountNumber {
    const { miners } = this.opening.roles
    const place = Math.floor(miners.length * this.random.next() ** 2.2)
    return miners[place] ?? this.opening.roles.burn
  }
}
