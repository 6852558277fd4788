import { pseudoBlockSeconds } from '@mcm/proof'
import type { ChainClock } from './chain/clock'
import type { Network } from './chain/network'
import type { Block } from './chain/types'
import type { ResolvedOptions } from './options'

/** Lets time pass: blocks come when they are due, and people send transactions in between. */
export interface Producer {
  /** Adds this many solved blocks at once, each with the neogenesis block that may follow it. */
  mine(blocks: number): Block[]
  stop(): void
}

/** Between 69 and 138 seconds the difficulty stays. */
const steadySeconds = 70
/** Below 69 it rises. */
const raisingSeconds = 60
/** The difficulty that a live chain keeps. */
const steadyDifficulty = 3

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
  const timers = new Set<ReturnType<typeof setTimeout>>()

  const later = (milliseconds: number, run: () => void): void => {
    const timer = setTimeout(() => {
      timers.delete(timer)
      run()
    }, milliseconds)
    timers.add(timer)
    // In Node a chain nobody serves should not keep the process alive.
    if (typeof timer === 'object') timer.unref()
  }

  const add = (seconds: number, pseudo = false): Block[] => {
    const blocks = network.nextBlocks({ seconds, pseudo, now: clock.now() })
    const { tip } = network.chain
    if (tip.stime * 1000 > clock.now()) clock.set(tip.stime * 1000)
    options.log(`Block ${tip.index} with ${blocks[0]?.transactions.length ?? 0} transactions`)
    return blocks
  }

  const isDue = (): boolean => clock.now() >= (network.chain.tip.stime + interval) * 1000

  const tick = (): void => {
    if (!isStalled() && isDue()) {
      // After a long sleep the network bridges the gap as it would have: with pseudo-blocks.
      const gap = (): number => clock.now() / 1000 - network.chain.tip.stime
      if (!accelerated) while (gap() > pseudoBlockSeconds + interval) add(interval, true)
      add(interval)
      if (accelerated) clock.set(network.chain.tip.stime * 1000)
    }
    const wait = (network.chain.tip.stime + interval) * 1000 - clock.now()
    later(Math.max(wait / clock.rate, 1), tick)
  }

  const traffic = (): void => {
    network.simulateTransaction(clock.now())
    later((interval * 1000 * (0.5 + Math.random())) / (clock.rate * options.traffic), traffic)
  }

  const people = (): void => {
    for (let sent = 0; sent < options.traffic; sent++) network.simulateTransaction(clock.now())
  }

  people()
  if (clock.rate > 0) {
    tick()
    if (options.traffic > 0) traffic()
  }

  return {
    mine(count) {
      return Array.from({ length: count }, () => {
        if (network.mempool.size === 0) people()
        const easy = network.chain.tip.difficulty < steadyDifficulty
        return add(easy ? raisingSeconds : steadySeconds)
      }).flat()
    },
    stop() {
      for (const timer of timers) clearTimeout(timer)
      timers.clear()
    },
  }
}
