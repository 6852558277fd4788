import type { Block } from '@mcm/rosetta-client'
import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { ConnectionCut, createDevnet, lies, startDevnet, type Faults, type Lie } from '../src'
import { call, getBlock, send } from './call'
import { falsehoods } from './proven'
import { rawRequest } from './raw-http'

const devnet = createDevnet({ blocks: 60, accounts: 300, difficulty: 0 })
beforeEach(() => devnet.clearFaults())
afterAll(() => devnet.close())

const status = (init?: RequestInit): Promise<Response> => send(devnet, '/network/status', {}, init)

async function elapsed(work: () => Promise<unknown>): Promise<number> {
  const since = performance.now()
  await work()
  return performance.now() - since
}

describe('latency', () => {
  it('delays every answer', async () => {
    devnet.setFaults({ latency: 120 })
    expect(await elapsed(status)).toBeGreaterThan(115)
  })

  it('can lie between two bounds', async () => {
    devnet.setFaults({ latency: [40, 60] })
    expect(await elapsed(status)).toBeGreaterThan(35)
  })

  it('ends when the caller gives up', async () => {
    devnet.setFaults({ latency: 60_000 })
    await expect(status({ signal: AbortSignal.timeout(30) })).rejects.toThrow('timeout')
    await expect(status({ signal: AbortSignal.abort(new Error('Gone')) })).rejects.toThrow('Gone')
  })

  it('can meet a single call', async () => {
    devnet.setFaults({ calls: { '/block': { latency: 120 } } })
    expect(await elapsed(() => send(devnet, '/block'))).toBeGreaterThan(115)
  })
})

describe('wrong answers', () => {
  /** How many of 200 answers a fault meets. */
  async function met(faults: Partial<Faults>): Promise<number> {
    devnet.setFaults(faults)
    const answers = await Promise.all(
      Array.from({ length: 200 }, async () => {
        try {
          const answer = (await (await status()).json()) as { code?: number }
          return answer.code === undefined
        } catch {
          return false
        }
      }),
    )
    return answers.filter((isGood) => !isGood).length
  }

  it.each([
    ['errors', { errorRate: 0.5 }],
    ['cut connections', { cutRate: 0.5 }],
    ['broken JSON', { malformedRate: 0.5 }],
  ])('%s meet the share asked for', async (_, faults) => {
    const count = await met(faults)
    expect(count).toBeGreaterThan(60)
    expect(count).toBeLessThan(140)
  })

  it('are the error asked for', async () => {
    devnet.setFaults({ errorRate: 1, errorCode: 9 })
    expect(await (await status()).json()).toEqual({
      code: 9,
      message: 'Service unavailable',
      retriable: true,
    })
  })

  it('are a rejected promise in process where the connection would be cut', async () => {
    devnet.setFaults({ cutRate: 1 })
    await expect(status()).rejects.toThrow(ConnectionCut)
    await expect(status()).rejects.toBeInstanceOf(TypeError)
  })

  it('are a closed socket over HTTP', async () => {
    const running = await startDevnet({
      port: 0,
      blocks: 20,
      accounts: 100,
      faults: { cutRate: 1 },
    })
    const answer = await rawRequest(`${running.url}/network/list`, { method: 'POST' })
    expect(answer.status).toBe(-1)
    await running.close()
  })
})

describe('the server’s state', () => {
  it.each([
    ['synchronizing', { stage: 'synchronizing', synced: false }],
    ['error', { stage: 'latest block error', synced: false }],
    ['synchronized', { stage: 'synchronized', synced: true }],
  ])('%s', async (sync, expected) => {
    devnet.setFaults({ sync })
    const answer = await call<{ sync_status: object }>(devnet, '/network/status')
    expect(answer.sync_status).toEqual(expected)
  })

  it('without its ledger has no rich list, and says so without CORS headers', async () => {
    devnet.setFaults({ ledger: false })
    const answer = await send(devnet, '/stats/richlist')
    expect(answer.status).toBe(404)
    expect(answer.headers.get('access-control-allow-origin')).toBeNull()
    expect((await send(devnet, '/search/transactions')).status).toBe(200)
  })
})

