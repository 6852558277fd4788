import { expect, it } from 'vitest'
import { apiError, fakeEndpoint } from '../test/support/fake-endpoint'
import { capture } from '../test/support/captures'
import { createRosettaClient } from './client'
import { RosettaErrorCode } from './error-codes'
import { readBalance } from './read-balance'

const ADDRESS = `0x${'00'.repeat(19)}01`

function setUp(respond: (path: string) => object) {
  const { fetch, calls } = fakeEndpoint(({ path }) => respond(path))
  const client = createRosettaClient({ baseUrl: 'https://node.example', fetch, retry: false })
  return { client, calls }
}

it('returns the balance with one request', async () => {
  const response = JSON.parse(capture('account_balance_tag').response.text) as {
    balances: { value: string }[]
    block_identifier: { index: number }
  }
  const { client, calls } = setUp(() => response)
  expect(await readBalance(client, ADDRESS)).toEqual({
    nano: BigInt(response.balances[0]?.value ?? ''),
    inLedger: true,
    height: response.block_identifier.index,
  })
  expect(calls).toHaveLength(1)
})

it('returns 0 for an account that isn’t in the ledger, if the node is up', async () => {
  const tip = JSON.parse(capture('block_latest_no_identifier').response.text) as {
    block: { block_identifier: { index: number } }
  }
  const { client } = setUp((path) =>
    path === '/block' ? tip : apiError(RosettaErrorCode.AccountNotFound),
  )
  const height = tip.block.block_identifier.index
  expect(await readBalance(client, ADDRESS)).toEqual({ nano: 0n, inLedger: false, height })
})

it('throws if the node is down', async () => {
  const { client } = setUp((path) =>
    apiError(path === '/block' ? RosettaErrorCode.BlockNotFound : RosettaErrorCode.AccountNotFound),
  )
  await expect(readBalance(client, ADDRESS)).rejects.toMatchObject({
    code: RosettaErrorCode.BlockNotFound,
  })
})
