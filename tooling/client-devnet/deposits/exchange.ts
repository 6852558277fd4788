import { isDeepReorgError } from '@mcm/rosetta-client'
import type { Deposit, DepositCursor, RosettaClient } from '@mcm/rosetta-client'
import type { Stored } from './schedule'

/** A booked deposit. */
export interface Booking {
  address: string
  amount: bigint
  memo: string
  block: string
}

interface Crash {
  /** Number of items before the crash. */
  after: number
  stored: Stored
}

/**
 * The smallest program that books deposits as the README describes: it stores deposits, keyed by
 * id, and its cursor in one transaction. It can be killed after any item.
 */
export class Exchange {
  readonly books = new Map<string, Booking>()
  /** Deposits booked twice under one id although the earlier booking was stored. */
  readonly doubled: string[] = []
  /** Number of reorgs that reversed confirmed blocks. */
  reversals = 0
  /** The error that ended a run unexpectedly. */
  failure: unknown
  readonly #client: RosettaClient
  readonly #options: { addresses: readonly string[]; confirmations: number }
  #start: { from: number } | { cursor: DepositCursor }
  #crash: Crash | undefined
  #life: { controller: AbortController; over: Promise<void> } | undefined
  /** Booked by a run that crashed before it stored its cursor, so they are reported again. */
  readonly #comesAgain = new Set<string>()

  constructor(
    client: RosettaClient,
    options: { addresses: readonly string[]; confirmations: number; from: number },
  ) {
    const { from, ...rest } = options
    this.#client = client
    this.#options = rest
    this.#start = { from }
  }

  crashLater(crash: Crash): void {
    this.#crash = crash
  }

  /** Starts the program unless it is running. */
  start(): void {
    if (this.#life || this.failure) return
    const controller = new AbortController()
    const over = this.#live(controller.signal)
      .catch((error: unknown) => {
        if (!controller.signal.aborted) this.#repair(error)
      })
      .finally(() => {
        this.#life = undefined
      })
    this.#life = { controller, over }
  }

  async kill(): Promise<void> {
    this.#life?.controller.abort('killed')
    await this.#life?.over
  }

  async #live(signal: AbortSignal): Promise<void> {
    const following = { ...this.#options, ...this.#start, signal }
    for await (const deposit of this.#client.deposits.follow(following)) {
      const crash = this.#crash && this.#crash.after-- <= 0 ? this.#crash : undefined
      if (!crash || crash.stored !== 'nothing') this.#book(deposit)
      // JSON, as a database would return it.
      if (!crash || crash.stored === 'all') {
        this.#start = { cursor: JSON.parse(JSON.stringify(deposit.cursor)) as DepositCursor }
      }
      if (!crash) continue
      if (crash.stored === 'books') this.#comesAgain.add(deposit.id)
      this.#crash = undefined
      return
    }
  }

  #book({ state, id, address, amount, memo, block }: Deposit): void {
    // Booked by a run that crashed before it stored its cursor, then orphaned before the next run.
    if (state === 'lost') this.books.delete(id)
    if (state !== 'confirmed') return
    if (this.books.has(id)) {
      if (!this.#comesAgain.delete(id)) this.doubled.push(id)
      return
    }
    this.books.set(id, { address, amount, memo, block: block.hash })
  }

  /** Does what the README recommends after a reorg deeper than the confirmations. */
  #repair(error: unknown): void {
    const cursor = isDeepReorgError(error) ? error.cursor : undefined
    if (!isDeepReorgError(error) || !cursor || !('pending' in cursor)) {
      this.failure = error
      return
    }
    const lost = new Set(error.lost.map(({ hash }) => hash))
    for (const [id, { block }] of this.books) if (lost.has(block)) this.books.delete(id)
    this.#start = { cursor }
    this.reversals++
  }
}
