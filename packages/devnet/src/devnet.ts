import { createClock, type ChainClock } from './chain/clock'
import { Network } from './chain/network'
import { createRandom } from './chain/random'
import { RichList } from './chain/rich-list'
import type { Block } from './chain/types'
import type { Context } from './context'
import { createFaucet, type Faucet } from './faucet'
import { noFaults, type Faults } from './faults'
import { clockRate, resolveOptions, type DevnetOptions } from './options'
import { startProducer, type Producer } from './producer'
import { createServer } from './server'

/** A chain with a Mesh API in front of it. */
export interface Devnet {
  /** Answers a request as the server would. Goes wherever a `fetch` goes. */
  readonly fetch: (input: Request | URL | string, init?: RequestInit) => Promise<Response>
  readonly faucet: Faucet
  readonly faults: Faults
  /** Sets some faults and leaves the others as they are. */
  setFaults(faults: Partial<Faults>): void
  /** Milliseconds on the chain's clock. */
  now(): number
  /** Adds this many blocks at once, 70 seconds apart on the chain's clock. */
  mine(blocks?: number): Block[]
  /** Builds the chain anew, as it was at the start; faults are taken back too. */
  reset(): void
  /** Stops the clock. */
  close(): void
}

/**
 * Builds a chain and a server for it, in process: no port, no Node modules.
 * @throws {RangeError} For an option that cannot work.
 */
export function createDevnet(given: DevnetOptions = {}): Devnet {
  const options = resolveOptions(given)
  const { faucet, account } = createFaucet()
  const random = createRandom(`${options.seed}/faults`)
  let faults: Faults = { ...noFaults, ...options.faults }
  let network: Network
  let clock: ChainClock
  let producer: Producer
  let richList: RichList

  const start = (): void => {
    const startSeconds = Math.floor(options.startTime / 1000)
    network = new Network({
      ...options,
      faucetTag: account.tag,
      // The first live block comes eight seconds after the start.
      endsAt: startSeconds - Math.max(Math.round(options.blockTime), 69) + 8,
    })
    clock = createClock(startSeconds * 1000, clockRate(options), () => performance.now())
    richList = new RichList(network.accounts, network.chain.tip.index, clock.now())
    producer = startProducer({ network, clock, options, isStalled: () => faults.stalled })
  }
  start()

  const loadRichList = (): RichList => {
    if (clock.now() - richList.loadedAt >= options.ledgerInterval * 1000) {
      richList = new RichList(network.accounts, network.chain.tip.index, clock.now())
    }
    return richList
  }
  const context = (): Context => ({
    network,
    clock,
    faults,
    strict: options.strictRosetta,
    tip: network.chain.tip,
    richList: loadRichList,
    log: options.log,
  })
  const serve = createServer({ context, random })

  return {
    // A server adapter's requests only look like a Request, and copying them is not possible.
    fetch: (input, init) =>
      serve(init === undefined && isRequest(input) ? input : new Request(input, init)),
    faucet,
    get faults() {
      return faults
    },
    setFaults(changes) {
      faults = { ...faults, ...changes }
    },
    now: () => clock.now(),
    mine: (blocks = 1) => producer.mine(blocks),
    reset() {
      producer.stop()
      faults = { ...noFaults, ...options.faults }
      start()
    },
    close: () => producer.stop(),
  }
}

function isRequest(input: Request | URL | string): input is Request {
  return typeof input === 'object' && 'method' in input
}
