import { createDevnet } from '@mcm/devnet/core'
import { beforeEach, describe, expect, test } from 'vitest'
import { startServer, type Call } from '../test/connect'

const devnet = createDevnet({ blocks: 60, accounts: 100, difficulty: 0 })
const { client, call } = await startServer({
  endpoint: 'http://devnet',
  fetch: devnet.fetch,
  docs: async () => ({ pages: [], sections: [] }),
})

beforeEach(() => devnet.reset())

const errorOf = async (...args: Parameters<Call>) => {
  const { isError, content } = await call(...args)
  expect(isError).toBe(true)
  return content['error'] as Record<string, unknown>
}

test('lists read-only tools with a description of every parameter', async () => {
  const { tools } = await client.listTools()
  expect(tools.map(({ name }) => name)).toEqual([
    'get_status',
    'get_block',
    'get_transaction',
    'get_address',
    'search_transactions',
    'list_mempool',
    'verify_block',
    'search_docs',
    'read_docs_page',
  ])
  for (const { annotations, description, inputSchema } of tools) {
    expect(annotations).toMatchObject({ readOnlyHint: true, destructiveHint: false })
    expect(description).toBeTruthy()
    for (const property of Object.values(inputSchema.properties ?? {})) {
      expect(property).toHaveProperty('description')
    }
  }
})

test('returns the same content as text and as data', async () => {
  const { text, content } = await call('get_status')
  expect(JSON.parse(text)).toEqual(content)
  expect(content).toMatchObject({ synced: true, tip: { height: devnet.chain.tip.index } })
})

describe('blocks', () => {
  test.each(['height', 'height as text', 'hash', 'tip'])('finds a block by %s', async (kind) => {
    const { index, hash } = devnet.chain.tip
    const block = { height: index, 'height as text': `${index}`, hash, tip: 'tip' }[kind]
    expect((await call('get_block', { block })).content).toMatchObject({ height: index, hash })
  })

  test('returns amounts as exact strings, and the transactions page by page', async () => {
    devnet.simulate(5)
    devnet.mine(2)
    const page = async (offset: number) =>
      (await call('get_block', { block: devnet.chain.tip.index - 1, limit: 2, offset })).content
    const first = await page(0)
    expect(first).toMatchObject({ kind: 'normal', next_offset: 2 })
    expect(first['haiku']).toHaveLength(3)
    const { mcm, nano_mcm: nano } = first['reward'] as Record<string, string>
    expect(nano).toMatch(/^\d+$/)
    expect(mcm?.replace('.', '').replace(/^0+/, '')).toBe(nano?.replace(/0+$/, ''))
    const ids = (content: Record<string, unknown>) =>
      (content['transactions'] as { id: string }[]).map(({ id }) => id)
    expect(new Set([...ids(first), ...ids(await page(2))]).size).toBe(4)
  })

  test('reports failed checks with both values', async () => {
    expect((await call('verify_block', { block: 'tip' })).content).toMatchObject({
      outcome: 'verified',
      failed: 0,
    })
    devnet.setFaults({ lie: 'reward' })
    const { content } = await call('verify_block', { block: 'tip' })
    expect(content).toMatchObject({ outcome: 'failed' })
    const failed = (content['checks'] as Record<string, string>[]).filter(
      ({ outcome }) => outcome === 'failed',
    )
    expect(failed).not.toEqual([])
    for (const { expected, actual } of failed) expect(expected).not.toBe(actual)
  })
})

