import type { Block } from './chain/types'
import type { Faults } from './faults'
import type { ChainView } from './view'

/** What everyone needs to spend the faucet's money. */
export interface Faucet {
  /** The master seed, published: 0x and 64 hex digits. */
  readonly seed: string
  /** The account of the seed that holds the money. */
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

export interface ReorganiseOptions {
  /** How many blocks lose, neogenesis blocks included, 1 to 60; 1 by default. */
  readonly depth?: number
  /**
   * How many blocks of the other branch come at once, 1 to 100; 1 by default. With fewer than `depth` the
   * height falls.
   */
  readonly length?: number
  /** Makes the other branch of pseudo-blocks: only then is a loser, the one beside its last block, ORPHANED. */
  readonly pseudo?: boolean
  /** Whether the transactions of the losers go back to the mempool (the default) or are gone. */
  readonly keepTransactions?: boolean
}

/** What can be done to a devnet, as plain data. The given fields are done in this order. */
export interface Command {
  /** Rebuilds the chain and takes back everything set since the start. */
  readonly reset?: boolean
  /** Sets these faults and leaves the others; `null` takes all back. */
  readonly faults?: Partial<Faults> | null
  /** Simulated people send this many transactions. */
  readonly simulate?: number
  /** The faucet pays; `amount` is nanoMCM as decimal text. */
  readonly pay?: { readonly to: string; readonly amount: string; readonly memo?: string }
  /** Hex of a signed transaction for the mempool. */
  readonly submit?: string
  /** Another branch wins. */
  readonly reorganise?: ReorganiseOptions
  /** Blocks to add at once. */
  readonly mine?: number | (MineOptions & { readonly blocks: number })
  /** Seconds to let pass on the chain's clock. */
  readonly advance?: number
  /** Loads the ledger for the rich list now. */
  readonly loadRichList?: boolean
  /** A scenario that comes with the devnet, by name, or one of your own; `null` ends it. */
  readonly scenario?: string | Scenario | null
}

/** Something that happens to a devnet, as data: it can be written to a file and sent over HTTP. */
export interface Scenario {
  readonly name: string
  /** One sentence: what one sees. */
  readonly about: string
  readonly steps: readonly ScenarioStep[]
  /** Whether it starts again after its last step. */
  readonly repeat?: boolean
}

export interface ScenarioStep extends Omit<Command, 'scenario'> {
  /** Real seconds after the step before. */
  readonly after: number
}

/** What a devnet is doing. */
export interface DevnetState {
  readonly tip: { readonly index: number; readonly hash: string }
  readonly first: number
  /** The chain's time, ISO 8601. */
  readonly time: string
  readonly clock: 'manual' | 'live'
  readonly accounts: number
  /** Transactions in the mempool, visible or not yet. */
  readonly mempool: number
  readonly strictRosetta: boolean
  readonly faucet: Faucet
  readonly faults: Faults
  readonly scenario: string | null
  /** What the command did: new blocks, lost blocks, ids of new transactions. */
  readonly done: {
    readonly added: readonly { readonly index: number; readonly hash: string }[]
    readonly removed: readonly { readonly index: number; readonly hash: string }[]
    readonly transactions: readonly string[]
  }
}

/** A chain with a Mesh API in front of it, and what a test can do to both. */
export interface Devnet {
  /** Responds to a request as the server would. Works wherever a `fetch` does. */
  readonly fetch: (input: Request | URL | string, init?: RequestInit) => Promise<Response>
  /** The chain as it really is. */
  readonly chain: ChainView
  /** An account with money, whose seed is published. */
  readonly faucet: Faucet
  /** The current faults. */
  readonly faults: Faults
  /**
   * Sets some faults and leaves the others as they are, those of single calls too.
   * @throws {RangeError} For an unknown fault or an invalid value.
   */
  setFaults(faults: Partial<Faults>): void
  /** Takes all faults back. */
  clearFaults(): void
  /** Milliseconds on the chain's clock. */
  now(): number
  /**
   * Adds this many blocks at once, about 70 seconds apart, each with the neogenesis block that may follow it.
   * @throws {RangeError} For anything but an integer from 0 to 10,000.
   */
  mine(blocks?: number, options?: MineOptions): Block[]
  /**
   * Lets seconds pass on the chain's clock, with every block that comes due.
   * @throws {RangeError} For anything but a number from 0 to 1,000,000.
   */
  advance(seconds: number): Block[]
  /**
   * Lets another branch win against the last blocks.
   * @throws {RangeError} For a depth that isn't 1 to 60, or a length that isn't 1 to 100.
   * @throws {Error} When the chain doesn't remember so many blocks. Nothing is changed then.
   */
  reorganise(options?: ReorganiseOptions): { removed: Block[]; added: Block[] }
  /**
   * Simulated people send this many transactions to the mempool.
   * @throws {RangeError} For anything but an integer from 0 to 10,000.
   */
  simulate(transactions: number): void
  /**
   * Pays from the faucet: a signed transaction that waits in the mempool.
   * @returns Its id, 0x and 64 hex digits.
   * @throws {RangeError} For a field of the wrong type.
   * @throws {Error} When the previous faucet payment is still pending, or the network refuses the payment.
   */
  pay(payment: Payment): string
  /**
   * Puts a signed transaction (bytes, or hex with or without 0x) into the mempool.
   * @returns Its id on the chain.
   * @throws {RangeError} For text that isn't hex.
   * @throws {Error} With the node's reason when it refuses.
   */
  submit(transaction: Uint8Array | string): string
  /** Loads the ledger for the rich list now; otherwise that happens every 15 minutes of chain time. */
  loadRichList(): void
  /**
   * Starts a scenario; `null` ends the current one. If a later step fails, the log says so and the next
   * step follows.
   * @throws {RangeError} For an invalid scenario.
   */
  play(scenario: Scenario | null): void
  /** Returns what GET /devnet/control returns. */
  state(): DevnetState
  /**
   * Does what POST /devnet/control does: see {@link Command}.
   * @throws {RangeError} For an invalid command. Nothing is changed then.
   */
  run(command: Command): DevnetState
  /** Rebuilds the chain as it was at the start and takes back everything set since: faults, drawn luck, rate limits. */
  reset(): void
  /** Stops clock and scenario. */
  close(): void
}
