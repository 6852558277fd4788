import { bytesToHex, toHex } from '@mcm/address'
import { encodeTransaction, type DestinationPlan } from '@mcm/address/transaction'
import type { RosettaClient } from '@mcm/rosetta-client'
import { drawUp, pays, plansOf, readDraft, spendOf } from './draft'
import { StuckPaymentError, WalletError } from './errors'
import { createTaskQueue } from './task-queue'
import { readHolding, readTip } from './ledger'
import { readSyncedHeight, requireQuiet } from './preconditions'
import type { Signer } from './signer'
import type { Payment, WalletState, WalletStore } from './state'
import { refusal, type Status } from './status'
import { StoredState } from './stored-state'

/** Number of blocks during which a key found in the ledger is watched before it may sign. */
export const SETTLING_BLOCKS = 10

export interface WalletOptions {
  readonly mesh: RosettaClient
  readonly store: WalletStore
  readonly signer: Signer
  /**
   * Whether the seed was just created, so that none of its keys can have signed. Omit this option
   * for any seed that was used before. It is ignored if the store has a state.
   */
  readonly isNew?: boolean
}

/** Options of `pay`. */
export interface PaymentOrder {
  /** Idempotency ID, such as an order number. Each ID is paid only once. */
  readonly id: string
  /** The recipients and amounts, from 1 to 256 of them. */
  readonly destinations: readonly DestinationPlan[]
}

/**
 * A wallet with one account. No matter when it crashes, each key signs only one message: the
 * transaction that was stored beforehand, together with the incremented spend index.
 */
export class Wallet {
  readonly #mesh: RosettaClient
  readonly #signer: Signer
  /** Queue that runs calls one at a time, because two simultaneous calls would use the same key. */
  readonly #enqueue = createTaskQueue()
  readonly #stored: StoredState

  private constructor({ mesh, store, signer }: WalletOptions, state: WalletState) {
    this.#mesh = mesh
    this.#signer = signer
    this.#stored = new StoredState(store, state)
  }

  /**
   * Opens the stored wallet, or creates a new state for the signer's account.
   *
   * @throws {Error} If the stored state belongs to another account.
   * @throws {WalletError} `not-synced` for a restored seed while the endpoint is out of sync,
   * because blocks can't be counted from its height.
   */
  static async open(options: WalletOptions): Promise<Wallet> {
    const { mesh, store, signer, isNew = false } = options
    const tag = toHex(signer.tag)
    const stored = await store.load()
    if (stored && stored.tag !== tag) {
      throw new Error(`The stored wallet is ${stored.tag}, but the seed belongs to ${tag}`)
    }
    if (stored) return new Wallet(options, stored)

    const wallet = new Wallet(options, {
      revision: 0,
      tag,
      spendIndex: 0,
      unprovenSince: isNew ? null : await readSyncedHeight(mesh),
      payments: [],
    })
    await wallet.#stored.save({})
    return wallet
  }

  /** The account's address, 20 bytes. */
  get tag(): Uint8Array {
    return this.#signer.tag
  }

  /** The stored state. */
  get state(): WalletState {
    return this.#stored.state
  }

  /**
   * Compares the stored spend index with the ledger and continues without signing a new message: it
   * signs a reserved payment and resends a signed one. Call it after every start, and on every
   * block until a payment is confirmed.
   *
   * @throws {StuckPaymentError} If the payment can no longer be mined.
   * @throws {WalletError} `unknown-key` if the ledger has a key that doesn't belong to this seed.
   */
  resume(): Promise<Status> {
    return this.#enqueue(() => this.#resume())
  }

  async #resume(): Promise<Status> {
    // Read the height before the balance, so that the balance is never older than the height.
    const { height, synced } = await readTip(this.#mesh)
    const holding = await readHolding(this.#mesh, this.tag)
    if (!holding) return { state: 'empty' }
    const { ledgerAddress, balance } = holding
    const expected = this.#signer.find(ledgerAddress, this.state.spendIndex)
    if (expected === null) {
      throw new WalletError('unknown-key', `This seed has no key for ${ledgerAddress}`)
    }

    const overtaken = this.state.payments.filter(isReserved).some((p) => p.spendIndex < expected)
    if (expected > this.state.spendIndex || overtaken) {
      // Another program signed with this seed, from an old state or on another device. Count the
      // blocks to wait from an up-to-date height.
      if (!synced) return { state: 'behind' }
      await this.#stored.save({
        spendIndex: Math.max(expected, this.state.spendIndex),
        unprovenSince: height,
        payments: this.state.payments.filter((p) => !isReserved(p) || p.spendIndex >= expected),
      })
    }

    if (expected < this.state.spendIndex) {
      const payment = this.state.payments.find((p) => p.spendIndex === expected)
      if (!payment || height < payment.height) return { state: 'behind' }
      return { state: 'sent', payment: await this.#send(payment, balance) }
    }
    const { unprovenSince } = this.state
    if (unprovenSince === null) return { state: 'ready', balance }
    const blocksLeft = Math.max(0, unprovenSince + SETTLING_BLOCKS - height)
    return { state: 'unproven', blocksLeft }
  }

