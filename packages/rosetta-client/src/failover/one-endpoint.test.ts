import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { leaveVirtualClock, settle, useVirtualClock } from '../../test/support/clock'
import { apiError } from '../../test/support/fake-endpoint'
import { down, hashOf, setUp } from '../../test/support/several-endpoints'

const SIGNED = '00'.repeat(116 + 44 + 2208 + 40)

beforeEach(useVirtualClock)
afterEach(leaveVirtualClock)

describe('one endpoint', () => {
  it('submits to one endpoint, once', async () => {
    const { client, made } = setUp(({ path }) =>
      path === '/construction/submit' ? new TypeError('fetch failed') : undefined,
    )
    const { error } = await settle(client.construction.submit({ signedTransaction: SIGNED }))
    expect(error).toMatchObject({ name: 'ConnectionError', endpoint: 'https://a.example' })
    expect(made('/construction/submit')).toEqual(['a.example'])
  })

  it('submits to an endpoint that works', async () => {
    const { client, made } = setUp(down)
    await settle(client.construction.submit({ signedTransaction: SIGNED }))
    expect(made('/construction/submit')).toEqual(['b.example'])
  })

  it('uses the endpoint of a call’s options, without failing over', async () => {
    const { client, made, calls } = setUp(({ host }) =>
      host === 'c.example' ? new TypeError('fetch failed') : undefined,
    )
    const options = { endpoint: 'https://c.example', retry: false } as const
    expect((await settle(client.network.list(options))).error).toMatchObject({
      name: 'ConnectionError',
      endpoint: 'https://c.example',
    })
    expect(made()).toEqual(['c.example'])
    expect(calls).toHaveLength(1)
    const other = client.network.list({ endpoint: 'https://d.example' })
    await expect(other).rejects.toMatchObject({ argument: 'endpoint' })
  })

  it('reads all pages of a list from the same endpoint', async () => {
    let broken = true
    const { client, made } = setUp(({ host, path, body }) => {
      if (path !== '/events/blocks') return undefined
      if (host === 'a.example' && broken) return new TypeError('fetch failed')
      broken = false
      const sequence = Number(body['offset'])
      const block_identifier = { index: sequence, hash: hashOf('ab') }
      return { max_sequence: 2, events: [{ sequence, block_identifier, type: 'block_added' }] }
    })
    const read = async () => {
      const seen: number[] = []
      for await (const { sequence } of client.events.blocks({ limit: 1 })) seen.push(sequence)
      return seen
    }
    expect((await settle(read())).value).toEqual([0, 1, 2])
    expect(made('/events/blocks')).toEqual(['a.example', 'b.example', 'b.example', 'b.example'])
  })

  it('confirms an empty mempool with the status of the same endpoint', async () => {
    const { client, made } = setUp(({ host, path }) =>
      path === '/mempool' ? (host === 'a.example' ? new TypeError('no') : apiError(2)) : undefined,
    )
    expect((await settle(Promise.resolve(client.mempool.list()))).value).toEqual({
      transaction_identifiers: [],
    })
    expect(made('/network/status').slice(3)).toEqual(['b.example'])
  })
})
