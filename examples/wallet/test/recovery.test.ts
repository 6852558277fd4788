import { createRosettaClient } from '@mcm/rosetta-client'
import { describe, expect, it } from 'vitest'
import { StuckPaymentError } from '../src/errors'
import { createSigner } from '../src/signer'
import { StateConflictError } from '../src/state'
import { Wallet } from '../src/wallet'
import { Machine, newOwner } from './machine'
import { memoryStore } from './memory-store'
import { FEE, FUNDS, messagesPerKey, order, PAID_ONCE, RENT, scenarioOfFile } from './scenario'

const scenario = scenarioOfFile()

/** Returns the number of the step that comes after an action, such as the third save. */
async function stepAfter(name: string, times = 1): Promise<number> {
  const steps = await scenario.steps()
  const found = steps.flatMap((step, at) => (step === `after ${name}` ? [at + 1] : []))[times - 1]
  if (found === undefined) throw new Error(`No step after ${name}`)
  return found
}

describe('a deposit between signing and mining', () => {
  it('blocks a signed payment, and nothing else is signed', async () => {
    const [owner, to, store] = [scenario.funded(), newOwner(), memoryStore()]
    await scenario.life(new Machine(await stepAfter('save', 3)), owner, to, store)
    scenario.deposit(owner, 5n)
    scenario.running.devnet.mine()

    const wallet = await scenario.open(owner, store)
    const stuck = await wallet.resume().catch((error: unknown) => error)
    expect(stuck).toBeInstanceOf(StuckPaymentError)
    expect(stuck).toMatchObject({ code: 'stuck', signed: true, balance: FUNDS + 5n, spends: FUNDS })
    await expect(wallet.pay(order('rent', to))).rejects.toThrow(StuckPaymentError)
    await expect(wallet.pay(order('food', to))).rejects.toThrow(StuckPaymentError)
    await expect(wallet.redraft('rent')).rejects.toMatchObject({ code: 'not-reserved' })

    // A reorg removes the deposit, so the same bytes are valid again.
    scenario.running.devnet.reorg({ depth: 1, length: 2, keepTransactions: false })
    await scenario.untilReady(wallet)
    expect(await scenario.spendsChange(wallet, owner, to)).toEqual(PAID_ONCE)
  })

  it('allows redraft for a reserved, unsigned payment', async () => {
    const [owner, to, store] = [scenario.funded(), newOwner(), memoryStore()]
    await scenario.life(new Machine(await stepAfter('save', 2)), owner, to, store)
    scenario.deposit(owner, 5n)
    scenario.running.devnet.mine()

    const wallet = await scenario.open(owner, store)
    await expect(wallet.resume()).rejects.toMatchObject({ code: 'stuck', signed: false })
    await wallet.redraft('rent')
    await scenario.untilReady(wallet)
    expect(scenario.balanceOf(to)).toBe(RENT)
    expect(scenario.balanceOf(owner)).toBe(FUNDS + 5n - RENT - FEE)
    expect(messagesPerKey(owner)).toEqual([1])
  })

  it('is waited for if it is in the mempool', async () => {
    const [owner, to] = [scenario.funded(), newOwner()]
    const wallet = await scenario.open(owner)
    scenario.deposit(owner, 5n)
    await expect(wallet.pay(order('rent', to))).rejects.toMatchObject({ code: 'deposit-pending' })
    expect(wallet.state.spendIndex).toBe(0)
    scenario.running.devnet.mine()
    await wallet.pay(order('rent', to))
    await scenario.untilReady(wallet)
    expect(scenario.balanceOf(owner)).toBe(FUNDS + 5n - RENT - FEE)
  })
})

