import type { Accounts } from './accounts'
import { isNeogenesis, ledgerRoot, neogenesisBlock, prepareBlock, pseudoBlock } from './blocks'
import type { Chain } from './chain'
import { createHistory, type HistoryOptions } from './history'
import type { Indexer } from './indexer'
import { Mempool } from './mempool'
import { mine } from './miner'
import { createOpening, type Opening, type Roles } from './opening'
import { createRandom, type Random } from './random'
import { createTraffic, type Traffic } from './traffic'
import type { AccountNumber, Block, Transaction } from './types'

export interface NetworkOptions extends HistoryOptions {
  /** Accounts in the ledger when the history ends. */
  readonly accounts: number
  readonly faucetTag: Uint8Array
  /** Simulated transactions for each block; 0 for a network on which nobody acts but you. */
  readonly traffic: number
  /** Whether the indexer knows a block the moment it comes, and not some seconds later. */
  readonly indexesAtOnce: boolean
  /** Told in one line what happened: blocks, refused and lost transactions. */
  readonly log: (line: string) => void
}

export interface BlockWish {
  /** Seconds since the parent, on the chain's clock. */
  readonly seconds: number
  /** A pseudo-block, although there may be transactions. */
  readonly pseudo?: boolean | undefined
  /** Milliseconds on the chain's clock: what entered the mempool later is not seen. */
  readonly now: number
}

export interface ReorganisationWish extends BlockWish {
  /** How many blocks are taken back. */
  readonly depth: number
  /** How many blocks of the other branch arrive at once. Fewer than `depth`: the height falls. */
  readonly length: number
  /** Whether what was in the lost blocks waits in the mempool again, or is gone. */
  readonly keepTransactions: boolean
}

/** A new tip, and when the indexer looks at it, in seconds. */
interface Arrival {
  readonly tip: Block
  readonly at: number
}

/** One simulated transaction in thirty expires before a miner takes it. */
const overlooked = 1 / 30
/** How long after a block the indexer has it, in seconds. */
const indexingSeconds = [4, 10] as const
/** The most that a block takes from the mempool. */
const blockCapacity = 200

/** The chain as it lives on: miners, people, a mempool, competing blocks. Seeded, without a clock. */
export class Network {
  readonly chain: Chain
  readonly mempool = new Mempool()
  readonly roles: Roles
  readonly #indexer: Indexer
  /** Tips that the indexer has not looked at yet. */
  #unindexed: Arrival[] = []
  readonly #random: Random
  readonly #nonces: Random
  readonly #traffic: Traffic
  readonly #options: NetworkOptions

  constructor(options: NetworkOptions) {
    this.#options = options
    const opening = openingFor(options)
    const { chain, indexer } = createHistory(opening, options)
    this.chain = chain
    this.#indexer = indexer
    this.roles = opening.roles
    this.#random = createRandom(`${options.seed}/network`)
    this.#nonces = createRandom(`${options.seed}/nonces`)
    this.#traffic = createTraffic(
      chain.accounts,
      opening.roles,
      createRandom(`${options.seed}/traffic`),
    )
    this.#addNeogenesis()
  }

  get accounts(): Accounts {
    return this.chain.accounts
  }

  /**
   * The indexer as it is at this time, in milliseconds. It looks every few seconds: of several new
   * blocks it sees the last one, and the others as its ancestors.
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

  /** Somebody sends something. */
  simulateTransaction(now: number): void {
    if (this.#options.traffic === 0) return
    const passedOver = this.#random.chance(overlooked)
    const transaction = this.#traffic.transaction((account) => this.mempool.isBusy(account), {
      blockToLive: passedOver ? BigInt(this.chain.tip.index + this.#random.between(1, 3)) : 0n,
    })
    if (transaction) this.mempool.add(transaction, now, passedOver)
  }

  /**
   * Adds the next block, and the neogenesis block behind it when one is due. With nothing in the
   * mempool, people send something first; on a network without traffic it is a pseudo-block.
   */
  nextBlocks(wish: BlockWish): Block[] {
    this.indexerAt(wish.now)
    const added = this.#extend(wish)
    this.#announce(this.#arrival(wish))
    return added
  }

  /**
   * Lets another branch win: the last blocks are taken back and competing ones take their place. Yields
   * after each new one, as mining takes time.
   * @throws {Error} When the lost blocks are too many, see {@link Chain.removable}; nothing is changed then.
   */
  *reorganise(wish: ReorganisationWish): Generator<void, { removed: Block[]; added: Block[] }> {
    // What was due by now was indexed, whether or not somebody looked.
    this.indexerAt(wish.now)
    const { removable, tip } = this.chain
    // A neogenesis block follows from its parent alone: it can't compete without it.
    const lowestIsNeogenesis = isNeogenesis(tip.index + 1 - wish.depth)
    const depth = wish.depth + (lowestIsNeogenesis ? 1 : 0)
    if (depth > removable) throw new Error(`Only the last ${removable} blocks can be taken back`)
    const removed = Array.from({ length: depth }, () => this.chain.removeTip())
    const lost = removed.flatMap(({ transactions }) => transactions)
    this.#dropInvalid('a reorganisation made it invalid')
    const added: Block[] = []
    let last: Arrival | undefined
    while (added.length < wish.length) {
      added.push(...this.#extend(wish))
      last = this.#arrival(wish)
      yield
    }
    // Of blocks that arrive together, the indexer is shown the last one only.
    if (last) this.#announce(last)
    for (const transaction of lost) {
      const fits = wish.keepTransactions && this.chain.isSpendable(transaction)
      if (fits && !this.mempool.isBusy(transaction.source)) this.mempool.add(transaction, wish.now)
    }
    this.#dropInvalid('it expired')
    this.#options.log(
      `Reorganisation: ${removed.length} blocks lost, the tip is now ${this.chain.tip.index}`,
    )
    return { removed, added }
  }

  /** The next block, and the neogenesis block that may follow it. */
  #extend(wish: BlockWish): Block[] {
    return [this.#add(this.#nextBlock(wish)), ...this.#addNeogenesis()]
  }

  /** When the indexer will look at the current tip. */
  #arrival({ now }: BlockWish): Arrival {
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

  #nextBlock({ seconds, pseudo, now }: BlockWish): Block {
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

function openingFor({ seed, accounts, blocks, faucetTag }: NetworkOptions): Opening {
  const newcomers = Math.min(Math.floor(accounts * 0.06), Math.floor(blocks * 0.4))
  return createOpening({ seed, accounts, newcomers, faucetTag })
}
