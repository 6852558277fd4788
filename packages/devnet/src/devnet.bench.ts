import { bench, describe } from 'vitest'
import { createDevnet } from './core'

const devnet = createDevnet()
const { chain } = devnet
const network_identifier = { blockchain: 'mochimo', network: 'mainnet' }

async function ask(path: string, body: object): Promise<void> {
  const response = await devnet.fetch(`http://devnet${path}`, {
    method: 'POST',
    body: JSON.stringify({ network_identifier, ...body }),
  })
  await response.text()
}

let turn = 0
const next = (limit: number): number => (turn += 7919) % limit

describe('responses, in process', () => {
  bench('/network/status', () => ask('/network/status', {}))
  bench('/block', () => ask('/block', { block_identifier: { index: chain.first + next(2000) } }))
  bench('/search/transactions, 50 for the busiest account', () =>
    ask('/search/transactions', { address: chain.busiest, limit: 50, offset: next(900) }),
  )
  bench('/stats/richlist, 100 accounts', () =>
    ask('/stats/richlist', { ascending: true, limit: 100, offset: next(12_000) }),
  )
})

describe('chains', () => {
  bench('build 2,000 blocks and 12,500 accounts', () => void createDevnet(), {
    iterations: 3,
    warmupIterations: 0,
    warmupTime: 0,
    time: 0,
  })
  bench('mine a block of difficulty 3', () => void devnet.mine())
})
