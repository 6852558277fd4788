import type { Block } from './chain/types'
import type { Faults } from './faults'
import type { ChainView } from './view'

/** The faucet's public credentials. */
export interface Faucet {
  /** The master seed, published: 0x and 64 hex digits. */
  readonly seed: string
  /** Index of the funded account. */
  readonly accountIndex: number
  /** 0x and 40 hex digits. */
  readonly address: string
}

export interface Payment {
  /** The recipient: hex or Base58. */
  readonly to: string
  /** nanoMCM. */
  readonly amount: bigint
  readonly memo?: string
}

export interface MineOptions {
  /** Adds pseudo-blocks, 238 seconds apart, even if there are transactions. */
  readonly pseudo?: boolean
}

export interface ReorgOptions {
  /** Number of blocks to orphan, including neogenesis blocks, from 1 to 60. Default: 1. */
  readonly depth?: number
  /**
   * Number of blocks in the new branch, from 1 to 100. If less than `depth`, the height decreases.
   * Default: 1.
   */
  readonly length?: number
  /**
   * Whether the new branch consists of pseudo-blocks. Only then is an orphaned block, the one at
   * the height of the branch's last block, ORPHANED instead of SPLIT.
   */
  readonly pseudo?: boolean
  /** Whether the orphaned blocks' transactions return to the mempool. Default: true. */
  readonly keepTransactions?: boolean
}

/** A command for a devnet, as plain data. Fields are applied in this order. */
export interface Command {
  /** Rebuilds the chain and resets everything set since the start. */
  readonly reset?: boolean
  /** Sets these faults and keeps the others; `null` clears all faults. */
  readonly faults?: Partial<Faults> | null
  /** Number of transactions to simulate. */
  readonly simulate?: number
  /** A payment from the faucet; `amount` is a decimal string in nanoMCM. */
  readonly pay?: { readonly to: string; readonly amount: string; readonly memo?: string }
  /** A signed transaction to submit, in hex. */
  readonly submit?: string
  /** Replaces the latest blocks with another branch. */
  readonly reorg?: ReorgOptions
  /** Number of blocks to add immediately. */
  readonly mine?: number | (MineOptions & { readonly blocks: number })
  /** Seconds to advance the chain's clock. */
  readonly advance?: number
  /** Loads the ledger for the rich list now. */
  readonly loadRichList?: boolean
  /** A built-in scenario, by name, or a custom one; `null` ends the current one. */
  readonly scenario?: string | Scenario | null
}

/**
 * A sequence of commands for a devnet, as plain data that can be stored in a file or sent over
 * HTTP.
 */
export interface Scenario {
  readonly name: string
  /** One-sentence description of the effect. */
  readonly about: string
  readonly steps: readonly ScenarioStep[]
  /** Whether to restart after the last step. */
  readonly repeat?: boolean
}

export interface ScenarioStep extends Omit<Command, 'scenario'> {
  /** Real seconds after the previous step. */
  readonly after: number
}

/** State of a devnet. */
export interface DevnetState {
  readonly tip: { readonly index: number; readonly hash: string }
  readonly first: number
  /** The chain's time, ISO 8601. */
  readonly time: string
  readonly clock: 'manual' | 'live'
  readonly accounts: number
  /** Number of transactions in the mempool, visible or not. */
  readonly mempool: number
  readonly strictRosetta: boolean
  readonly faucet: Faucet
  readonly faults: Faults
  readonly scenario: string | null
  /** Result of the command: new blocks, orphaned blocks, ids of new transactions. */
  readonly done: {
    readonly added: readonly { readonly index: number; readonly hash: string }[]
    readonly removed: readonly { readonly index: number; readonly hash: string }[]
    readonly transactions: readonly string[]
  }
}

/** A simulated chain with a Mesh API, and the methods to control both. */
export interface Devnet {
  /** Responds to a request as the real server would. Can replace `fetch`. */
  readonly fetch: (input: Request | URL | string, init?: RequestInit) => Promise<Response>
  /** The true state of the chain. */
  readonly chain: ChainView
  /** A funded account with a public seed. */
  readonly faucet: Faucet
  /** The current faults. */
  readonly faults: Faults
  /**
   * Sets some faults and keeps the others, including those of single calls.
   * @throws {RangeError} If a fault is unknown or a value is invalid.
   */
  setFaults(faults: Partial<Faults>): void
  /** Clears all faults. */
  clearFaults(): void
  /** Returns the chain's time in milliseconds. */
  now(): number
  /**
   * Adds blocks immediately, about 70 seconds of chain time apart, and any neogenesis blocks that
   * follow them.
   * @throws {RangeError} If the count isn't an integer from 0 to 10,000.
   */
  mine(blocks?: number, options?: MineOptions): Block[]
  /**
   * Advances the chain's clock and adds every block that is due.
   * @throws {RangeError} If the seconds aren't a number from 0 to 1,000,000.
   */
  advance(seconds: number): Block[]
  /**
   * Replaces the latest blocks with another branch.
   * @throws {RangeError} If the depth isn't 1 to 60 or the length isn't 1 to 100.
   * @throws {Error} If the chain can't undo that many blocks. Nothing is changed.
   */
  reorg(options?: ReorgOptions): { removed: Block[]; added: Block[] }
  /**
   * Adds simulated transactions to the mempool.
   * @throws {RangeError} If the count isn't an integer from 0 to 10,000.
   */
  simulate(transactions: number): void
  /**
   * Submits a signed payment from the faucet to the mempool.
   * @returns The transaction id, 0x and 64 hex digits.
   * @throws {RangeError} If a field has the wrong type.
   * @throws {Error} If the previous faucet payment is still pending or the node rejects the
   * payment.
   */
  pay(payment: Payment): string
  /**
   * Submits a signed transaction (bytes, or hex with or without 0x) to the mempool.
   * @returns Its id on the chain.
   * @throws {RangeError} If the text isn't hex.
   * @throws {Error} If the node rejects it, with the node's reason.
   */
  submit(transaction: Uint8Array | string): string
  /** Loads the ledger for the rich list now instead of after 15 minutes of chain time. */
  loadRichList(): void
  /**
   * Starts a scenario; `null` ends the current one. If a later step fails, the error is logged and
   * the next step follows.
   * @throws {RangeError} If the scenario is invalid.
   */
  play(scenario: Scenario | null): void
  /** Returns the same state as GET /devnet/control. */
  state(): DevnetState
  /**
   * Runs a command like POST /devnet/control; see {@link Command}.
   * @throws {RangeError} If the command is invalid. Nothing is changed.
   */
  run(command: Command): DevnetState
  /**
   * Rebuilds the chain as at the start and resets everything set since: faults, random draws, rate
   * limits.
   */
  reset(): void
  /** Stops the clock and the scenario. */
  close(): void
}
