import { type RunningDevnet, startDevnet } from '@mcm/devnet'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { createQueryClient } from './query-client'
import { transactionQuery } from './transaction-query'

let server: RunningDevnet
beforeEach(async () => {
  server = await startDevnet({ port: 0, clock: 'manual', blocks: 40, accounts: 64, traffic: 3 })
})
afterEach(() => server.close())

test('a lookup in one block doesn’t affect lookups in another', async () => {
  server.devnet.setFaults({ noIndexer: true })
  const { chain } = server.devnet
  const block = chain.block(chain.tip.index)
  const hash = block?.transactions.find(({ id }) => id)?.id ?? ''
  const queries = createQueryClient()
  const ask = (at?: number) =>
    queries
      .fetchQuery({ ...transactionQuery(server.url, hash, at), staleTime: Infinity })
      .then(({ kind }) => kind)
  // Neither there nor in the mempool: an endpoint without an index can't tell whether it is in
  // another block.
  await expect(ask(chain.tip.index - 1)).rejects.toMatchObject({ name: 'EndpointCapabilityError' })
  expect(await ask(chain.tip.index)).toBe('confirmed')
})
