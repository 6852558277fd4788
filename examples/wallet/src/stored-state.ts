import type { Payment, WalletState, WalletStore } from './state'

/** A wallet's state, together with its store. A change takes effect only once it is stored. */
export class StoredState {
  readonly #store: WalletStore
  #state: WalletState

  constructor(store: WalletStore, state: WalletState) {
    this.#store = store
    this.#state = state
  }

  /** The stored state. */
  get state(): WalletState {
    return this.#state
  }

  /** Returns the stored payment with the given ID. */
  payment(id: string): Payment {
    const payment = this.#state.payments.find((one) => one.id === id)
    if (!payment) throw new Error(`Unknown payment ${id}`)
    return payment
  }

  /** Stores a new version of a payment. */
  replace(payment: Payment): Promise<void> {
    const payments = this.#state.payments.map((one) => (one.id === payment.id ? payment : one))
    return this.save({ payments })
  }

  /** @throws {StateConflictError} If another wallet has stored a change in the meantime. */
  async save(changes: Partial<WalletState>): Promise<void> {
    const state = { ...this.#state, ...changes, revision: this.#state.revision + 1 }
    await this.#store.save(state)
    this.#state = state
  }
}
