import { isRosettaError } from '@mcm/rosetta-client'
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
  /** Items until then. */
  after: number
  stored: Stored
}

/**
 * The smallest program that books deposits as the README says: what it books and where it stands is
 * stored in one transaction, under the deposit's id. It can be killed after any item.
 */
export class Exchange {
  readonly books = new Map<string, Booking>()
  /** What was booked under an id that had been booked before, in a life that stored all it did. */
  readonly doubled: string[] = []
  /** How many times a reorg took back what was confirmed. */
  reversals = 0
  /** What ended a life that should have gone on. */
  failure: unknown
  readonly #client: RosettaClient
  readonly #options: { addresses: readonly string[]; confirmations: number }
  #start: { from: number } | { cursor: DepositCursor }
  #crash: Crash | undefined
  #life: { controller: AbortController; over: Promise<void> } | undefined
  /** Booked by a life that died before it stored its cursor: these come again. */
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

  /** Starts unless it runs. */
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
      // JSON, as a database would give it back.
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
    // Booked by a life that died before it stored its cursor, and lost before the next one.
    if (state === 'lost') this.books.delete(id)
    if (state !== 'confirmed') return
    if (this.books.has(id)) {
      if (!this.#comesAgain.delete(id)) this.doubled.push(id)
      return
    }
    this.books.set(id, { address, amount, memo, block: block.hash })
  }

  /** What the README says to do after a reorg deeper than the confirmations. */
  #repair(error: unknown): void {
    const cursor = isRosettaError(error, 'DeepReorgError') ? error.cursor : undefined
    if (!isRosettaError(error, 'DeepReorgError') || !cursor || !('pending' in cursor)) {
      this.failure = error
      return
    }
    const lost = new Set(error.lost.map(({ hash }) => hash))
    for (const [id, { block }] of this.books) if (lost.has(block)) this.books.delete(id)
    this.#start = { cursor }
    this.reversals++
  }
}
