/** A wallet's stored state, as plain JSON. It contains no secrets, but an old copy is dangerous. */
export interface WalletState {
  /** Revision number, incremented with each change. */
  readonly revision: number
  /** The account's tag: 0x followed by 40 hex digits. */
  readonly tag: string
  /**
   * Number of keys the account has used, which is also the index of the next key to sign with. It
   * never decreases.
   */
  readonly spendIndex: number
  /**
   * Height from which to watch the key with this index. The key may have signed elsewhere, because
   * the index came from the ledger and not from this wallet's records. `null` if the key has never
   * signed.
   */
  readonly unprovenSince: number | null
  /** All payments of this wallet, in the order of their keys. */
  readonly payments: readonly Payment[]
}

/** A payment. It is reserved while `signed` is null, and signed afterward. */
export interface Payment {
  /** Idempotency ID chosen by the caller, such as an order number. Each ID is paid only once. */
  readonly id: string
  /** Index of the key that signs the payment. */
  readonly spendIndex: number
  /** The chain's height when the payment was drafted. */
  readonly height: number
  /** The transaction to sign, as hex. It is the only message that this key ever signs. */
  readonly unsigned: string
  /**
   * The signed transaction, as hex. It is stored before it is sent, and resent unchanged until it
   * is mined.
   */
  readonly signed: string | null
}

/**
 * Storage for a wallet's state. This example uses a directory, but a database table would work too.
 */
export interface WalletStore {
  /** Returns the latest state, or `null` if none is stored. */
  load(): Promise<WalletState | null>
  /**
   * Replaces the whole state atomically. When the promise resolves, the state must survive a power
   * failure. If a crash happens earlier, either the old or the new state must remain.
   *
   * @throws {StateConflictError} If this revision is already stored, for example by another
   * process.
   */
  save(state: WalletState): Promise<void>
}

/** Thrown if two wallets use the same stored state. The wallet that gets this error must stop. */
export class StateConflictError extends Error {
  override readonly name = 'StateConflictError'

  constructor(revision: number) {
    super(`Another process stored revision ${revision} of the wallet. Open the wallet again.`)
  }
}
