import { toHex } from '@mcm/address'
import { createRosettaClient } from '@mcm/rosetta-client'
import { describe, expect, it } from 'vitest'
import { Wallet } from '../src/wallet'
import { Machine, newOwner, openOn } from './machine'
import { memoryStore } from './memory-store'
import { FEE, FUNDS, messagesPerKey, order, PAID_ONCE, RENT, scenarioOfFile } from './scenario'

const scenario = scenarioOfFile()

describe('a payment', () => {
  it('is made once for each id', async () => {
    const [owner, to] = [scenario.funded(), newOwner()]
    const wallet = await scenario.open(owner)
    const first = await wallet.pay(order('rent', to))
    expect(await wallet.pay(order('rent', to))).toEqual(first)
    await expect(wallet.pay(order('rent', to, 2n))).rejects.toMatchObject({ code: 'id-taken' })
    await expect(wallet.pay(order('food', to))).rejects.toMatchObject({ code: 'pending' })
    await scenario.untilReady(wallet)
    expect(await wallet.pay(order('rent', to))).toEqual(first)
    scenario.running.devnet.mine()
    expect(scenario.balanceOf(to)).toBe(RENT)
  })

  it('can spend everything, and the account can be used again', async () => {
    const [owner, to] = [scenario.funded(), newOwner()]
    const wallet = await scenario.open(owner)
    await wallet.pay(order('all', to, FUNDS - FEE))
    scenario.running.devnet.mine()
    expect(await wallet.resume()).toEqual({ state: 'empty' })
    await expect(wallet.pay(order('rent', to))).rejects.toMatchObject({ code: 'empty' })

    scenario.deposit(owner, FUNDS)
    scenario.running.devnet.mine()
    expect(await wallet.resume()).toEqual({ state: 'ready', balance: FUNDS })
    await wallet.pay(order('rent', to))
    await scenario.untilReady(wallet)
    expect(wallet.state.spendIndex).toBe(2)
    expect(messagesPerKey(owner)).toEqual([1, 1])
  })

  it('is not made while another call makes one', async () => {
    const [owner, to] = [scenario.funded(), newOwner()]
    const wallet = await scenario.open(owner)
    const payments = ['one', 'two', 'three'].map((id) => wallet.pay(order(id, to)))
    const outcomes = await Promise.allSettled([...payments, wallet.resume()])
    expect(outcomes).toMatchObject([
      { status: 'fulfilled' },
      { status: 'rejected', reason: { code: 'pending' } },
      { status: 'rejected', reason: { code: 'pending' } },
      { status: 'fulfilled', value: { state: 'sent' } },
    ])
    await scenario.untilReady(wallet)
    expect(scenario.balanceOf(to)).toBe(RENT)
    expect(wallet.state.spendIndex).toBe(1)
  })

  it('is not made through an endpoint that is out of sync', async () => {
    const [owner, to] = [scenario.funded(), newOwner()]
    const wallet = await scenario.open(owner)
    // If the mempool isn't empty, only the status reveals that the endpoint isn't in sync.
    scenario.running.devnet.pay({ to: toHex(to.tag), amount: 5n })
    scenario.running.devnet.setFaults({ sync: 'synchronizing' })
    await expect(wallet.pay(order('rent', to))).rejects.toMatchObject({ code: 'not-synced' })
    scenario.running.devnet.clearFaults()
    scenario.running.devnet.mine()
    await wallet.pay(order('rent', to))
    expect(messagesPerKey(owner)).toEqual([1])
  })

  it('that the network would reject uses no key', async () => {
    const [owner, to] = [scenario.funded(), newOwner()]
    const wallet = await scenario.open(owner)
    await expect(wallet.pay(order('too-much', to, FUNDS))).rejects.toMatchObject({
      code: 'EMCM_TXTOTAL',
    })
    expect(wallet.state.spendIndex).toBe(0)
    expect(owner.signatures.size).toBe(0)
  })
})

describe('opening', () => {
  it('rejects another seed’s state', async () => {
    const [owner, store] = [newOwner(), memoryStore()]
    await scenario.open(owner, store)
    await expect(scenario.open(newOwner(), store)).rejects.toThrow(
      `The stored wallet is ${toHex(owner.tag)}, but the seed belongs to`,
    )
  })

  it('rejects a ledger address without a key in the seed', async () => {
    const owner = scenario.funded()
    const signer = { ...new Machine().signer(owner.seed, owner.signatures), find: () => null }
    const mesh = createRosettaClient({ baseUrl: scenario.running.url })
    const wallet = await Wallet.open({ mesh, store: memoryStore(), signer, isNew: true })
    await expect(wallet.resume()).rejects.toMatchObject({ code: 'unknown-key' })
  })

  it('counts no blocks while the endpoint is out of sync', async () => {
    const owner = scenario.funded()
    const stale = await scenario.open(owner)
    const other = await scenario.open(owner)
    await other.pay(order('elsewhere', newOwner()))
    await scenario.untilReady(other)
    // A server that has just started reports height 0.
    scenario.running.devnet.setFaults({ noNode: true })
    await expect(scenario.restore(owner)).rejects.toMatchObject({ code: 'not-synced' })
    scenario.running.devnet.clearFaults()
    scenario.running.devnet.setFaults({ sync: 'synchronizing' })
    expect(await stale.resume()).toEqual({ state: 'behind' })
    scenario.running.devnet.clearFaults()

    const restored = await scenario.restore(owner)
    await expect(restored.acceptKey()).rejects.toMatchObject({ code: 'unproven' })
    expect(await stale.resume()).toEqual({ state: 'unproven', blocksLeft: 10 })
  })

  it('accepts a key only after ten quiet blocks', async () => {
    const [owner, to] = [scenario.funded(), newOwner()]
    const store = memoryStore()
    const wallet = await openOn(new Machine(), owner, { url: scenario.running.url, store })
    scenario.running.devnet.mine(9)
    await expect(wallet.acceptKey()).rejects.toMatchObject({ code: 'unproven' })
    scenario.running.devnet.mine()
    await wallet.acceptKey()
    await wallet.acceptKey()
    await wallet.pay(order('rent', to))
    await scenario.untilReady(wallet)
    expect(await scenario.spendsChange(wallet, owner, to)).toEqual(PAID_ONCE)
  })
})