describe('transactions', () => {
  const pay = () => devnet.pay({ to: devnet.chain.busiest, amount: 1_500_000_000n, memo: 'TEST-1' })

  test('follows a payment from the mempool through a reorg', async () => {
    const id = pay()
    expect((await call('list_mempool', { limit: 20 })).text).toContain(id)
    expect((await call('get_transaction', { id })).content).toMatchObject({
      state: 'pending',
      sent: { mcm: '1.5', nano_mcm: '1500000000' },
      destinations: [{ memo: 'TEST-1' }],
    })
    devnet.mine(3)
    const { content } = await call('get_transaction', { id })
    expect(content).toMatchObject({ state: 'confirmed' })
    expect(content['confirmations']).toBeGreaterThan(1)
    const { height } = content['block'] as { height: number }
    expect((await call('get_transaction', { id, block: height })).content).toEqual(content)
    devnet.reorg({ depth: 4, length: 5, keepTransactions: false })
    expect((await call('get_transaction', { id })).content).toMatchObject({ state: 'orphaned' })
  })

  test('shows the effect on an address', async () => {
    const address = devnet.chain.busiest
    pay()
    devnet.mine(2)
    const { content } = await call('get_address', { address, limit: 100 })
    const { transactions } = content['history'] as { transactions: Record<string, unknown>[] }
    const payment = transactions.find(({ destinations }) =>
      JSON.stringify(destinations).includes('TEST-1'),
    )
    expect(payment).toMatchObject({ direction: 'in', effect: { mcm: '1.5' } })
    const source = String(payment?.['source'])
    const other = await call('get_address', { address: source, limit: 1 })
    expect(other.text).toContain('"direction":"out","effect":{"mcm":"-1.5')
    const query = { address, type: 'DESTINATION_TRANSFER', limit: 100 }
    expect((await call('search_transactions', query)).text).toContain('TEST-1')
  })

  test('a new address has a balance of 0', async () => {
    const address = 'kHtV35ttVpyiH42FePCiHo2iFmcJS3'
    expect((await call('get_address', { address })).content).toMatchObject({
      address,
      balance: { mcm: '0', nano_mcm: '0' },
      history: { total: 0, transactions: [] },
    })
  })
})

describe('errors', () => {
  test.each([
    ['get_block', { block: 99_999_999 }, 'not_found', 'Block not found'],
    ['get_block', { block: 'first' }, 'invalid_argument', 'got "first"'],
    ['get_transaction', { id: '0'.repeat(64) }, 'not_found', 'has no transaction'],
    ['get_transaction', { id: '0x12' }, 'invalid_argument', 'got 4 characters'],
    ['get_transaction', { id: '0'.repeat(64), block: 'tip' }, 'not_found', "doesn't contain"],
    ['get_address', { address: 'kHtV35ttVpyiH42FePCiHo2iFmcJl3' }, 'invalid_address', "29, 'l'"],
    ['get_address', { address: 'kHtV35ttVpyiH42FePCiHo2iFmcJS4' }, 'invalid_address', 'checksum'],
    ['search_transactions', { address: '0x12' }, 'invalid_address', '40 hex digits'],
    ['read_docs_page', { page: '/docs/nothing' }, 'not_found', 'no page "nothing"'],
  ])('%s %j: %s', async (name, args, type, message) => {
    const error = await errorOf(name, args)
    expect(error).toMatchObject({ type })
    expect(error['message']).toContain(message)
  })

  test.each([
    ['get_block', { block: 0 }],
    ['get_block', { block: 1, limit: 101 }],
    ['get_address', { adress: 'kHtV35ttVpyiH42FePCiHo2iFmcJS3' }],
  ])('%s rejects %j', async (name, args) => {
    const { isError, text } = await call(name, args)
    expect(isError).toBe(true)
    expect(text).toContain('Invalid arguments')
  })

  test('names an endpoint that is down', async () => {
    const { call: callDown } = await startServer({ endpoint: 'http://localhost:1' })
    const { content, text } = await callDown('get_status')
    expect(content).toMatchObject({ error: { type: 'endpoint_unreachable' } })
    expect(text).toContain('http://localhost:1')
  })

  test('reports a rate limit and how long to wait', async () => {
    const busy = await startServer({
      endpoint: 'http://devnet',
      fetch: async () => new Response('', { status: 429, headers: { 'retry-after': '90' } }),
    })
    const { content } = await busy.call('get_status')
    expect(content).toMatchObject({ error: { type: 'rate_limited', retry_after_seconds: 90 } })
  })

  test('distinguishes a node that is down from a balance of 0', async () => {
    devnet.setFaults({ noNode: true })
    const address = devnet.chain.busiest
    expect(await errorOf('get_address', { address })).toMatchObject({ type: 'endpoint_error' })
  })

  test('returns the balance without a search index', async () => {
    devnet.setFaults({ noIndexer: true })
    const { content } = await call('get_address', { address: devnet.chain.busiest })
    expect(content).toMatchObject({ history: 'The endpoint has no search index.' })
    expect(await errorOf('search_transactions')).toMatchObject({ type: 'unsupported' })
  })

  test('stops when the client cancels the call', async () => {
    let aborted: Promise<unknown> = Promise.resolve()
    const stop = new AbortController()
    const slow = await startServer({
      endpoint: 'http://devnet',
      fetch: (request) => {
        const { signal } = request as Request
        aborted = new Promise((resolve) => signal.addEventListener('abort', resolve))
        stop.abort()
        return new Promise(() => {})
      },
    })
    await expect(slow.call('get_status', {}, stop.signal)).rejects.toThrow('abort')
    await aborted
  })
})
