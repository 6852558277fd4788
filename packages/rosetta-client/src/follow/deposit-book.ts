import { DeepReorgError } from '../errors'
import type { ErrorContext } from '../errors'
import type { Block } from '../schema/block'
import type { BlockIdentifier } from '../schema/identifiers'
import type { ChainSource, Reorg } from './chain-walker'
import type { Deposit, DepositCursor, DepositState, PendingDeposit } from './deposit'
import { paymentsIn } from './deposits-in-block'

/** Whether a payment is a deposit. */
export type IsOurs = (address: string, memo: string) => boolean | Promise<boolean>

interface BookOptions {
  readonly isOurs: IsOurs
  readonly confirmations: number
  readonly remembered: number
  readonly source: ChainSource
  readonly context: ErrorContext
}

/**
 * Deposits between being seen and being confirmed. Everything it knows is in the cursor, which is true
 * after each single item: a process killed between any two goes on where it was.
 *
 * A block enters `blocks` together with its last deposit, and leaves it before the first of them is
 * reported as lost. So a pending deposit whose block isn't among `blocks` belongs to the next block, which
 * was half reported; what becomes of it shows when that height is read again.
 */
export class DepositBook {
  readonly #options: BookOptions
  readonly #from: number
  readonly #blocks: BlockIdentifier[]
  #pending: readonly PendingDeposit[]
  /** Deposits of blocks that lost, until they are reported. */
  #lost: readonly PendingDeposit[]
  #confirmedUpTo: number
  /** How many items were reported so far. */
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

  /** Reports what a block that joined the chain pays us. */
  async *add(block: Block): AsyncGenerator<Deposit> {
    const { hash } = block.block_identifier
    // What was half reported before a restart was in the next block. If that is another one now, it lost.
    this.#condemn((other) => other.hash !== hash && !this.#holds(other))
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
   * Reports what was in blocks that lost.
   *
   * @throws {DeepReorgError} If a confirmed deposit was among it, or the fork can't be found.
   */
  *remove({ removed, tooDeep }: Reorg): Generator<Deposit> {
    const known = new Set(removed.map(({ hash }) => hash))
    const reversed = tooDeep ? removed : removed.filter(({ index }) => index <= this.#confirmedUpTo)
    this.#blocks.splice(-removed.length)
    this.#condemn((block) => known.has(block.hash))
    if (reversed.length > 0) {
      this.#confirmedUpTo = this.#blocks.at(-1)?.index ?? 0
      throw new DeepReorgError(reversed, tooDeep ? undefined : this.cursor(), this.#options.context)
    }
    yield* this.reportLost()
  }

  /** Reports what was in blocks that lost and wasn't reported yet. */
  *reportLost(): Generator<Deposit> {
    for (let [deposit] = this.#lost; deposit; [deposit] = this.#lost) {
      this.#lost = this.#lost.slice(1)
      yield this.#report('lost', deposit)
    }
  }

  /**
   * Reports what has enough confirmations, once its block and the highest one were read again and are
   * still the same: a block below one that lost isn't as deep as it was.
   */
  async *confirm(): AsyncGenerator<Deposit> {
    const top = this.#blocks.at(-1)
    if (!top) return
    const deepest = top.index - this.#options.confirmations + 1
    const due = new Map(
      this.#pending
        .map(({ block }) => block)
        .filter((block) => block.index <= deepest && this.#holds(block))
        .map((block) => [block.hash, block]),
    )
    for (const block of due.values()) {
      // If the chain has changed since, the walker finds out how, and nothing is confirmed until then.
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

  /** Whether a block is one of those read, or of those forgotten, which the ones read stand on. */
  #holds({ index, hash }: BlockIdentifier): boolean {
    const [lowest] = this.#blocks
    if (!lowest) return false
    return index < lowest.index || this.#blocks[index - lowest.index]?.hash === hash
  }

  #condemn(hasLost: (block: BlockIdentifier) => boolean): void {
    this.#lost = [...this.#lost, ...this.#pending.filter(({ block }) => hasLost(block))]
    this.#pending = this.#pending.filter(({ block }) => !hasLost(block))
  }

  #report(state: DepositState, { amount, ...facts }: PendingDeposit): Deposit {
    this.reported++
    return { ...facts, state, amount: BigInt(amount), cursor: this.cursor() }
  }
}
