import { createRosettaClient } from '@mcm/rosetta-client'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createExtract } from '../../../test/chain-endpoint'
import { readTable } from '../../../test/data-set'
import { startEndpoint, type Endpoint } from '../../../test/endpoint'

let endpoint: Endpoint

beforeAll(async () => {
  endpoint = await startEndpoint({ blocks: 16, accounts: 400, difficulty: 0 })
})

afterAll(() => endpoint.close())

async function richList(): Promise<Map<string, bigint>> {
  const client = createRosettaClient({ baseUrl: endpoint.url })
  const balances = new Map<string, bigint>()
  for await (const page of client.stats.richList().pages()) {
    for (const {
      account_identifier: { address },
      balance,
    } of page.accounts) {
      balances.set(address, BigInt(balance.value))
    }
  }
  return balances
}

it('explains every balance of the ledger by its transfers and rewards', async () => {
  const { devnet } = endpoint
  devnet.loadRichList()
  const balances = await richList()
  const from = devnet.chain.tip.index + 1
  // Simulated payments, the faucet's, pseudo-blocks and a neogenesis block.
  for (let round = 0; round < 30; round++) {
    devnet.simulate(20)
    devnet.mine(9)
    devnet.pay({ to: devnet.chain.busiest, amount: 5n, memo: `ROUND-${round}` })
    devnet.mine(1)
    devnet.mine(1, { pseudo: true })
  }
  devnet.loadRichList()
  const expected = await richList()

  const { at, extract } = await createExtract([endpoint.url])
  await extract('set', '--from', String(from))
  // An account that has spent everything stays in the ledger.
  const add = (address: unknown, amount: unknown) => {
    const balance = balances.get(String(address)) ?? 0n
    balances.set(String(address), balance + BigInt(String(amount)))
  }
  for (const { source, destination, amount } of await readTable(at('set'), 'transfers')) {
    add(destination, amount)
    add(source, -BigInt(String(amount)))
  }
  for (const { source, fee } of await readTable(at('set'), 'transactions')) {
    add(source, -BigInt(String(fee)))
  }
  for (const { miner, reward, fees } of await readTable(at('set'), 'rewards')) {
    add(miner, reward)
    add(miner, fees)
  }
  expect(balances.size).toBeGreaterThan(300)
  expect(balances).toEqual(expected)
})
