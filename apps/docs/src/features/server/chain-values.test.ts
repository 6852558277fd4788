import { createDevnet } from '@mcm/devnet/core'
import { expect, test } from 'vitest'
import { findValues } from './chain-values'

test('skips an account that its payment has emptied', async () => {
  const devnet = createDevnet({ blocks: 30, accounts: 200 })
  const find = async (url: string, fetch: typeof devnet.fetch) => {
    const server = { kind: 'endpoint', url, isChosen: true } as const
    return String((await findValues({ server, name: url, url, fetch }, true)).holder)
  }
  const first = await find('http://before', devnet.fetch)
  expect(devnet.chain.account(first)?.balance).toBeGreaterThan(0n)

  const second = await find('http://after', async (input, init) => {
    const request = new Request(input, init)
    const isBalance = request.url.endsWith('/account/balance')
    if (isBalance && (await request.clone().text()).includes(first)) {
      return Response.json({ code: 4, message: 'Account not found', retriable: true })
    }
    return devnet.fetch(request)
  })
  expect(second).not.toBe(first)
  expect(devnet.chain.account(second)?.balance).toBeGreaterThan(0n)
})
