import { nextDifficulty, pseudoBlockSeconds } from '@mcm/proof'
import {
  isNeogenesis,
  ledgerRoot,
  neogenesisBlock,
  prepareBlock,
  pseudoBlock,
  type Parent,
} from './blocks'
import { Chain, undoable } from './chain'
import { toHex } from './hex'
import { Indexer } from './indexer'
import { mine } from './miner'
import type { Opening } from './opening'
import { createRandom, type Random } from './random'
import { createTraffic } from './traffic'
import type { AccountNumber, Block, Transaction } from './types'

/** What is built before the devnet starts to serve. */
export interface History {
  readonly chain: Chain
  readonly indexer: Indexer
}

export interface HistoryOptions {
  readonly seed: string
  readonly blocks: number
  /** Height of the last block. */
  readonly tip: number
  /** Seconds since 1970 at which the last block was solved. */
  readonly endsAt: number
  /** To which it rises in the last blocks. */
  readonly difficulty: number
}

/** After the blocks in which the difficulty rises, so many keep it. */
const blocksAtTheTop = 5
/** The indexer was first started this many blocks before the end. */
const indexedLive = 480
/** A block after which the indexer has written it, in seconds. */
const indexingSeconds = [4, 11] as const

interface Plan {
  readonly kind: 'normal' | 'pseudo' | 'neogenesis'
  readonly seconds: number
}

/** Builds the past: blocks, ledger and the indexer's rows. */
export function createHistory(opening: Opening, options: HistoryOptions): History {
  const { accounts, roles } = opening
  const random = createRandom(`${options.seed}/history`)
  const first = options.tip - options.blocks + 1
  const plan = planTimes(first, options, createRandom(`${options.seed}/times`))
  const duration = plan.reduce(
    (sum, { kind, seconds }) => sum + (kind === 'neogenesis' ? 0 : seconds),
    0,
  )

  const chain = new Chain(accounts)
  const indexer = new Indexer()
  const traffic = createTraffic(accounts, roles, createRandom(`${options.seed}/past-traffic`))
  const live = Math.min(indexedLive, Math.floor(options.blocks / 2))
  const builder = new Builder(opening, chain, traffic, random)
  const losers = new Map<number, Block>()

  let parent: Parent = {
    index: first - 1,
    hash: toHex(random.bytes(32)),
    time0: options.endsAt - duration - 100,
    stime: options.endsAt - duration,
    difficulty: 0,
  }
  plan.forEach((step, i) => {
    const births = Math.ceil(((i + 1) * opening.newcomers.length) / Math.max(plan.length - 20, 1))
    const forks = i > plan.length - live && i < plan.length - closingBlocks(options) - 2
    const { block, loser } = builder.block(parent, step, births, forks)
    chain.append(block, plan.length - i <= undoable)
    if (loser) losers.set(block.index, loser)
    parent = block
  })
  chain.indexHashes()
  index(chain, indexer, losers, live, random)
  return { chain, indexer }
}

/** Draws when each block is solved, so that the end of the history can be put at a given time. */
function planTimes(first: number, options: HistoryOptions, random: Random): Plan[] {
  const closing = closingBlocks(options)
  let time0 = 0
  let stime = 100
  let difficulty = 0
  return Array.from({ length: options.blocks }, (_, i): Plan => {
    const index = first + i
    difficulty = nextDifficulty({ bnum: BigInt(index - 1), difficulty, time0, stime })
    if (isNeogenesis(index)) return { kind: 'neogenesis', seconds: stime - time0 }
    const isClosing = options.blocks - i <= closing
    const rising = difficulty < options.difficulty
    const step = isClosing ? closingStep(rising, random) : ordinaryStep(random)
    time0 = stime
    stime += step.seconds
    return step
  })
}

function closingBlocks({ difficulty }: HistoryOptions): number {
  return difficulty + blocksAtTheTop
}

/** The last blocks are solved fast until the difficulty has risen, and then in time. */
function closingStep(rising: boolean, random: Random): Plan {
  return { kind: 'normal', seconds: rising ? random.between(21, 66) : random.between(71, 129) }
}

/** Slow enough that the difficulty stays at 0, so that the past need not be mined. */
function ordinaryStep(random: Random): Plan {
  if (random.chance(0.02)) return { kind: 'pseudo', seconds: pseudoBlockSeconds }
  const seconds = 69 + Math.floor(-Math.log(1 - random.next()) * 38)
  return { kind: 'normal', seconds: Math.min(seconds, pseudoBlockSeconds - 1) }
}

class Builder {
  #born = 0
  #built = 0

  constructor(
    readonly opening: Opening,
    readonly chain: Chain,
    readonly traffic: ReturnType<typeof createTraffic>,
    readonly random: Random,
  ) {}

  /** The next block and, now and then, the one that lost against it. */
  block(
    parent: Parent,
    step: Plan,
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
    // One of the two stays unconfirmed for ever; the other is in both blocks.
    const won = contested ? transactions.slice(1) : transactions
    const candidate = prepareBlock(accounts, parent, {
      miner: this.#miner(),
      transactions: won,
      seconds: step.seconds,
    })
    return { block: mine(candidate, this.random), loser }
  }

  #loser(parent: Parent, transactions: readonly Transaction[]): Block | undefined {
    if (transactions.length === 0) return undefined
    const candidate = prepareBlock(this.opening.accounts, parent, {
      miner: this.#miner(),
      transactions,
      seconds: this.random.between(72, 130),
    })
    return mine(candidate, this.random)
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
      add(this.traffic.transaction(isBusy, { newcomer: newcomers[this.#born] }))
      this.#born++
    }
    // Pools pay out to as many accounts as the API allows, and some blocks are crowded.
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

  /** One to ten transactions, four on average, as mainnet has. */
  #usual(): number {
    let count = 1
    while (count < 10 && this.random.chance(0.75)) count++
    return count
  }

  /** The first miner solves most blocks. */
  #miner(): AccountNumber {
    const { miners } = this.opening.roles
    const place = Math.floor(miners.length * this.random.next() ** 2.2)
    return miners[place] ?? this.opening.roles.burn
  }
}

/** Shows the indexer the past: one part at its first start, newest first, the rest as it came. */
function index(
  chain: Chain,
  indexer: Indexer,
  losers: ReadonlyMap<number, Block>,
  live: number,
  random: Random,
): void {
  const blocks = Array.from({ length: chain.length }, (_, i) =>
    chain.block(chain.first + i),
  ).filter((block) => block !== undefined)
  const known = blocks.slice(0, blocks.length - live)
  const newest = known.at(-1)
  if (newest) indexer.backfill(known, newest.stime + random.between(20, 60))
  const parentOf = (block: Block): Block | undefined =>
    block.index > chain.first ? chain.block(block.index - 1) : undefined
  for (const block of blocks.slice(known.length)) {
    const storedAt = block.stime + random.between(...indexingSeconds)
    const loser = losers.get(block.index)
    if (loser) indexer.see(loser, Math.min(loser.stime + 4, storedAt), parentOf)
    // A neogenesis block comes with the block before it, which is then only seen as an ancestor.
    if (!isNeogenesis(block.index + 1)) indexer.see(block, storedAt, parentOf)
  }
}
