import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { apiError } from '../../test/support/fake-endpoint'
import type { FakeResponse } from '../../test/support/fake-endpoint'
import { leaveVirtualClock, pass, useVirtualClock } from '../../test/support/clock'
import { FakeChain } from '../../test/support/fake-chain'
import { followBlocks } from '../../test/support/followed-blocks'

beforeEach(useVirtualClock)
afterEach(leaveVirtualClock)

describe('errors', () => {
  it('are retried', async () => {
    vi.spyOn(Math, 'random').mockReturnValue(0.5)
    const chain = new FakeChain(10)
    const errors: unknown[] = []
    const { reported, stop } = followBlocks(chain, { onError: (error) => errors.push(error) })
    await pass(0)
    chain.instead = [
      new TypeError('fetch failed'),
      apiError(9),
      new Response('', { status: 503 }),
      apiError(2),
      new Response('<html>Bad gateway</html>', { status: 200 }),
      new Response('', { status: 429, headers: { 'retry-after': '40' } }),
    ]
    chain.add()
    await pass(10_000 + 1000 + 2000 + 4000 + 8000 + 16_000 + 39_000)
    expect(reported).toEqual([])
    await pass(1000)
    expect(reported).toEqual(['+11'])
    expect(errors).toHaveLength(6)
    vi.restoreAllMocks()
    await stop()
  })

  it('of the node behind the server are reported, and remove no blocks', async () => {
    const chain = new FakeChain(10)
    const errors: unknown[] = []
    const { reported, stop } = followBlocks(chain, {
      from: 9,
      onError: (error) => errors.push(error),
    })
    await pass(0)
    chain.add()
    chain.instead = [chain.endpoint.calls.length ? statusOf(chain) : {}, apiError(6)]
    await pass(10_000)
    expect(reported).toEqual(['+9', '+10'])
    expect(errors).toMatchObject([{ name: 'RosettaApiError', code: 6 }])
    await pass(10_000)
    expect(reported).toEqual(['+9', '+10', '+11'])
    await stop()
  })

  it('are retried after any Retry-After', async () => {
    const chain = new FakeChain(10)
    const { stop } = followBlocks(chain)
    await pass(0)
    chain.instead = [new Response('', { status: 429, headers: { 'retry-after': '3000000' } })]
    await pass(10_000)
    const { length } = chain.endpoint.calls
    await pass(3_600_000)
    expect(chain.endpoint.calls).toHaveLength(length)
    await stop()
  })

  it.each<[string, FakeResponse]>([
    ['EndpointCapabilityError', new Response('404 page not found', { status: 404 })],
    ['InvalidResponseError', { current_block_identifier: 'many' }],
    ['RosettaApiError', apiError(5)],
  ])('that can’t be retried are thrown: %s', async (name, response) => {
    const chain = new FakeChain(10)
    const { over } = followBlocks(chain)
    await pass(0)
    chain.instead = [response]
    await pass(10_000)
    expect(await over).toMatchObject({ name })
  })
})

function statusOf({ tip }: FakeChain): object {
  return {
    current_block_identifier: tip,
    current_block_timestamp: 0,
    genesis_block_identifier: { index: 0, hash: `0x${'0'.repeat(64)}` },
    oldest_block_identifier: { index: 0, hash: '' },
    sync_status: { stage: 'synchronized', synced: true },
  }
}