describe('a ledger behind the stored spend index', () => {
  it('gets the same bytes again, one payment after another', async () => {
    const [owner, to] = [scenario.funded(), newOwner()]
    scenario.running.devnet.mine(3)
    const wallet = await scenario.open(owner)
    for (const id of ['one', 'two', 'three']) {
      await wallet.pay(order(id, to))
      await scenario.untilReady(wallet)
    }
    const { payments } = wallet.state
    scenario.running.devnet.reorg({ depth: 3, length: 3, keepTransactions: false })
    expect(scenario.balanceOf(to)).toBe(0n)

    await scenario.untilReady(wallet)
    expect(scenario.balanceOf(to)).toBe(3n * RENT)
    expect(wallet.state.payments).toEqual(payments)
    expect(messagesPerKey(owner)).toEqual([1, 1, 1])
  })

  it('signs nothing while the endpoint is behind', async () => {
    const [owner, to, store] = [scenario.funded(), newOwner(), memoryStore()]
    // Freeze the endpoint's current responses.
    const old = new Map<string, string>()
    const lagging = createRosettaClient({
      baseUrl: scenario.running.url,
      fetch: async (request) => {
        const { pathname } = new URL(request.url)
        if (!['/call', '/network/status'].includes(pathname)) return fetch(request)
        const text = old.get(pathname) ?? (await (await fetch(request)).text())
        old.set(pathname, text)
        return new Response(text, { headers: { 'content-type': 'application/json' } })
      },
    })
    const signer = createSigner(owner.seed)
    await (await Wallet.open({ mesh: lagging, store: memoryStore(), signer })).resume()

    const wallet = await scenario.open(owner, store)
    for (const id of ['one', 'two']) {
      scenario.running.devnet.mine()
      await wallet.pay(order(id, to))
      await scenario.untilReady(wallet)
    }
    const behind = await Wallet.open({ mesh: lagging, store, signer })
    expect(await behind.resume()).toEqual({ state: 'behind' })
    await expect(behind.pay(order('three', to))).rejects.toMatchObject({ code: 'behind' })
    expect(behind.state).toEqual(wallet.state)
  })

  it('is waited for if the bytes are not stored', async () => {
    const [owner, to] = [scenario.funded(), newOwner()]
    scenario.running.devnet.mine(3)
    const wallet = await scenario.open(owner)
    await wallet.pay(order('rent', to))
    await scenario.untilReady(wallet)

    const restored = await scenario.restore(owner)
    expect(await restored.resume()).toMatchObject({ state: 'unproven' })
    scenario.running.devnet.reorg({ depth: 1, length: 1, keepTransactions: false })
    expect(await restored.resume()).toEqual({ state: 'behind' })
    await expect(restored.pay(order('food', to))).rejects.toMatchObject({ code: 'behind' })
    expect(messagesPerKey(owner)).toEqual([1])
  })
})

describe('two wallets with one seed', () => {
  it('sign only once in total if they share a store', async () => {
    const [owner, to, store] = [scenario.funded(), newOwner(), memoryStore()]
    const first = await scenario.open(owner, store)
    const second = await scenario.open(owner, store)
    const outcomes = await Promise.allSettled([
      first.pay(order('one', to)),
      second.pay(order('two', to)),
    ])
    expect(outcomes.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
    const reason = outcomes.find((outcome) => outcome.status === 'rejected')?.reason as unknown
    expect(reason).toBeInstanceOf(StateConflictError)
    scenario.running.devnet.mine()
    expect(scenario.balanceOf(to)).toBe(RENT)
    expect(messagesPerKey(owner)).toEqual([1])
  })

  it('detect each other in the mempool and in the ledger', async () => {
    const [owner, to] = [scenario.funded(), newOwner()]
    const wallet = await scenario.open(owner)
    const other = await scenario.open(owner)
    await wallet.pay(order('rent', to))
    await expect(other.pay(order('food', to))).rejects.toMatchObject({ code: 'used-elsewhere' })
    await scenario.untilReady(wallet)

    expect(await other.resume()).toMatchObject({ state: 'unproven' })
    expect(other.state.spendIndex).toBe(1)
    await expect(other.pay(order('food', to))).rejects.toMatchObject({ code: 'unproven' })
    expect(messagesPerKey(owner)).toEqual([1])
  })

  it('drop a reservation that the ledger has overtaken', async () => {
    const [owner, to, store] = [scenario.funded(), newOwner(), memoryStore()]
    await scenario.life(new Machine(await stepAfter('save', 2)), owner, to, store)
    const elsewhere = await scenario.open({ ...owner, signatures: new Map() })
    await elsewhere.pay(order('food', to, 1n))
    scenario.running.devnet.mine()

    const wallet = await scenario.open(owner, store)
    expect(await wallet.resume()).toMatchObject({ state: 'unproven' })
    expect(wallet.state).toMatchObject({ spendIndex: 1, payments: [] })
    expect(owner.signatures.size).toBe(0)
  })
})