  /**
   * Pays up to 256 recipients in one transaction. It spends the whole balance, and the change goes
   * to the account's next key. A second call with the same ID resumes the first payment instead of
   * making another one.
   *
   * @throws {WalletError} If the key may already have signed, or a deposit is about to change the
   * balance. Nothing is stored or signed.
   * @throws {InvalidTransactionError} If the network would reject the payment.
   */
  pay(order: PaymentOrder): Promise<Payment> {
    return this.#enqueue(() => this.#pay(order))
  }

  async #pay({ id, destinations }: PaymentOrder): Promise<Payment> {
    const known = this.state.payments.find((payment) => payment.id === id)
    if (known) {
      if (!pays(known, destinations)) {
        throw new WalletError('id-taken', `Payment ${id} was made with other destinations`)
      }
      await this.#resume()
      return this.#stored.payment(id)
    }
    // Read the mempool before the ledger, so that the balance includes whatever is mined in
    // between.
    await requireQuiet(this.#mesh, this.tag, this.state.payments)
    const height = await readSyncedHeight(this.#mesh)
    const status = await this.#resume()
    if (status.state !== 'ready') throw refusal(status)

    const { spendIndex, payments } = this.state
    const unsigned = this.#draft(spendIndex, status.balance, destinations)
    const payment: Payment = { id, spendIndex, height, unsigned, signed: null }
    // The key counts as used from here on, before it has signed.
    await this.#stored.save({ spendIndex: spendIndex + 1, payments: [...payments, payment] })
    return this.#send(payment, status.balance)
  }

  /**
   * Drafts a reserved payment again from the current balance, if a deposit arrived after the wallet
   * stopped between storing and signing. This is safe because signatures are stored before they are
   * sent, so if none is stored, none was sent. Don't call it on a copied or restored state, because
   * the original may have continued.
   *
   * @throws {WalletError} `not-reserved` if the payment is already signed or doesn't exist.
   */
  redraft(id: string): Promise<Payment> {
    return this.#enqueue(() => this.#redraft(id))
  }

  async #redraft(id: string): Promise<Payment> {
    const payment = this.state.payments.find((one) => one.id === id)
    if (!payment || !isReserved(payment)) {
      throw new WalletError('not-reserved', `Payment ${id} is not waiting for its signature`)
    }
    await requireQuiet(this.#mesh, this.tag, this.state.payments)
    const height = await readSyncedHeight(this.#mesh)
    const holding = await readHolding(this.#mesh, this.tag)
    if (!holding) throw refusal({ state: 'empty' })
    if (this.#signer.find(holding.ledgerAddress, payment.spendIndex) !== payment.spendIndex) {
      throw refusal({ state: 'behind' })
    }
    const plans = plansOf(readDraft(payment))
    const unsigned = this.#draft(payment.spendIndex, holding.balance, plans)
    const redrafted = { ...payment, height, unsigned }
    await this.#stored.replace(redrafted)
    return this.#send(redrafted, holding.balance)
  }

  /**
   * Lets a wallet restored from its seed sign with the key in the ledger. Call it only if no
   * payment was left unfinished, or to repeat exactly that payment: neither the ledger nor the
   * mempool can prove that the key has never signed.
   *
   * @throws {WalletError} `unproven` before {@link SETTLING_BLOCKS} blocks have passed,
   * `used-elsewhere` while a transaction of this account is pending.
   */
  acceptKey(): Promise<void> {
    return this.#enqueue(() => this.#acceptKey())
  }

  async #acceptKey(): Promise<void> {
    await requireQuiet(this.#mesh, this.tag, this.state.payments)
    const status = await this.#resume()
    if (status.state === 'ready') return
    if (status.state !== 'unproven' || status.blocksLeft > 0) throw refusal(status)
    await this.#stored.save({ unprovenSince: null })
  }

  /** Signs the stored transaction, stores the signed bytes, and only then sends them. */
  async #send(payment: Payment, balance: bigint): Promise<Payment> {
    const draft = readDraft(payment)
    const spends = spendOf(draft)
    if (spends !== balance) throw new StuckPaymentError(payment, balance, spends)

    let { signed } = payment
    if (signed === null) {
      signed = bytesToHex(encodeTransaction(this.#signer.sign(draft, payment.spendIndex)))
      await this.#stored.replace({ ...payment, signed })
    }
    await this.#mesh.construction.submit({ signedTransaction: signed })
    return this.#stored.payment(payment.id)
  }

  #draft(spendIndex: number, balance: bigint, destinations: readonly DestinationPlan[]): string {
    const source = this.#signer.ledgerAddress(spendIndex)
    const change = this.#signer.ledgerAddress(spendIndex + 1)
    return drawUp({ source, change, balance }, destinations)
  }
}

const isReserved = ({ signed }: Payment): boolean => signed === null
