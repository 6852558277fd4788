import { closingBlocks, planTimes } from './block-times'
import { isNeogenesis, type Parent } from './blocks'
import { Chain, undoable } from './chain'
import { toHex } from './hex'
import { Indexer } from './indexer'
import type { Opening } from './opening'
import { PastBlocks } from './past-blocks'
import { createRandom, type Random } from './random'
import { createTraffic } from './traffic'
import type { Block } from './types'

/** Options of the generated history. */
export interface History {
  readonly chain: Chain
  readonly indexer: Indexer
}

export interface HistoryOptions {
  readonly seed: string
  readonly blocks: number
  /** Height of the last block. */
  readonly tip: number
  /** Time at which the last block was solved, in seconds since 1970. */
  readonly endsAt: number
  /** Difficulty that the last blocks reach. */
  readonly difficulty: number
}

/** Number of blocks before the end of the history at which the indexer was first started. */
const indexedLive = 480
/** Minimum and maximum number of seconds between a block and its index rows. */
const indexingSeconds = [4, 11] as const

/** Builds the history: the blocks, the ledger and the index rows. */
export function createHistory(opening: Opening, options: HistoryOptions): History {
  const { accounts, roles } = opening
  const random = createRandom(`${options.seed}/history`)
  const first = options.tip - options.blocks + 1
  const plan = planTimes({ first, ...options }, createRandom(`${options.seed}/times`))
  const duration = plan.reduce(
    (sum, { kind, seconds }) => sum + (kind === 'neogenesis' ? 0 : seconds),
    0,
  )

  const chain = new Chain(accounts)
  const indexer = new Indexer()
  const traffic = createTraffic(accounts, roles, createRandom(`${options.seed}/past-traffic`))
  const live = Math.min(indexedLive, Math.floor(options.blocks / 2))
  const past = new PastBlocks(opening, traffic, random, createRandom(`${options.seed}/past-nonces`))
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
    const forks = i > plan.length - live && i < plan.length - closingBlocks(options.difficulty) - 2
    const { block, loser } = past.next(parent, step, births, forks)
    chain.append(block, plan.length - i <= undoable)
    if (loser) losers.set(block.index, loser)
    parent = block
  })
  chain.indexHashes()
  index(chain, indexer, losers, live, random)
  return { chain, indexer }
}

/**
 * Feeds the history to the indexer. The blocks before the indexer's first start come first,
 * starting with the latest, followed by the rest in order.
 */
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
    // A neogenesis block arrives with the previous block, which is then indexed only as an
    // ancestor.
    if (!isNeogenesis(block.index + 1)) indexer.see(block, storedAt, parentOf)
  }
}
