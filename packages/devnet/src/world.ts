import { createClock, type ChainClock } from './chain/clock'
import { Network } from './chain/network'
import { RichList } from './chain/rich-list'
import { clockRate, type ResolvedOptions } from './options'
import { startProducer, type Producer } from './producer'

/** A running chain. A reset discards it and builds a new one. */
export interface World {
  readonly network: Network
  readonly clock: ChainClock
  readonly producer: Producer
  /** Returns the last ledger snapshot. If it is too old, a new one is loaded first. */
  readonly richList: () => RichList
  /** Loads the ledger now and returns the snapshot. */
  readonly loadRichList: () => RichList
}

/** Number of seconds between the start and the first block of a live chain. */
const firstBlockAfter = 8

export function createWorld(
  options: ResolvedOptions,
  faucetTag: Uint8Array,
  isStalled: () => boolean,
): World {
  const start = Math.floor(options.startTime / 1000)
  const interval = Math.max(Math.round(options.blockTime), 69)
  const network = new Network({
    ...options,
    faucetTag,
    endsAt: start - interval + firstBlockAfter,
    // With a manual clock and a delay, the indexer would never catch up.
    indexesAtOnce: options.clock === 'manual',
  })
  const clock = createClock(start * 1000, clockRate(options), () => Date.now())
  const load = (): RichList => new RichList(network.accounts, network.chain.tip.index, clock.now())
  let richList = load()
  return {
    network,
    clock,
    producer: startProducer({ network, clock, options, isStalled }),
    loadRichList: () => (richList = load()),
    richList: () => {
      const isOld = clock.now() - richList.loadedAt >= options.ledgerInterval * 1000
      return isOld ? (richList = load()) : richList
    },
  }
}
