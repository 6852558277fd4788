import type { Payment, WalletState, WalletStore } from './state'

/** A wallet's state and the store that keeps it: a change counts only once it is stored. */
export class StoredState {
  readonly #store: WalletStore
  #state: WalletState

  constructor(store: WalletStore, state: WalletState) {
    this.#store = store
    this.#state = state
  }

  /** What is stored. */
  get state(): WalletState {
    return this.#state
  }

  /** Returns the payment with this id, as it is stored. */
  payment(id: string): Payment {
    const payment = this.#state.payments.find((one) => one.id === id)
    if (!payment) throw new Error(`There is no payment ${id}`)
    return payment
  }

  /** Stores another version of a payment. */
  replace(payment: Payment): Promise<void> {
    const payments = this.#state.payments.map((one) => (one.id === payment.id ? payment : one))
    return this.save({ payments })
  }

  /** @throws {StateConflictError} When another wallet has stored a change meanwhile. */
  async save(changes: Partial<WalletState>): Promise<void> {
    const state = { ...this.#state, ...changes, revision: this.#state.revision + 1 }
    await this.#store.save(state)
    this.#state = state
  }
}
