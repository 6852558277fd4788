import type { Accounts } from './accounts'
import { isNeogenesis, ledgerRoot, neogenesisBlock, prepareBlock, pseudoBlock } from './blocks'
import { buildHistory, type BuildOptions } from './build-history'
import type { Chain } from './chain'
import type { Indexer } from './indexer'
import { Mempool } from './mempool'
import { mine } from './miner'
import type { Roles } from './opening'
import { createRandom, type Random } from './random'
import { createTraffic, type Traffic } from './traffic'
import type { AccountNumber, Block, Transaction } from './types'

export interface NetworkOptions extends BuildOptions {
  /**
   * Number of simulated transactions per block. With 0, blocks contain only your own transactions.
   */
  readonly traffic: number
  /** Whether the indexer processes a block immediately instead of some seconds later. */
  readonly indexesAtOnce: boolean
  /** Called with one line for each event, such as a new block or a rejected or lost transaction. */
  readonly log: (line: string) => void
}

export interface BlockRequest {
  /** Number of seconds since the parent block, on the chain's clock. */
  readonly seconds: number
  /** Whether to add a pseudo-block even if transactions are pending. */
  readonly pseudo?: boolean | undefined
  /** Chain time in milliseconds. Transactions that become visible later aren't included. */
  readonly now: number
}

export interface ReorgRequest extends BlockRequest {
  /** Number of blocks to undo. */
  readonly depth: number
  /** Number of blocks in the new branch. If it is less than `depth`, the height decreases. */
  readonly length: number
  /** Whether the undone transactions return to the mempool. */
  readonly keepTransactions: boolean
}

/** A new tip, and the time at which the indexer polls it, in seconds. */
interface Arrival {
  readonly tip: Block
  readonly at: number
}

/** Share of simulated transactions that expire before they are mined. */
const overlooked = 1 / 30
/** Minimum and maximum number of seconds until the indexer has processed a block. */
const indexingSeconds = [4, 10] as const
/** Maximum number of mempool transactions per block. */
const blockCapacity = 200

/**
 * The simulated network: miners, users, a mempool and competing blocks. It is seeded and has no
 * clock.
 */
export class Network {
  readonly chain: Chain
  readonly mempool = new Mempool()
  readonly roles: Roles
  readonly #indexer: Indexer
  /** Tips that the indexer hasn't processed yet. */
  #unindexed: Arrival[] = []
  readonly #random: Random
  readonly #nonces: Random
  readonly #traffic: Traffic
  readonly #options: NetworkOptions

  constructor(options: NetworkOptions) {
    this.#options = options
    const { chain, indexer, roles } = buildHistory(options)
    this.chain = chain
    this.#indexer = indexer
    this.roles = roles
    this.#random = createRandom(`${options.seed}/network`)
    this.#nonces = createRandom(`${options.seed}/nonces`)
    this.#traffic = createTraffic(chain.accounts, roles, createRandom(`${options.seed}/traffic`))
    this.#addNeogenesis()
  }

  get accounts(): Accounts {
    return this.chain.accounts
  }

  /**
   * Returns the indexer as of the given time, in milliseconds. The indexer polls every few seconds,
   * so if there are several new blocks, it processes the last one, and the others as its ancestors.
   */
  indexerAt(now: number): Indexer {
    const due = this.#unindexed.filter(({ at }) => at * 1000 <= now)
    const latest = due.findLast(({ tip }) => this.chain.block(tip.index) === tip)
    if (due.length > 0) this.#unindexed = this.#unindexed.filter((each) => !due.includes(each))
    if (latest) {
      const parentOf = (child: Block): Block | undefined => this.chain.block(child.index - 1)
      this.#indexer.see(latest.tip, latest.at, parentOf)
    }
    return this.#indexer
  }

  /** Adds a simulated transaction to the mempool. */
  simulateTransaction(now: number): void {
    if (this.#options.traffic === 0) return
    const passedOver = this.#random.chance(overlooked)
    const transaction = this.#traffic.transaction((account) => this.mempool.isBusy(account), {
      blockToLive: passedOver ? BigInt(this.chain.tip.index + this.#random.between(1, 3)) : 0n,
    })
    if (transaction) this.mempool.add(transaction, now, passedOver)
  }

  /**
   * Adds the next block, and a neogenesis block if one is due. If the mempool is empty,
   * transactions are simulated first, or a pseudo-block is added if there is no traffic.
   */
  nextBlocks(request: BlockRequest): Block[] {
    this.indexerAt(request.now)
    const added = this.#extend(request)
    this.#announce(this.#arrival(request))
    return added
  }

