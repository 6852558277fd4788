import type { Block } from './chain/types'
import type { Payment, MineOptions, ReorgOptions, Command, Scenario } from './command'
import type { Faults } from './faults'
import type { DevnetOptions } from './options'
import type { ChainView } from './view'

/**
 * The faucet's public credentials.
 *
 * @example
 * ```ts
 * import { createDevnet, type Faucet } from '@mcm/devnet'
 *
 * const faucet: Faucet = createDevnet({ blocks: 32, accounts: 100 }).faucet
 * faucet.accountIndex // => 0
 * faucet.seed.length // => 66
 * ```
 */
export interface Faucet {
  /** The public master seed: 0x followed by 64 hex digits. */
  readonly seed: string
  /** Index of the funded account. */
  readonly accountIndex: number
  /** Address of the funded account: 0x followed by 40 hex digits. */
  readonly address: string
}

/**
 * State of a devnet.
 *
 * @example
 * ```ts
 * import { createDevnet, type DevnetState } from '@mcm/devnet'
 *
 * const state: DevnetState = createDevnet({ blocks: 32, accounts: 100 }).state()
 * state.clock // => 'manual'
 * state.scenario // => null
 * ```
 */
export interface DevnetState {
  /** The latest block of the canonical chain. */
  readonly tip: Pick<Block, 'index' | 'hash'>
  /** Height of the oldest block. */
  readonly first: number
  /** The chain's time, in ISO 8601 format. */
  readonly time: string
  /** Whether time passes automatically (`live`) or only on command (`manual`). */
  readonly clock: 'manual' | 'live'
  /** Number of accounts in the ledger. */
  readonly accounts: number
  /** Number of transactions in the mempool, whether or not they are visible. */
  readonly mempool: number
  /** Whether the known deviations from the Rosetta standard are disabled. */
  readonly strictRosetta: boolean
  /** The account that payments are made from. */
  readonly faucet: Faucet
  /** The current faults. */
  readonly faults: Faults
  /** Name of the scenario that is playing, or `null`. */
  readonly scenario: string | null
  /**
   * The result of the command: the new blocks, the orphaned blocks and the IDs of the new
   * transactions.
   */
  readonly done: {
    /** The new blocks, in ascending order. */
    readonly added: readonly Pick<Block, 'index' | 'hash'>[]
    /** The orphaned blocks. */
    readonly removed: readonly Pick<Block, 'index' | 'hash'>[]
    /** IDs of the new transactions, in hex. */
    readonly transactions: readonly string[]
  }
}

/**
 * A chain's options and everything that has changed since it was built, as plain JSON.
 *
 * @example
 * ```ts
 * import { createDevnet, type Snapshot } from '@mcm/devnet'
 *
 * const devnet = createDevnet({ blocks: 32, accounts: 100, difficulty: 0 })
 * devnet.mine(3)
 * const snapshot: Snapshot = devnet.save()
 * const copy = createDevnet(snapshot.options)
 * copy.load(snapshot)
 * copy.chain.tip.hash // => devnet.chain.tip.hash
 * ```
 */
export interface Snapshot {
  /** Version of the format. */
  readonly version: 1
  /** Options to create a devnet for the snapshot with. */
  readonly options: Omit<DevnetOptions, 'log'>
  /** Changes since the start, in order. */
  readonly changes: readonly Omit<Command, 'scenario' | 'reset' | 'pay'>[]
  /** The tip, by which a later version finds out whether it has built the same chain. */
  readonly tip: Pick<Block, 'index' | 'hash'>
}

/**
 * A simulated chain with a Mesh API, and methods to control both.
 *
 * @example
 * ```ts
 * import { createDevnet, type Devnet } from '@mcm/devnet'
 *
 * const fund = (devnet: Devnet, to: string) => {
 *   devnet.pay({ to, amount: 5_000_000_000n })
 *   devnet.mine()
 * }
 * const devnet = createDevnet({ blocks: 32, accounts: 100, difficulty: 0 })
 * fund(devnet, 'kHtV35ttVpyiH42FePCiHo2iFmcJS3')
 * devnet.chain.account('kHtV35ttVpyiH42FePCiHo2iFmcJS3')?.balance // => 5_000_000_000n
 * ```
 */
