import { createDevnet, type Devnet } from '@mcm/devnet'
import { createRosettaClient } from '@mcm/rosetta-client'
import { vi } from 'vitest'
import { Exchange } from './exchange'
import type { Booking } from './exchange'
import type { Fault, Schedule, Step } from './schedule'

/** Time for three looks at the tip. */
const STEP = 30_000
/** Longer than every wait after several failures. */
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
  /** What must be in the books. */
  required: ReadonlyMap<string, Booking>
  /** What may be in them too: what wasn't confirmed yet when it started, below the height to start at. */
  allowed: ReadonlyMap<string, Booking>
}

/** A chain on which exchanges can try their luck, one after another. Needs vitest's fake timers. */
export class Stage {
  readonly devnet: Devnet
  readonly #addresses: string[]
  readonly #ours: ReadonlySet<string>
  /** Height below which nothing is taken back. */
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
    // The chain can take back only blocks that were mined since it started.
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
    // A life for each crash that is left, and for each reorg to repair.
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
        // After several falls in a row there may be less to take back than the schedule wants.
        const depth = Math.min(step.depth, this.#undoable())
        devnet.reorganise({ depth, length, pseudo, keepTransactions })
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

  /** How many blocks can be taken back: those mined for this schedule, less one for a neogenesis block. */
  #undoable(): number {
    return Math.max(1, this.devnet.chain.tip.index - this.#base - 1)
  }

  /** What the chain itself says was paid to us, without a client in between. */
  #deposits(from: number, confirmations: number): Map<string, Booking> {
    const { chain } = this.devnet
    const deposits = new Map<string, Booking>()
    const add = (id: string, booking: Booking): void => {
      if (this.#ours.has(booking.address)) deposits.set(id, booking)
    }
    for (let index = from; index <= chain.tip.index - confirmations + 1; index++) {
      const block = chain.block(index)
      if (!block) throw new Error(`The chain has no block ${index}`)
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