  /**
   * Replaces the latest blocks with a competing branch. Yields after each new block, because mining
   * takes time.
   * @throws {Error} If too many blocks would be undone (see {@link Chain.removable}). Nothing is
   * changed.
   */
  *reorg(request: ReorgRequest): Generator<void, { removed: Block[]; added: Block[] }> {
    // Index the blocks that are due by now, even if no request has come in.
    this.indexerAt(request.now)
    const { removable, tip } = this.chain
    // A neogenesis block depends only on its parent, so it can't compete without it.
    const lowestIsNeogenesis = isNeogenesis(tip.index + 1 - request.depth)
    const depth = request.depth + (lowestIsNeogenesis ? 1 : 0)
    if (depth > removable) throw new Error(`Only the last ${removable} blocks can be undone`)
    const removed = Array.from({ length: depth }, () => this.chain.removeTip())
    const lost = removed.flatMap(({ transactions }) => transactions)
    this.#dropInvalid('a reorg made it invalid')
    const added: Block[] = []
    let last: Arrival | undefined
    while (added.length < request.length) {
      added.push(...this.#extend(request))
      last = this.#arrival(request)
      yield
    }
    // If several blocks arrive together, only the last one is passed to the indexer.
    if (last) this.#announce(last)
    for (const transaction of lost) {
      const fits = request.keepTransactions && this.chain.isSpendable(transaction)
      if (fits && !this.mempool.isBusy(transaction.source))
        this.mempool.add(transaction, request.now)
    }
    this.#dropInvalid('it expired')
    this.#options.log(
      `Reorg: ${removed.length} blocks orphaned, the tip is now ${this.chain.tip.index}`,
    )
    return { removed, added }
  }

  /** Adds a block, and the neogenesis block that follows it if one is due. */
  #extend(request: BlockRequest): Block[] {
    return [this.#add(this.#nextBlock(request)), ...this.#addNeogenesis()]
  }

  /** Returns when the indexer will process the current tip. */
  #arrival({ now }: BlockRequest): Arrival {
    const { tip } = this.chain
    const arrived = Math.max(tip.stime, Math.floor(now / 1000))
    return { tip, at: arrived + this.#random.between(...indexingSeconds) }
  }

  #announce(arrival: Arrival): void {
    this.#unindexed.push(arrival)
    if (this.#options.indexesAtOnce) this.indexerAt(Infinity)
  }

  #addNeogenesis(): Block[] {
    if (!isNeogenesis(this.chain.tip.index + 1)) return []
    const root = ledgerRoot(this.accounts, this.#random)
    return [this.#add(neogenesisBlock(this.chain.tip, root))]
  }

  #nextBlock({ seconds, pseudo, now }: BlockRequest): Block {
    const { tip } = this.chain
    let transactions = pseudo ? [] : this.#selected(now)
    if (transactions.length === 0 && !pseudo && this.#options.traffic > 0) {
      const transaction = this.#traffic.transaction((account) => this.mempool.isBusy(account))
      if (transaction) transactions = [transaction]
    }
    if (transactions.length === 0) return pseudoBlock(this.accounts, tip)
    const candidate = prepareBlock(this.accounts, tip, {
      miner: this.#miner(),
      transactions,
      seconds,
      maxDifficulty: this.#options.fork ? this.#options.difficulty : undefined,
    })
    return mine(candidate, this.#nonces)
  }

  #selected(now: number): Transaction[] {
    return this.mempool
      .visible(now)
      .filter(({ overlooked }) => !overlooked)
      .slice(0, blockCapacity)
      .map(({ transaction }) => transaction)
  }

  #add(block: Block): Block {
    this.chain.append(block)
    for (const transaction of block.transactions) this.mempool.remove(transaction)
    this.#dropInvalid('its source changed or it expired')
    return block
  }

  #dropInvalid(why: string): void {
    for (const transaction of this.mempool.all()) {
      const { blockToLive } = transaction
      const expired = blockToLive > 0n && blockToLive <= BigInt(this.chain.tip.index)
      if (!expired && this.chain.isSpendable(transaction)) continue
      this.mempool.remove(transaction)
      this.#options.log(`Transaction ${transaction.id} left the mempool: ${why}`)
    }
  }

  #miner(): AccountNumber {
    const place = Math.floor(this.roles.miners.length * this.#random.next() ** 2.2)
    return this.roles.miners[place] ?? this.roles.burn
  }
}
