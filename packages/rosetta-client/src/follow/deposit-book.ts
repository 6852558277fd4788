import { DeepReorgError } from '../errors'
import type { ErrorContext } from '../errors'
import type { Block } from '../schema/block'
import type { BlockIdentifier } from '../schema/identifiers'
import type { ChainSource, Reorg } from './chain-walker'
import type { Deposit, DepositCursor, DepositState, PendingDeposit } from './deposit'
import { paymentsIn } from './deposits-in-block'

/**
 * A function that returns whether a payment is a deposit.
 *
 * @example
 * ```ts
 * import type { IsOurs } from '@mcm/rosetta-client'
 *
 * const customers = new Map([['0x9f810c2447a76e93b17ebff96c0b29952e4355f1', 'ORDER-7']])
 * const isOurs: IsOurs = (address, memo) => customers.get(address) === memo
 * for await (const deposit of mochimo.deposits.follow({ isOurs, from: 1_079_860 })) {
 *   deposit.amount // => 5_000_000_000n
 *   break
 * }
 * ```
 */
export type IsOurs = (address: string, memo: string) => boolean | Promise<boolean>

interface BookOptions {
  readonly isOurs: IsOurs
  readonly confirmations: number
  readonly remembered: number
  readonly source: ChainSource
  readonly context: ErrorContext
}

/**
 * Tracks deposits from seen to confirmed or lost. The cursor contains the whole state and is updated with
 * every item, so that a process can be killed and resumed between any two items.
 *
 * A block is added to `blocks` together with its last deposit, and removed before its first deposit is
 * reported as lost. A pending deposit in a block missing from `blocks` is therefore in the next block,
 * which was only partly reported. The deposit is resolved when that height is read again.
 */
export class DepositBook {
  readonly #options: BookOptions
  readonly #from: number
  readonly #blocks: BlockIdentifier[]
  #pending: readonly PendingDeposit[]
  /** Deposits in orphaned blocks that haven't been reported as lost yet. */
  #lost: readonly PendingDeposit[]
  #confirmedUpTo: number
  /** Number of items reported so far. */
  reported = 0

  constructor({ from, blocks, pending, lost, confirmedUpTo }: DepositCursor, options: BookOptions) {
    this.#options = options
    this.#from = from
    this.#blocks = [...blocks]
    this.#pending = pending
    this.#lost = lost
    this.#confirmedUpTo = confirmedUpTo
  }

  cursor(): DepositCursor {
    return {
      version: 1,
      from: this.#from,
      blocks: [...this.#blocks],
      pending: [...this.#pending],
      lost: [...this.#lost],
      confirmedUpTo: this.#confirmedUpTo,
    }
  }

  /** Reports the deposits in a new block. */
  async *add(block: Block): AsyncGenerator<Deposit> {
    const { hash } = block.block_identifier
    // If a block was only partly reported before a restart and a different block follows now, the
    // deposits of the first block are lost.
    this.#markLost((other) => other.hash !== hash && !this.#isCanonical(other))
    yield* this.reportLost()
    const known = new Set(
      this.#pending.filter((one) => one.block.hash === hash).map(({ id }) => id),
    )
    const fresh: PendingDeposit[] = []
    for (const payment of paymentsIn(block)) {
      if (known.has(payment.id)) continue
      if (await this.#options.isOurs(payment.address, payment.memo)) fresh.push(payment)
    }
    const last = fresh.pop()
    for (const deposit of fresh) {
      this.#pending = [...this.#pending, deposit]
      yield this.#report('seen', deposit)
    }
    if (last) this.#pending = [...this.#pending, last]
    this.#blocks.push(block.block_identifier)
    if (this.#blocks.length > this.#options.remembered) this.#blocks.shift()
    if (last) yield this.#report('seen', last)
  }

  /**
   * Reports the deposits in orphaned blocks as lost.
   *
   * @throws {DeepReorgError} If one of the blocks has a confirmed deposit, or the fork can't be found.
   */
  *remove({ removed, tooDeep }: Reorg): Generator<Deposit> {
    const known = new Set(removed.map(({ hash }) => hash))
    const reversed = tooDeep ? removed : removed.filter(({ index }) => index <= this.#confirmedUpTo)
    this.#blocks.splice(-removed.length)
    this.#markLost((block) => known.has(block.hash))
    if (reversed.length > 0) {
      this.#confirmedUpTo = this.#blocks.at(-1)?.index ?? 0
      throw new DeepReorgError(reversed, tooDeep ? undefined : this.cursor(), this.#options.context)
    }
    yield* this.reportLost()
  }

  /** Reports lost deposits that haven't been reported yet. */
  *reportLost(): Generator<Deposit> {
    for (let [deposit] = this.#lost; deposit; [deposit] = this.#lost) {
      this.#lost = this.#lost.slice(1)
      yield this.#report('lost', deposit)
    }
  }

  /**
   * Reports deposits with enough confirmations. Before that, their block and the highest block are
   * fetched again, because a block has fewer confirmations if the highest block was orphaned.
   */
  async *confirm(): AsyncGenerator<Deposit> {
    const top = this.#blocks.at(-1)
    if (!top) return
    const deepest = top.index - this.#options.confirmations + 1
    const due = new Map(
      this.#pending
        .map(({ block }) => block)
        .filter((block) => block.index <= deepest && this.#isCanonical(block))
        .map((block) => [block.hash, block]),
    )
    for (const block of due.values()) {
      // If the chain has changed, nothing is confirmed until the walker has processed the change.
      if (!(await this.#isInChain(block))) return
      if (block.hash !== top.hash && !(await this.#isInChain(top))) return
      for (const deposit of this.#pending.filter((one) => one.block.hash === block.hash)) {
        this.#pending = this.#pending.filter((one) => one !== deposit)
        this.#confirmedUpTo = Math.max(this.#confirmedUpTo, block.index)
        yield this.#report('confirmed', deposit)
      }
    }
  }

  async #isInChain({ index, hash }: BlockIdentifier): Promise<boolean> {
    const block = await this.#options.source.block(index)
    return block?.block_identifier.hash === hash
  }

  /** Returns whether a block is one of the known blocks or is below all of them. */
  #isCanonical({ index, hash }: BlockIdentifier): boolean {
    const [lowest] = this.#blocks
    if (!lowest) return false
    return index < lowest.index || this.#blocks[index - lowest.index]?.hash === hash
  }

  #markLost(isOrphaned: (block: BlockIdentifier) => boolean): void {
    this.#lost = [...this.#lost, ...this.#pending.filter(({ block }) => isOrphaned(block))]
    this.#pending = this.#pending.filter(({ block }) => !isOrphaned(block))
  }

  #report(state: DepositState, { amount, ...details }: PendingDeposit): Deposit {
    this.reported++
    return { ...details, state, amount: BigInt(amount), cursor: this.cursor() }
  }
}
