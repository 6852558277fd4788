import { beforeAll, expect, it } from 'vitest'
import { SETTLING_BLOCKS } from '../src/wallet'
import { Machine, newOwner } from './machine'
import { memoryStore } from './memory-store'
import { FEE, FUNDS, messagesPerKey, order, PAID_ONCE, RENT, scenarioOfFile } from './scenario'

const scenario = scenarioOfFile()
/** All steps of one payment. The wallet is killed at each of them. */
let steps: string[]
beforeAll(async () => {
  steps = await scenario.steps()
})

const isAfterEffect = (step: string): boolean => /^after (save|sign|\/construction)/.test(step)

it('has a step before and after each save, signature and request', () => {
  const effects = ['save', 'sign', '/construction/submit', '/call', '/mempool', '/network/status']
  const expected = effects.flatMap((effect) => [`before ${effect}`, `after ${effect}`])
  expect(steps).toEqual(expect.arrayContaining(expected))
  // The wallet is opened, and then the payment is reserved, signed, stored and sent, in this order.
  expect(steps.filter(isAfterEffect)).toEqual([
    'after save',
    'after save',
    'after sign',
    'after save',
    'after /construction/submit',
  ])
})

it('continues from its state', async () => {
  for (let dieAt = 1; dieAt <= steps.length; dieAt++) {
    const [owner, to, store] = [scenario.funded(), newOwner(), memoryStore()]
    expect(await scenario.life(new Machine(dieAt), owner, to, store)).toBe(true)
    expect(await scenario.goesOn(owner, to, store)).toEqual(PAID_ONCE)
  }
})

it('continues from its state for any next payment', async () => {
  for (let dieAt = 1; dieAt <= steps.length; dieAt++) {
    const [owner, to, store] = [scenario.funded(), newOwner(), memoryStore()]
    await scenario.life(new Machine(dieAt), owner, to, store)

    const wallet = await scenario.open(owner, store)
    const other = order('other', to, 7n)
    const reserved = wallet.state.payments.length > 0
    const outcome = await wallet.pay(other).catch((error: unknown) => error)
    expect(outcome).toMatchObject(reserved ? { code: 'pending' } : { id: 'other' })
    for (const next of [other, order('rent', to)]) {
      await scenario.untilReady(wallet)
      await wallet.pay(next)
    }
    await scenario.untilReady(wallet)
    expect(scenario.balanceOf(to)).toBe(RENT + 7n)
    expect(scenario.balanceOf(owner)).toBe(FUNDS - RENT - 7n - 2n * FEE)
    expect(messagesPerKey(owner)).toEqual([1, 1])
  }
})

it('continues from its state after blocks were mined in between', async () => {
  for (let dieAt = 1; dieAt <= steps.length; dieAt++) {
    const [owner, to, store] = [scenario.funded(), newOwner(), memoryStore()]
    await scenario.life(new Machine(dieAt), owner, to, store)
    scenario.running.devnet.mine(2)
    expect(await scenario.goesOn(owner, to, store)).toEqual(PAID_ONCE)
  }
})

it('continues from its state after a second kill at each step', async () => {
  // Here the first kill comes after each lasting effect. The long test covers all steps.
  const lasting = steps.flatMap((step, at) => (isAfterEffect(step) ? [at + 1] : []))
  for (const dieAt of lasting) {
    for (let died = true, again = 1; died; again++) {
      const [owner, to, store] = [scenario.funded(), newOwner(), memoryStore()]
      await scenario.life(new Machine(dieAt), owner, to, store)
      died = await scenario.life(new Machine(again), owner, to, store)
      expect(await scenario.goesOn(owner, to, store)).toEqual(PAID_ONCE)
    }
  }
})

it('continues from its state when reorgs drop the payment', async () => {
  for (let dieAt = 1; dieAt <= steps.length; dieAt++) {
    const [owner, to, store] = [scenario.funded(), newOwner(), memoryStore()]
    scenario.running.devnet.mine(3)
    await scenario.life(new Machine(dieAt), owner, to, store)
    scenario.running.devnet.mine(2)
    // A reorg with a length of 1 decreases the height.
    scenario.running.devnet.reorg({ depth: 2, length: 1 + (dieAt % 3), keepTransactions: false })

    const wallet = await scenario.open(owner, store)
    await wallet.pay(order('rent', to))
    await scenario.untilReady(wallet)
    scenario.running.devnet.reorg({ depth: 2, length: 2, keepTransactions: false })
    await scenario.untilReady(wallet)
    expect(await scenario.spendsChange(wallet, owner, to)).toEqual(PAID_ONCE)
  }
})

it('continues from its seed alone', async () => {
  for (let dieAt = 1; dieAt <= steps.length; dieAt++) {
    const [owner, to] = [scenario.funded(), newOwner()]
    await scenario.life(new Machine(dieAt), owner, to, memoryStore())
    const signed = owner.signatures.size

    const wallet = await scenario.restore(owner)
    const refused = { code: expect.stringMatching(/^(unproven|used-elsewhere)$/) as string }
    await expect(wallet.pay(order('food', to, 7n))).rejects.toMatchObject(refused)
    await expect(wallet.acceptKey()).rejects.toMatchObject(refused)
    for (let block = 0; block <= SETTLING_BLOCKS; block++) {
      scenario.running.devnet.mine()
      await wallet.resume()
    }
    await expect(wallet.pay(order('food', to, 7n))).rejects.toMatchObject({ code: 'unproven' })
    expect(owner.signatures.size).toBe(signed)

    await wallet.acceptKey()
    // The owner checks whether the payment arrived and, if it didn't, repeats it exactly.
    if (scenario.balanceOf(to) === 0n) await wallet.pay(order('rent', to))
    await scenario.untilReady(wallet)
    expect(await scenario.spendsChange(wallet, owner, to)).toEqual(PAID_ONCE)
  }
})
