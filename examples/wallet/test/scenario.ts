import { toHex } from '@mcm/address'
import { startDevnet, type RunningDevnet } from '@mcm/devnet'
import type { WalletStore } from '../src/state'
import type { PaymentOrder, Wallet } from '../src/wallet'
import { Machine, newOwner, openOn, type Owner } from './machine'
import { memoryStore } from './memory-store'

/** nanoMCM that each wallet starts with. */
export const FUNDS = 10_000_000_000n
/** nanoMCM that the first payment sends. */
export const RENT = 1_000_000_000n
/** nanoMCM for one destination. */
export const FEE = 500n

/** A chain on which only the test acts. */
export function quietDevnet(): Promise<RunningDevnet> {
  const size = { blocks: 20, accounts: 64, traffic: 0, difficulty: 0 }
  return startDevnet({ port: 0, clock: 'manual', ...size })
}

export function order(id: string, to: Owner, amount = RENT): PaymentOrder {
  return { id, destinations: [{ address: to.tag, amount, memo: 'ORDER-1' }] }
}

/** Wallets on one devnet, their lives and deaths. */
export class Scenario {
  constructor(readonly running: RunningDevnet) {}

  get url(): string {
    return this.running.url
  }

  /** Makes an account with coins. */
  funded(): Owner {
    const owner = newOwner()
    this.deposit(owner, FUNDS)
    this.running.devnet.mine()
    return owner
  }

  /** The faucet pays: the transaction waits in the mempool. */
  deposit({ tag }: Owner, amount: bigint): void {
    this.running.devnet.pay({ to: toHex(tag), amount })
  }

  balanceOf({ tag }: Owner): bigint {
    return this.running.devnet.chain.account(toHex(tag))?.balance ?? 0n
  }

  /** A wallet with a new seed on a machine that doesn't die. */
  open(owner: Owner, store: WalletStore = memoryStore()): Promise<Wallet> {
    return openOn(new Machine(), owner, { url: this.url, store, isNew: true })
  }

  /** A wallet that has nothing but its seed. */
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

  /** The steps of a life that nothing interrupts. */
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

  /** A last life, in which nothing goes wrong: pays the rent if that hasn't happened, and then more. */
  async goesOn(owner: Owner, to: Owner, store: WalletStore): Promise<Outcome> {
    const wallet = await this.open(owner, store)
    await wallet.pay(order('rent', to))
    await this.untilReady(wallet)
    return this.spendsChange(wallet, owner, to)
  }

  /** Sends 1 nanoMCM of what is left after the rent. */
  async spendsChange(wallet: Wallet, owner: Owner, to: Owner): Promise<Outcome> {
    const afterRent = [this.balanceOf(to), this.balanceOf(owner)]
    await wallet.pay(order('food', to, 1n))
    await this.untilReady(wallet)
    const afterFood = [this.balanceOf(to), this.balanceOf(owner)]
    return { afterRent, afterFood, messagesPerKey: messagesPerKey(owner) }
  }
}

/** What came of all lives of a wallet. Balances are those of the receiver and of the wallet. */
export interface Outcome {
  readonly afterRent: readonly bigint[]
  readonly afterFood: readonly bigint[]
  readonly messagesPerKey: readonly number[]
}

/** Each payment was made once, no coin is lost, and no key signed two different messages. */
export const PAID_ONCE: Outcome = {
  afterRent: [RENT, FUNDS - RENT - FEE],
  afterFood: [RENT + 1n, FUNDS - RENT - 1n - 2n * FEE],
  messagesPerKey: [1, 1],
}

/** How many different messages each key signed, in all lives of the wallet. */
export function messagesPerKey({ signatures }: Owner): number[] {
  return [...signatures.values()].map(({ size }) => size)
}