describe('a rate limit', () => {
  it('of newer servers refuses the third request of a second', async () => {
    devnet.setFaults({ rateLimit: 'server' })
    const answers = [await status(), await status(), await status()]
    expect(answers.map((answer) => answer.status)).toEqual([200, 200, 429])
    const [first, , third] = answers
    expect(first?.headers.get('x-ratelimit-remaining')).toBe('1')
    expect(third?.headers.get('retry-after')).toMatch(/^[01]$/)
    expect(third?.headers.get('x-ratelimit-remaining')).toBe('0')
    expect(third?.headers.get('access-control-allow-origin')).toBe('*')
    expect(third?.headers.get('access-control-expose-headers')).toContain('X-RateLimit-Reset')
    expect(await third?.text()).toBe('Rate limit exceeded\n')
  })

  it('counts each client for itself', async () => {
    devnet.setFaults({ rateLimit: 'server' })
    const from = (client: string): Promise<Response> =>
      status({ headers: { 'x-forwarded-for': `${client}, 10.0.0.1` } })
    const clients = ['7.7.7.1', '7.7.7.1', '7.7.7.2', '7.7.7.2', '7.7.7.1']
    const statuses: number[] = []
    for (const client of clients) statuses.push((await from(client)).status)
    expect(statuses).toEqual([200, 200, 200, 200, 429])
  })

  it('as documented lets 200 through at once', async () => {
    devnet.setFaults({ rateLimit: 'documented' })
    const statuses: number[] = []
    for (let sent = 0; sent < 210; sent++) statuses.push((await status()).status)
    expect(statuses.slice(0, 200)).toEqual(Array.from({ length: 200 }, () => 200))
    expect(statuses.at(-1)).toBe(429)
  })
})

describe('a lying server', () => {
  const index = devnet.chain.tip.index - 1

  async function told(lie: Lie | null, lieAbout: number[] = []): Promise<string[]> {
    devnet.setFaults({ lie: null })
    const parent = await getBlock(devnet, index - 1)
    const grandparent = await getBlock(devnet, index - 2)
    devnet.setFaults({ lie, lieAbout })
    const block: Block = await getBlock(devnet, index)
    return falsehoods(block, parent, grandparent).map((falsehood) => falsehood.split(' ')[0] ?? '')
  }

  it.each([
    ['reward', 'root'],
    ['parent', 'parent'],
    ['difficulty', 'hash'],
    ['nonce', 'hash'],
    ['transaction', 'root'],
  ] as const)('about the %s is caught by the %s', async (lie, caughtBy) => {
    expect(await told(lie)).toContain(caughtBy)
  })

  it('knows no other lies than these', () => {
    expect(lies).toHaveLength(5)
  })

  it('can tell the truth about other blocks', async () => {
    expect(await told('nonce', [index + 1])).toEqual([])
    expect(await told('nonce', [index])).toContain('hash')
    expect(await told(null)).toEqual([])
  })
})

describe('faults that do not exist', () => {
  it.each([
    [{ latency: -1 }, 'latency should be milliseconds, or the least and the most of them; got -1'],
    [
      { latency: [5, 1] },
      'latency should be milliseconds, or the least and the most of them; got [5,1]',
    ],
    [{ errorRate: 2 }, 'errorRate should be a number from 0 to 1; got 2'],
    [{ errorCode: 12 }, 'errorCode should be one of 1, 2, 3, 4, 5, 6, 7, 8, 9; got 12'],
    [
      { calls: { '/nope': {} } },
      'calls should be an object of paths; /nope is none; got {"/nope":{}}',
    ],
    [{ calls: { '/block': { sync: 'x' } } }, "There is no fault calls['/block'].sync"],
    [{ nonsense: true }, 'There is no fault nonsense; there are latency,'],
    [{ sync: '' }, 'sync should be a text; got ""'],
  ])('%j', (faults, message) => {
    expect(() => devnet.setFaults(faults as Partial<Faults>)).toThrow(message)
  })
})