export interface Devnet {
  /** Responds to a request as the real server would. It can be used in place of `fetch`. */
  readonly fetch: (input: Request | URL | string, init?: RequestInit) => Promise<Response>
  /** The true state of the chain. */
  readonly chain: ChainView
  /** A funded account with a public seed. */
  readonly faucet: Faucet
  /** The current faults. */
  readonly faults: Faults
  /**
   * Sets some faults. All others, including those of single calls, are left unchanged.
   * @throws {RangeError} If a fault is unknown or a value is invalid.
   */
  setFaults(faults: Partial<Faults>): void
  /** Clears all faults. */
  clearFaults(): void
  /** Returns the chain's time in milliseconds. */
  now(): number
  /**
   * Adds blocks immediately, about 70 seconds of chain time apart, along with any neogenesis blocks
   * that follow them.
   * @throws {RangeError} If the count isn't an integer from 0 to 10,000.
   */
  mine(blocks?: number, options?: MineOptions): Block[]
  /**
   * Advances the chain's clock and adds every block that becomes due.
   * @throws {RangeError} If the seconds aren't a number from 0 to 1,000,000.
   */
  advance(seconds: number): Block[]
  /**
   * Replaces the latest blocks with another branch.
   * @throws {RangeError} If the depth isn't 1 to 60 or the length isn't 1 to 100.
   * @throws {Error} If the chain can't undo that many blocks. Nothing is changed.
   */
  reorg(options?: ReorgOptions): {
    /** The orphaned blocks. */
    removed: Block[]
    /** The blocks of the new branch, in ascending order. */
    added: Block[]
  }
  /**
   * Adds simulated transactions to the mempool.
   * @throws {RangeError} If the count isn't an integer from 0 to 10,000.
   */
  simulate(transactions: number): void
  /**
   * Submits a signed payment from the faucet to the mempool.
   * @returns The transaction ID: 0x followed by 64 hex digits.
   * @throws {RangeError} If a field has the wrong type.
   * @throws {Error} If the previous faucet payment is still pending or the node rejects the
   * payment.
   */
  pay(payment: Payment): string
  /**
   * Submits a signed transaction to the mempool, as bytes or as hex with or without 0x.
   * @returns The transaction's ID on the chain.
   * @throws {RangeError} If the text isn't hex.
   * @throws {Error} If the node rejects the transaction. The message contains the node's reason.
   */
  submit(transaction: Uint8Array | string): string
  /** Loads the ledger for the rich list now instead of after 15 minutes of chain time. */
  loadRichList(): void
  /**
   * Starts a scenario; `null` ends the current one. If a step after the first fails, the error is
   * logged and the scenario continues with the next step.
   * @throws {RangeError} If the scenario is invalid.
   */
  play(scenario: Scenario | null): void
  /** Returns the devnet's state, as GET /devnet/control does. */
  state(): DevnetState
  /**
   * Runs a command, as POST /devnet/control does; see {@link Command}.
   * @throws {RangeError} If the command is invalid. Nothing is changed.
   */
  run(command: Command): DevnetState
  /**
   * Rebuilds the initial chain and resets everything that has changed since the start: faults,
   * random draws and rate limits.
   */
  reset(): void
  /**
   * Returns the chain as plain JSON, to store in a file and pass to {@link Devnet.load}. Random draws
   * and request counts of faults aren't included.
   * @throws {Error} If the clock is live.
   */
  save(): Snapshot
  /**
   * Rebuilds a saved chain. The devnet must have the snapshot's options: `createDevnet(snapshot.options)`.
   * @throws {RangeError} If the snapshot is invalid or has other options. Nothing is changed.
   * @throws {Error} If the result isn't the saved chain, because another version saved it.
   */
  load(snapshot: Snapshot): void
  /** Stops the clock and the scenario. */
  close(): void
}
