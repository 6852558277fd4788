import { createDevnet, type Devnet } from '@mcm/devnet'
import { createRosettaClient } from '@mcm/rosetta-client'
import { vi } from 'vitest'
import { Exchange } from './exchange'
import type { Booking } from './exchange'
import type { Fault, Schedule, Step } from './schedule'

/** Time for three polls of the tip. */
const STEP = 30_000
/** Longer than any backoff. */
const RECOVERY = 90_000

const faults: Record<Fault, Parameters<Devnet['setFaults']>[0]> = {
  errors: { errorRate: 0.3, errorCode: 2 },
  cuts: { cutRate: 0.3 },
  'broken-json': { malformedRate: 0.3 },
  'no-blocks': { calls: { '/block': { errorRate: 0.5, errorCode: 6 } } },
  'no-node': { noNode: true },
  starting: { sync: 'synchronizing' },
}

export interface Outcome {
  exchange: Exchange
  /** Deposits that must be in the books. */
  required: ReadonlyMap<string, Booking>
  /** Deposits that may be in the books: below the start height but not yet confirmed at the start. */
  allowed: ReadonlyMap<string, Booking>
}

/** A chain on which exchanges run one after another. Needs Vitest's fake timers. */
export class Stage {
  readonly devnet: Devnet
  readonly #addresses: string[]
  readonly #ours: ReadonlySet<string>
  /** Height below which reorgs don't reach. */
  #base = 0

  constructor(seed: string) {
    this.devnet = createDevnet({ seed, blocks: 64, accounts: 120, difficulty: 0, traffic: 3 })
    const ledger = Array.from(this.devnet.chain.ledger(), ({ address }) => address)
    this.#addresses = [
      ...ledger.filter((_address, place) => place % 3 === 0),
      this.devnet.chain.busiest,
    ]
    this.#ours = new Set(this.#addresses)
  }

  async play({ confirmations, steps }: Schedule): Promise<Outcome> {
    const { devnet } = this
    devnet.clearFaults()
    // The chain can only orphan blocks mined since it started.
    this.#base = devnet.chain.tip.index
    devnet.mine(60)
    const from = devnet.chain.tip.index + 1
    const client = createRosettaClient({ baseUrl: 'http://devnet.test', fetch: devnet.fetch })
    const exchange = new Exchange(client, { addresses: this.#addresses, confirmations, from })
    for (const step of steps) {
      exchange.start()
      this.#take(step, exchange)
      await vi.advanceTimersByTimeAsync(STEP)
    }
    devnet.clearFaults()
    devnet.mine(confirmations + 1)
    // One run for each remaining crash and each reorg to repair.
    for (let life = 0; life < 4; life++) {
      exchange.start()
      await vi.advanceTimersByTimeAsync(RECOVERY)
    }
    await exchange.kill()
    return {
      exchange,
      required: this.#deposits(from, confirmations),
      allowed: this.#deposits(this.#base, confirmations),
    }
  }

  #take(step: Step, exchange: Exchange): void {
    const { devnet } = this
    switch (step.do) {
      case 'mine':
        devnet.mine(step.blocks, { pseudo: step.pseudo })
        break
      case 'reorg': {
        const { length, pseudo, keepTransactions } = step
        // After several reorgs in a row, fewer blocks may be left than the schedule asks to orphan.
        const depth = Math.min(step.depth, this.#undoable())
        devnet.reorg({ depth, length, pseudo, keepTransactions })
        break
      }
      case 'crash':
        exchange.crashLater(step)
        break
      case 'fault':
        devnet.setFaults(faults[step.kind])
        break
      case 'heal':
        devnet.clearFaults()
    }
  }

  /**
   * Returns how many blocks a reorg can orphan: those mined for this schedule, minus one for a
   * neogenesis block.
   */
  #undoable(): number {
    return Math.max(1, this.devnet.chain.tip.index - this.#base - 1)
  }

  /** Returns the payments to us as recorded in the chain itself, without the client. */
  #deposits(from: number, confirmations: number): Map<string, Booking> {
    const { chain } = this.devnet
    const deposits = new Map<string, Booking>()
    const add = (id: string, booking: Booking): void => {
      if (this.#ours.has(booking.address)) deposits.set(id, booking)
    }
    for (let index = from; index <= chain.tip.index - confirmations + 1; index++) {
      const block = chain.block(index)
      if (!block) throw new Error(`No block ${index} in the chain`)
      const { hash, miner, reward, transactions } = block
      const fees = transactions.reduce((sum, { fee }) => sum + fee, 0n)
      if (reward > 0n) {
        const mined = {
          address: chain.address(miner),
          amount: reward + fees,
          memo: '',
          block: hash,
        }
        add(`${hash}:0`, mined)
      }
      for (const { id, destinations } of transactions) {
        for (const [place, { account, amount, memo }] of destinations.entries()) {
          add(`${id}:${place}`, { address: chain.address(account), amount, memo, block: hash })
        }
      }
    }
    return deposits
  }
}
