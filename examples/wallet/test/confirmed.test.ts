import { setTimeout as sleep } from 'node:timers/promises'
import { createRosettaClient } from '@mcm/rosetta-client'
import { expect, it } from 'vitest'
import { confirmed } from '../src/confirmed'
import { newOwner } from './machine'
import { memoryStore } from './memory-store'
import { messagesPerKey, order, RENT, scenarioOfFile } from './scenario'

const scenario = scenarioOfFile()

it('resends a payment dropped by a reorg and returns its final block', async () => {
  const { devnet } = scenario.running
  const [owner, to] = [scenario.funded(), newOwner()]
  devnet.mine(3)
  const wallet = await scenario.open(owner, memoryStore())
  const payment = await wallet.pay(order('rent', to))
  const mesh = createRosettaClient({ baseUrl: scenario.running.url })
  const waiting = confirmed(mesh, wallet, payment, { confirmations: 3, interval: 5 })

  devnet.mine()
  const first = devnet.chain.tip.index
  await sleep(100)
  devnet.reorg({ depth: 2, length: 1, keepTransactions: false })
  expect(scenario.balanceOf(to)).toBe(0n)

  const ends = waiting.then(() => true)
  for (let blocks = 0; blocks < 20; blocks++) {
    if (await Promise.race([ends, sleep(50)])) break
    devnet.mine()
  }
  expect(await waiting).toBeGreaterThanOrEqual(first)
  expect(scenario.balanceOf(to)).toBe(RENT)
  expect(messagesPerKey(owner)).toEqual([1])
})

it('rejects if the payment is stuck', async () => {
  const [owner, to] = [scenario.funded(), newOwner()]
  const wallet = await scenario.open(owner, memoryStore())
  const payment = await wallet.pay(order('rent', to))
  scenario.running.devnet.reorg({ depth: 1, length: 1, keepTransactions: false })
  scenario.deposit(owner, 5n)
  scenario.running.devnet.mine()
  const mesh = createRosettaClient({ baseUrl: scenario.running.url })
  await expect(confirmed(mesh, wallet, payment, { interval: 5 })).rejects.toMatchObject({
    code: 'stuck',
  })
})
