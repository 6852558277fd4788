import { type RunningDevnet, startDevnet } from '@mcm/devnet'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { createQueryClient } from './query-client'
import { transactionQuery } from './transaction-query'

let server: RunningDevnet
beforeEach(async () => {
  server = await startDevnet({ port: 0, clock: 'manual', blocks: 40, accounts: 64, traffic: 3 })
})
afterEach(() => server.close())

test('what a hash is when asked for with one block says nothing of another block', async () => {
  server.devnet.setFaults({ noIndexer: true })
  const { chain } = server.devnet
  const block = chain.block(chain.tip.index)
  const hash = block?.transactions.find(({ id }) => id)?.id ?? ''
  const queries = createQueryClient()
  const ask = (at?: number) =>
    queries
      .fetchQuery({ ...transactionQuery(server.url, hash, at), staleTime: Infinity })
      .then(({ kind }) => kind)
  // Neither there nor in the mempool: whether it is in another block, an endpoint without an index can't tell.
  await expect(ask(chain.tip.index - 1)).rejects.toMatchObject({ name: 'EndpointCapabilityError' })
  expect(await ask(chain.tip.index)).toBe('confirmed')
})
