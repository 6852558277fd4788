/** What a wallet must store: plain JSON. Without secrets, but an old copy of it is dangerous. */
export interface WalletState {
  /** Goes up by 1 with each change. */
  readonly revision: number
  /** Whose state it is, 0x and 40 hex digits. */
  readonly tag: string
  /** How many keys are used up, which is the number of the key that signs next. Never goes down. */
  readonly spendIndex: number
  /**
   * Height from which the key with this index is under suspicion of having signed elsewhere: the
   * index came from the ledger and not from this wallet's own records. `null` when it has not signed.
   */
  readonly unprovenSince: number | null
  /** Every payment this wallet made, in order of their keys. */
  readonly payments: readonly Payment[]
}

/** A payment: reserved while `signed` is null, then signed. */
export interface Payment {
  /** The caller's own name for it, such as an order number. A second payment of the same id is never made. */
  readonly id: string
  /** The key that it uses up. */
  readonly spendIndex: number
  /** The chain's height when it was drawn up. */
  readonly height: number
  /** The transaction to sign, hex: the only message that this key ever signs. */
  readonly unsigned: string
  /** The signed transaction, hex. Stored before it is sent, and sent again unchanged until it is mined. */
  readonly signed: string | null
}

/** Where a wallet keeps its state: a directory here, a database table elsewhere. */
export interface WalletStore {
  /** Returns the latest state, or `null` when there is none. */
  load(): Promise<WalletState | null>
  /**
   * Replaces the state as a whole. When the promise resolves, the state must survive a power failure;
   * a crash before that must leave the old state or the new one.
   *
   * @throws {StateConflictError} When this revision was stored before, by another process for example.
   */
  save(state: WalletState): Promise<void>
}

/** Two wallets work on the same state. The second one must stop. */
export class StateConflictError extends Error {
  override readonly name = 'StateConflictError'

  constructor(revision: number) {
    super(
      `Revision ${revision} of the wallet was stored by another process. Open the wallet again.`,
    )
  }
}
