import type { Block, RosettaClient } from '@mcm/rosetta-client'

/** Requests in flight to an endpoint. Its rate limits may hold some of them back. */
const SLOTS = 16

/** Longest rest after repeated failures, in milliseconds. */
const MAX_REST_MS = 60_000

/** Number of invalid blocks after which an endpoint is no longer used. */
const MAX_INVALID = 3

/** A block, or its header if a thread keeps the whole block under an ID. */
export interface ReadBlock {
  block: Block
  kept?: number | undefined
}

/** Reads the block at a height. */
export type BlockReader = (height: number, signal: AbortSignal) => Promise<ReadBlock>

/** An endpoint that blocks are read from. */
export class ChainEndpoint {
  readonly client: RosettaClient
  /** Reads whole blocks, or headers of blocks that a thread keeps. */
  readonly read: Readonly<Record<'whole' | 'header', BlockReader>>
  inFlight = 0
  /** Number of failures since the last response. */
  failures = 0
  restsUntil = 0
  /** Number of blocks that failed a check. */
  invalid = 0

  /** @param readHeader Reads a block in a thread. Without it, no thread keeps blocks. */
  constructor(client: RosettaClient, readHeader?: BlockReader) {
    this.client = client
    const whole: BlockReader = (index, signal) => client.block.get({ index }, { signal })
    this.read = { whole, header: readHeader ?? whole }
  }

  get url(): string {
    return this.client.endpoint
  }

  get isTrusted(): boolean {
    return this.invalid < MAX_INVALID
  }

  succeeded(): void {
    this.failures = 0
  }

  failed(): void {
    this.failures++
    this.restsUntil = performance.now() + Math.min(1_000 * 2 ** (this.failures - 1), MAX_REST_MS)
  }
}

/** A block and where it comes from. */
export interface Candidate extends ReadBlock {
  endpoint: ChainEndpoint
}

interface Waiting {
  height: number
  excluded: ReadonlySet<ChainEndpoint>
  leave: (endpoint: ChainEndpoint | undefined) => void
}

/** Hands out endpoints, so that each works at its own pace. The lowest block comes first. */
export class EndpointPool {
  readonly all: readonly ChainEndpoint[]
  readonly #queue: Waiting[] = []
  #timer: ReturnType<typeof setTimeout> | undefined

  constructor(endpoints: readonly ChainEndpoint[]) {
    this.all = endpoints
  }

  /** The endpoints that still count. */
  get trusted(): readonly ChainEndpoint[] {
    return this.all.filter(({ isTrusted }) => isTrusted)
  }

  /** Resolves to a free endpoint, or to `undefined` if all are excluded. Release it afterward. */
  acquire(
    height: number,
    excluded: ReadonlySet<ChainEndpoint>,
    signal: AbortSignal,
  ): Promise<ChainEndpoint | undefined> {
    return new Promise((resolve, reject) => {
      if (signal.aborted) {
        reject(signal.reason as Error)
        return
      }
      const giveUp = () => {
        this.#queue.splice(this.#queue.indexOf(waiting), 1)
        reject(signal.reason as Error)
      }
      const leave = (endpoint: ChainEndpoint | undefined) => {
        signal.removeEventListener('abort', giveUp)
        resolve(endpoint)
      }
      const waiting: Waiting = { height, excluded, leave }
      const later = this.#queue.findIndex((other) => other.height > height)
      this.#queue.splice(later < 0 ? this.#queue.length : later, 0, waiting)
      signal.addEventListener('abort', giveUp, { once: true })
      this.#serve()
    })
  }

  release(endpoint: ChainEndpoint): void {
    endpoint.inFlight--
    this.#serve()
  }

  #serve(): void {
    clearTimeout(this.#timer)
    const now = performance.now()
    let restsUntil = Infinity
    for (const waiting of this.#queue.slice()) {
      const possible = this.trusted.filter((endpoint) => !waiting.excluded.has(endpoint))
      const free = possible.filter((one) => one.inFlight < SLOTS && one.restsUntil <= now)
      const [chosen] = free.toSorted((a, b) => a.inFlight - b.inFlight)
      if (chosen || possible.length === 0) {
        if (chosen) chosen.inFlight++
        this.#queue.splice(this.#queue.indexOf(waiting), 1)
        waiting.leave(chosen)
      }
      for (const one of possible)
        if (one.restsUntil > now) restsUntil = Math.min(restsUntil, one.restsUntil)
      // Every later one waits for the same endpoints, except for the few that exclude some.
      if (!chosen && waiting.excluded.size === 0 && possible.length > 0) break
    }
    if (restsUntil < Infinity && this.#queue.length > 0) {
      this.#timer = setTimeout(() => this.#serve(), Math.ceil(restsUntil - now))
    }
  }
}
