import { toHex } from '@mcm/address'
import { startDevnet, type RunningDevnet } from '@mcm/devnet'
import { afterAll, beforeAll } from 'vitest'
import type { WalletStore } from '../src/state'
import type { PaymentOrder, Wallet } from '../src/wallet'
import { Machine, newOwner, openOn, type Owner } from './machine'
import { memoryStore } from './memory-store'

/** Initial balance of each wallet, in nanoMCM. */
export const FUNDS = 10_000_000_000n
/** Amount of the first payment, in nanoMCM. */
export const RENT = 1_000_000_000n
/** Fee per destination, in nanoMCM. */
export const FEE = 500n

export function order(id: string, to: Owner, amount = RENT): PaymentOrder {
  return { id, destinations: [{ address: to.tag, amount, memo: 'ORDER-1' }] }
}

/**
 * Creates the scenario of a test file. Its devnet starts before the first test and stops after the
 * last.
 */
export function scenarioOfFile(): Scenario {
  const scenario = new Scenario()
  beforeAll(() => scenario.start())
  afterAll(() => scenario.running.close())
  return scenario
}

/** A devnet without simulated traffic, on which wallets run and are killed. */
class Scenario {
  #running: RunningDevnet | undefined

  async start(): Promise<void> {
    const size = { blocks: 20, accounts: 64, traffic: 0, difficulty: 0 }
    this.#running = await startDevnet({ port: 0, clock: 'manual', ...size })
  }

  get running(): RunningDevnet {
    if (!this.#running) throw new Error('The devnet starts with the first test')
    return this.#running
  }

  get url(): string {
    return this.running.url
  }

  /** Creates a funded account. */
  funded(): Owner {
    const owner = newOwner()
    this.deposit(owner, FUNDS)
    this.running.devnet.mine()
    return owner
  }

  /** Submits a payment from the faucet to the mempool. */
  deposit({ tag }: Owner, amount: bigint): void {
    this.running.devnet.pay({ to: toHex(tag), amount })
  }

  balanceOf({ tag }: Owner): bigint {
    return this.running.devnet.chain.account(toHex(tag))?.balance ?? 0n
  }

  /** Opens a wallet with a new seed on a machine that doesn't die. */
  open(owner: Owner, store: WalletStore = memoryStore()): Promise<Wallet> {
    return openOn(new Machine(), owner, { url: this.url, store, isNew: true })
  }

  /** Opens a wallet from its seed alone. */
  restore(owner: Owner): Promise<Wallet> {
    return openOn(new Machine(), owner, { url: this.url, store: memoryStore() })
  }

  /** Opens the wallet and pays the rent. Returns whether the machine died. */
  async life(machine: Machine, owner: Owner, to: Owner, store: WalletStore): Promise<boolean> {
    try {
      const wallet = await openOn(machine, owner, { url: this.url, store, isNew: true })
      await wallet.pay(order('rent', to))
    } catch (error) {
      if (!machine.dead) throw error
    }
    return machine.dead
  }

  /** Returns the steps of an uninterrupted run. */
  async steps(): Promise<string[]> {
    const machine = new Machine()
    await this.life(machine, this.funded(), newOwner(), memoryStore())
    return machine.steps
  }

  /** Mines and resumes until the wallet can pay again. */
  async untilReady(wallet: Wallet): Promise<void> {
    for (let blocks = 0; blocks < 30; blocks++) {
      this.running.devnet.mine()
      const { state } = await wallet.resume()
      if (state === 'ready') return
    }
    throw new Error('The wallet never became ready')
  }

  /**
   * Runs the wallet without interruption: it pays the rent if needed, then makes another payment.
   */
  async goesOn(owner: Owner, to: Owner, store: WalletStore): Promise<Outcome> {
    const wallet = await this.open(owner, store)
    await wallet.pay(order('rent', to))
    await this.untilReady(wallet)
    return this.spendsChange(wallet, owner, to)
  }

  /** Sends 1 nanoMCM after the rent, to prove that the change can be spent. */
  async spendsChange(wallet: Wallet, owner: Owner, to: Owner): Promise<Outcome> {
    const afterRent = [this.balanceOf(to), this.balanceOf(owner)]
    await wallet.pay(order('food', to, 1n))
    await this.untilReady(wallet)
    const afterFood = [this.balanceOf(to), this.balanceOf(owner)]
    return { afterRent, afterFood, messagesPerKey: messagesPerKey(owner) }
  }
}

/** The result of all runs of a wallet, with the balances of the recipient and the wallet. */
export interface Outcome {
  readonly afterRent: readonly bigint[]
  readonly afterFood: readonly bigint[]
  readonly messagesPerKey: readonly number[]
}

/**
 * The expected result: each payment was made once, no coins were lost, and no key signed two
 * different messages.
 */
export const PAID_ONCE: Outcome = {
  afterRent: [RENT, FUNDS - RENT - FEE],
  afterFood: [RENT + 1n, FUNDS - RENT - 1n - 2n * FEE],
  messagesPerKey: [1, 1],
}

/** Returns how many different messages each key signed in all runs of the wallet. */
export function messagesPerKey({ signatures }: Owner): number[] {
  return [...signatures.values()].map(({ size }) => size)
}
