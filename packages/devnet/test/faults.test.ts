import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { ConnectionCut, createDevnet, noFaults, startDevnet, type Faults } from '../src'
import { call, send } from './call'
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
  it('delays every response', async () => {
    devnet.setFaults({ latency: 120 })
    expect(await elapsed(status)).toBeGreaterThan(115)
  })

  it('can be a range', async () => {
    devnet.setFaults({ latency: [40, 60] })
    expect(await elapsed(status)).toBeGreaterThan(35)
  })

  it('ends when the caller aborts', async () => {
    devnet.setFaults({ latency: 60_000 })
    await expect(status({ signal: AbortSignal.timeout(30) })).rejects.toThrow('timeout')
    await expect(status({ signal: AbortSignal.abort(new Error('Gone')) })).rejects.toThrow('Gone')
  })

  it('can affect a single call', async () => {
    devnet.setFaults({ calls: { '/block': { latency: 120 } } })
    expect(await elapsed(() => send(devnet, '/block'))).toBeGreaterThan(115)
  })
})

describe('faulty responses', () => {
  /** Returns how many of 200 responses a fault affects. */
  async function met(faults: Partial<Faults>): Promise<number> {
    devnet.setFaults(faults)
    const responses = await Promise.all(
      Array.from({ length: 200 }, async () => {
        try {
          const response = (await (await status()).json()) as { code?: number }
          return response.code === undefined
        } catch {
          return false
        }
      }),
    )
    return responses.filter((isGood) => !isGood).length
  }

  it.each([
    ['errors', { errorRate: 0.5 }],
    ['cut connections', { cutRate: 0.5 }],
    ['broken JSON', { malformedRate: 0.5 }],
  ])('%s affect the configured share', async (_, faults) => {
    const count = await met(faults)
    expect(count).toBeGreaterThan(60)
    expect(count).toBeLessThan(140)
  })

  it('are the configured error', async () => {
    devnet.setFaults({ errorRate: 1, errorCode: 9 })
    expect(await (await status()).json()).toEqual({
      code: 9,
      message: 'Service unavailable',
      retriable: true,
    })
  })

  it('reject in process where the connection would be cut', async () => {
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
    const response = await rawRequest(`${running.url}/network/list`, { method: 'POST' })
    expect(response.status).toBe(-1)
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
    const response = await call<{ sync_status: object }>(devnet, '/network/status')
    expect(response.sync_status).toEqual(expected)
  })

  it('without its ledger has no rich list, and returns 404 without CORS headers', async () => {
    devnet.setFaults({ noLedger: true })
    const response = await send(devnet, '/stats/richlist')
    expect(response.status).toBe(404)
    expect(response.headers.get('access-control-allow-origin')).toBeNull()
    expect((await send(devnet, '/search/transactions')).status).toBe(200)
  })
})

describe('a rate limit', () => {
  it('of newer servers rejects the third request in a second', async () => {
    devnet.setFaults({ rateLimit: 'server' })
    const responses = [await status(), await status(), await status()]
    expect(responses.map((response) => response.status)).toEqual([200, 200, 429])
    const [first, , third] = responses
    expect(first?.headers.get('x-ratelimit-remaining')).toBe('1')
    expect(third?.headers.get('retry-after')).toMatch(/^[01]$/)
    expect(third?.headers.get('x-ratelimit-remaining')).toBe('0')
    expect(third?.headers.get('access-control-allow-origin')).toBe('*')
    expect(third?.headers.get('access-control-expose-headers')).toContain('X-RateLimit-Reset')
    expect(await third?.text()).toBe('Rate limit exceeded\n')
  })

  it('counts each client separately', async () => {
    devnet.setFaults({ rateLimit: 'server' })
    const from = (client: string): Promise<Response> =>
      status({ headers: { 'x-forwarded-for': `${client}, 10.0.0.1` } })
    const clients = ['7.7.7.1', '7.7.7.1', '7.7.7.2', '7.7.7.2', '7.7.7.1']
    const statuses: number[] = []
    for (const client of clients) statuses.push((await from(client)).status)
    expect(statuses).toEqual([200, 200, 200, 200, 429])
  })

  it('as documented allows a burst of 200', async () => {
    devnet.setFaults({ rateLimit: 'documented' })
    const statuses: number[] = []
    for (let sent = 0; sent < 210; sent++) statuses.push((await status()).status)
    expect(statuses.slice(0, 200)).toEqual(Array.from({ length: 200 }, () => 200))
    expect(statuses.at(-1)).toBe(429)
  })
})

describe('setting faults', () => {
  it('keeps the others, including those of single calls', () => {
    devnet.setFaults({ latency: 5, calls: { '/block': { cutRate: 0.5 } } })
    devnet.setFaults({ calls: { '/block': { latency: 9 }, '/mempool': { errorRate: 1 } } })
    expect(devnet.faults.latency).toBe(5)
    expect(devnet.faults.calls).toEqual({
      '/block': { cutRate: 0.5, latency: 9 },
      '/mempool': { errorRate: 1 },
    })
  })

  it('changes nothing for undefined', () => {
    devnet.setFaults({ sync: 'init' })
    devnet.setFaults({ sync: undefined } as unknown as Partial<Faults>)
    expect(devnet.faults.sync).toBe('init')
  })

  it('turns every switch off by default', () => {
    const on = Object.entries(noFaults).filter(([, value]) => value === true)
    expect(on).toEqual([])
  })
})

describe('a reset', () => {
  const pattern = async (): Promise<boolean[]> => {
    devnet.setFaults({ errorRate: 0.5 })
    const responses: boolean[] = []
    for (let asked = 0; asked < 40; asked++) {
      const response = (await (await status()).json()) as object
      responses.push('code' in response)
    }
    return responses
  }

  it('repeats the same random draws', async () => {
    devnet.reset()
    const before = await pattern()
    expect(await pattern()).not.toEqual(before)
    devnet.reset()
    expect(await pattern()).toEqual(before)
  })

  it('resets the request counts', async () => {
    devnet.reset()
    devnet.setFaults({ rateLimit: 'server' })
    const statuses = [await status(), await status(), await status()].map((each) => each.status)
    expect(statuses).toEqual([200, 200, 429])
    devnet.reset()
    devnet.setFaults({ rateLimit: 'server' })
    expect((await status()).status).toBe(200)
  })
})

describe('invalid faults', () => {
  const latency = '`latency` must be a number of milliseconds or a [min, max] pair'
  it.each([
    [{ latency: -1 }, `${latency}; got -1`],
    [{ latency: [5, 1] }, `${latency}; got [5,1]`],
    [{ errorRate: 2 }, '`errorRate` must be a number from 0 to 1; got 2'],
    [{ errorCode: 12 }, '`errorCode` must be one of 1, 2, 3, 4, 5, 6, 7, 8, 9; got 12'],
    [{ calls: { '/nope': {} } }, "`calls['/nope']` is not an API call"],
    [
      { calls: { '/block': { sync: 'x' } } },
      "`calls['/block']` has no field sync (expected latency,",
    ],
    [
      { calls: { '/block': { cutRate: 'x' } } },
      '`calls[\'/block\'].cutRate` must be a number from 0 to 1; got "x"',
    ],
    [{ nonsense: true }, 'The faults object has no field nonsense (expected latency,'],
    [{ sync: '' }, '`sync` must not be empty; got ""'],
    [[], 'The faults must be an object; got []'],
  ])('%j', (faults, message) => {
    expect(() => devnet.setFaults(faults as Partial<Faults>)).toThrow(message)
  })
})
