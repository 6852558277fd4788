import { type RunningDevnet, startDevnet } from '@mcm/devnet'
import { type QueryClient, QueryObserver } from '@tanstack/react-query'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { balanceQuery } from '../../../data/address-queries'
import { createQueryClient } from '../../../data/query-client'
import { balanceAtTipQuery } from './balance-at-tip-query'

let server: RunningDevnet
beforeEach(async () => {
  server = await startDevnet({ port: 0, clock: 'manual', blocks: 40, accounts: 64, traffic: 3 })
})
afterEach(() => server.close())

/** Observes both queries as the open panel does. Returns a function that stops it. */
function open(queries: QueryClient, address: string): () => void {
  const tip = server.devnet.chain.tip.index
  const balance = { ...balanceQuery(server.url, address), enabled: false }
  const stops = [
    new QueryObserver(queries, balanceAtTipQuery(server.url, address, tip)).subscribe(() => {}),
    new QueryObserver(queries, balance).subscribe(() => {}),
  ]
  return () => stops.forEach((stop) => stop())
}

test('a panel that is mounted twice, as in development, gets the balance', async () => {
  const queries = createQueryClient()
  const address = server.devnet.chain.busiest
  const close = open(queries, address)
  await Promise.resolve()
  close()
  const closeAgain = open(queries, address)
  await expect
    .poll(() => queries.getQueryData(balanceQuery(server.url, address).queryKey)?.nano)
    .toBeGreaterThan(0n)
  closeAgain()
})
