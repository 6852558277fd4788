import { createDevnet } from '@mcm/devnet/core'
import { createRosettaClient } from '@mcm/rosetta-client'
import { expect, test } from 'vitest'
import { Devnet } from '../server/devnet'
import { prepare } from './steps'

test('funds the account even if an earlier faucet payment is pending', async () => {
  const chain = createDevnet({ blocks: 30, accounts: 200 })
  const to = '0x3f1fba7025c7d37470e7260117a72b7de9f5ca59'
  chain.pay({ to, amount: 1n })

  const url = 'http://devnet'
  const server = { kind: 'endpoint', url, isChosen: true } as const
  const devnet = new Devnet({ server, name: 'devnet', url, fetch: chain.fetch })
  const mesh = createRosettaClient({ baseUrl: url, fetch: chain.fetch })
  const draft = { destination: to, amount: 5n, memo: '' }
  const { message } = await prepare({ mesh, devnet, draft })
  expect(message).toContain('the payment is in a block')
  expect(chain.chain.pending()).toEqual([])
})
