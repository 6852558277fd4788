import type { Faults } from './faults'

/**
 * A payment from the faucet.
 *
 * @example
 * ```ts
 * import { createDevnet, type Payment } from '@mcm/devnet'
 *
 * const payment: Payment = {
 *   to: 'kHtV35ttVpyiH42FePCiHo2iFmcJS3',
 *   amount: 1_500_000_000n,
 *   memo: 'TEST-1',
 * }
 * createDevnet({ blocks: 32, accounts: 100 }).pay(payment).length // => 66
 * ```
 */
export interface Payment {
  /** The recipient's address, in hex or Base58. */
  readonly to: string
  /** The amount in nanoMCM. */
  readonly amount: bigint
  /** The memo, in the chain's format. Default: none. */
  readonly memo?: string
}

/**
 * Options of `devnet.mine`.
 *
 * @example
 * ```ts
 * import { createDevnet, type MineOptions } from '@mcm/devnet'
 *
 * const options: MineOptions = { pseudo: true }
 * const [block] = createDevnet({ blocks: 32, accounts: 100 }).mine(1, options)
 * block?.transactions.length // => 0
 * ```
 */
export interface MineOptions {
  /** Whether to add pseudo-blocks, 238 seconds apart, even if there are transactions. */
  readonly pseudo?: boolean
}

/**
 * Options of `devnet.reorg`.
 *
 * @example
 * ```ts
 * import { createDevnet, type ReorgOptions } from '@mcm/devnet'
 *
 * const options: ReorgOptions = { depth: 2, length: 3 }
 * const devnet = createDevnet({ blocks: 32, accounts: 100, difficulty: 0 })
 * const { removed, added } = devnet.reorg(options)
 * removed.length // => 2
 * added.length // => 3
 * ```
 */
export interface ReorgOptions {
  /** Number of blocks to orphan, including neogenesis blocks, from 1 to 60. Default: 1. */
  readonly depth?: number
  /**
   * Number of blocks in the new branch, from 1 to 100. If it is less than `depth`, the height
   * decreases. Default: 1.
   */
  readonly length?: number
  /**
   * Whether the new branch consists of pseudo-blocks. Only then does an orphaned block get the
   * status ORPHANED instead of SPLIT: the one at the height of the branch's last block.
   */
  readonly pseudo?: boolean
  /** Whether the orphaned blocks' transactions return to the mempool. Default: true. */
  readonly keepTransactions?: boolean
}

/**
 * A command for a devnet, as plain data. Its fields are applied in the order listed here.
 *
 * @example
 * ```ts
 * import { createDevnet, type Command } from '@mcm/devnet'
 *
 * const command: Command = { faults: { latency: 200 }, mine: 2 }
 * const devnet = createDevnet({ blocks: 32, accounts: 100, difficulty: 0 })
 * devnet.run(command).done.added.length // => 2
 * ```
 */
export interface Command {
  /** Whether to rebuild the chain and reset everything that was set since the start. */
  readonly reset?: boolean
  /** Faults to set. All others are left unchanged. `null` clears all faults. */
  readonly faults?: Partial<Faults> | null
  /** Number of transactions to simulate. */
  readonly simulate?: number
  /** A payment to make from the faucet. */
  readonly pay?: {
    /** The recipient's address, in hex or Base58. */
    readonly to: string
    /** The amount in nanoMCM, as digits. */
    readonly amount: string
    /** The memo, in the chain's format. Default: none. */
    readonly memo?: string
  }
  /** A signed transaction to submit, in hex. */
  readonly submit?: string
  /** Replaces the latest blocks with another branch. */
  readonly reorg?: ReorgOptions
  /** Number of blocks to add immediately. */
  readonly mine?:
    | number
    | (MineOptions & {
        /** Number of blocks to add. */
        readonly blocks: number
      })
  /** Seconds to advance the chain's clock. */
  readonly advance?: number
  /** Whether to load the ledger for the rich list now. */
  readonly loadRichList?: boolean
  /** The name of a built-in scenario, or a custom scenario. `null` ends the current one. */
  readonly scenario?: string | Scenario | null
}

/**
 * A sequence of commands for a devnet, as plain data that can be stored in a file or sent over
 * HTTP.
 *
 * @example
 * ```ts
 * import { createDevnet, type Scenario } from '@mcm/devnet'
 *
 * const slowMorning: Scenario = {
 *   name: 'slow-morning',
 *   about: 'Responses take a second for a minute.',
 *   steps: [
 *     { after: 0, faults: { latency: 1000 } },
 *     { after: 60, faults: { latency: 0 } },
 *   ],
 * }
 * const devnet = createDevnet({ blocks: 32, accounts: 100 })
 * devnet.play(slowMorning)
 * devnet.state().scenario // => 'slow-morning'
 * devnet.close()
 * ```
 */
export interface Scenario {
  /** Name of the scenario, in lower case with hyphens. */
  readonly name: string
  /** Description of the scenario's effect, in one sentence. */
  readonly about: string
  /** The steps, in order. */
  readonly steps: readonly ScenarioStep[]
  /** Whether to start again after the last step. */
  readonly repeat?: boolean
}

/**
 * A step of a scenario.
 *
 * @example
 * ```ts
 * import type { ScenarioStep } from '@mcm/devnet'
 *
 * const outage: ScenarioStep[] = [
 *   { after: 5, faults: { cutRate: 1 } },
 *   { after: 10, faults: { cutRate: 0 } },
 * ]
 * outage.length // => 2
 * ```
 */
export interface ScenarioStep extends Omit<Command, 'scenario'> {
  /** Number of seconds to wait after the previous step, in real time. */
  readonly after: number
}
