/** A wallet's stored state, as plain JSON. It contains no secrets, but an old copy is dangerous. */
export interface WalletState {
  /** Incremented with each change. */
  readonly revision: number
  /** The account's tag, 0x and 40 hex digits. */
  readonly tag: string
  /** Number of used keys, which is the index of the next key to sign. Never decreases. */
  readonly spendIndex: number
  /**
   * Height from which to watch the key with this index, which may have signed elsewhere because the
   * index came from the ledger, not from this wallet's records. `null` if it has never signed.
   */
  readonly unprovenSince: number | null
  /** All payments of this wallet, in the order of their keys. */
  readonly payments: readonly Payment[]
}

/** A payment: reserved while `signed` is null, then signed. */
export interface Payment {
  /** Idempotency id chosen by the caller, such as an order number: each id is paid once. */
  readonly id: string
  /** Index of the key it uses. */
  readonly spendIndex: number
  /** The chain's height when it was drafted. */
  readonly height: number
  /** The transaction to sign, as hex; the only message that this key ever signs. */
  readonly unsigned: string
  /**
   * The signed transaction, as hex. Stored before it is sent, and resent unchanged until it is
   * mined.
   */
  readonly signed: string | null
}

/** Storage for a wallet's state: a directory in this example, but it could be a database table. */
export interface WalletStore {
  /** Returns the latest state, or `null` if there is none. */
  load(): Promise<WalletState | null>
  /**
   * Replaces the whole state atomically. When the promise resolves, the state must survive a power
   * failure; after an earlier crash, either the old or the new state must remain.
   *
   * @throws {StateConflictError} If this revision is already stored, for example by another
   * process.
   */
  save(state: WalletState): Promise<void>
}

/** Thrown if two wallets use the same state. The second one must stop. */
export class StateConflictError extends Error {
  override readonly name = 'StateConflictError'

  constructor(revision: number) {
    super(`Another process stored revision ${revision} of the wallet. Open the wallet again.`)
  }
}
