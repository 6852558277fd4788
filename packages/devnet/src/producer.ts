import { pseudoBlockSeconds } from '@mcm/proof'
import type { MineOptions, ReorgOptions } from './command'
import type { ChainClock } from './chain/clock'
import type { Network } from './chain/network'
import { createRandom } from './chain/random'
import type { Block } from './chain/types'
import type { ResolvedOptions } from './options'

/**
 * Producer of blocks. It advances time, adds blocks when they are due, and adds simulated
 * transactions in between.
 */
export interface Producer {
  mine(blocks: number, options?: MineOptions): Block[]
  /** Replaces the latest blocks with another branch. Yields after each block of the new branch. */
  reorg(options: ReorgOptions): Generator<void, { removed: Block[]; added: Block[] }>
  /** Advances time by the given number of seconds and adds every block that becomes due. */
  advance(seconds: number): Block[]
  /** Adds simulated transactions now. */
  simulate(transactions: number): void
  stop(): void
}

/** Solve time that leaves the difficulty unchanged, because it is between 69 and 138 seconds. */
const steadySeconds = 70
/** Solve time that raises the difficulty, because it is below 69 seconds. */
const raisingSeconds = 60

export function startProducer({
  network,
  clock,
  options,
  isStalled,
}: {
  network: Network
  clock: ChainClock
  options: ResolvedOptions
  isStalled: () => boolean
}): Producer {
  const accelerated = clock.rate > 1
  const interval = accelerated ? 69 : Math.round(Math.max(options.blockTime, 69))
  const random = createRandom(`${options.seed}/arrivals`)
  const timers = new Set<ReturnType<typeof setTimeout>>()

  const later = (milliseconds: number, run: () => void): void => {
    const timer = setTimeout(() => {
      timers.delete(timer)
      run()
    }, milliseconds)
    timers.add(timer)
    // In Node, a chain that isn't being served must not keep the process alive.
    if (typeof timer === 'object') timer.unref()
  }

  const catchUp = (): void => {
    const { stime } = network.chain.tip
    if (stime * 1000 > clock.now()) clock.set(stime * 1000)
  }

  const add = (seconds: number, pseudo = false): Block[] => {
    const blocks = network.nextBlocks({ seconds, pseudo, now: clock.now() })
    catchUp()
    const [{ index, transactions } = network.chain.tip] = blocks
    options.log(`Block ${index} with ${transactions.length} transactions`)
    return blocks
  }

  const simulate = (transactions: number): void => {
    for (let sent = 0; sent < transactions; sent++) network.simulateTransaction(clock.now())
  }

  /** Returns the time at which the next block is due, in seconds of chain time. */
  const nextDue = (): number => {
    const { difficulty, stime } = network.chain.tip
    const hurries = interval === steadySeconds && difficulty < options.difficulty
    return stime + (hurries ? raisingSeconds : interval)
  }

  const tick = (): void => {
    if (!isStalled() && clock.now() >= nextDue() * 1000) {
      // After a long sleep, fill the gap with pseudo-blocks, as the network would have done.
      const gap = (): number => clock.now() / 1000 - network.chain.tip.stime
      if (!accelerated) while (gap() > pseudoBlockSeconds + interval) add(interval, true)
      add(nextDue() - network.chain.tip.stime)
      if (accelerated) clock.set(network.chain.tip.stime * 1000)
    }
    const wait = (nextDue() * 1000 - clock.now()) / clock.rate
    later(isStalled() ? 250 : Math.max(wait, 1), tick)
  }

  const traffic = (): void => {
    if (!isStalled()) simulate(1)
    later((interval * 1000 * (0.5 + random.next())) / (clock.rate * options.traffic), traffic)
  }

  simulate(options.traffic)
  if (clock.rate > 0) {
    tick()
    if (options.traffic > 0) traffic()
  }

  return {
    simulate,
    mine(count, { pseudo = false } = {}) {
      return Array.from({ length: count }, () => {
        if (network.mempool.size === 0) simulate(options.traffic)
        const easy = network.chain.tip.difficulty < options.difficulty
        return add(easy ? raisingSeconds : steadySeconds, pseudo)
      }).flat()
    },
    *reorg({ depth = 1, length = 1, pseudo = false, keepTransactions = true }) {
      const request = { depth, length, keepTransactions, pseudo, seconds: steadySeconds + 1 }
      const changes = yield* network.reorg({ ...request, now: clock.now() })
      catchUp()
      return changes
    },
    advance(seconds) {
      const until = clock.now() + seconds * 1000
      const blocks: Block[] = []
      while (nextDue() * 1000 <= until) {
        simulate(options.traffic)
        blocks.push(...add(nextDue() - network.chain.tip.stime))
      }
      clock.set(until)
      return blocks
    },
    stop() {
      for (const timer of timers) clearTimeout(timer)
      timers.clear()
    },
  }
}
