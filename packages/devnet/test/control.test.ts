import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { findScenario, scenarios, startDevnet, type DevnetState, type RunningDevnet } from '../src'

let running: RunningDevnet
beforeAll(async () => {
  running = await startDevnet({
    port: 0,
    clock: 'manual',
    blocks: 60,
    accounts: 300,
    difficulty: 0,
    faults: { sync: 'init' },
  })
})
beforeEach(() => running.devnet.reset())
afterAll(() => running.close())

async function control(command?: unknown): Promise<DevnetState> {
  const post = { method: 'POST', body: JSON.stringify(command) }
  const response = await fetch(`${running.url}/devnet/control`, command === undefined ? {} : post)
  return (await response.json()) as DevnetState
}

describe('GET /devnet/control', () => {
  it('returns the devnet’s state', async () => {
    const { chain, faucet } = running.devnet
    expect(await control()).toMatchObject({
      tip: { index: chain.tip.index, hash: chain.tip.hash },
      time: '2026-11-01T12:00:00.000Z',
      clock: 'manual',
      accounts: 300,
      strictRosetta: false,
      scenario: null,
      faults: { sync: 'init', latency: 0 },
      faucet: { address: faucet.address },
    })
  })
})

describe('POST /devnet/control', () => {
  it('adds blocks', async () => {
    const { tip } = await control()
    const after = await control({ mine: 2 })
    expect(after.tip.index).toBe(tip.index + 2)
    expect(after.done.added.map(({ index }) => index)).toEqual([tip.index + 1, tip.index + 2])
    const pseudo = await control({ mine: { blocks: 1, pseudo: true } })
    expect(running.devnet.chain.tip.hash).toBe(pseudo.tip.hash)
    expect(running.devnet.chain.tip.transactions).toEqual([])
  })

  it('advances time', async () => {
    const { tip } = await control()
    const after = await control({ advance: 700 })
    expect(after.time).toBe('2026-11-01T12:11:40.000Z')
    expect(after.tip.index).toBe(tip.index + 10)
  })

  it('sets and clears faults', async () => {
    const set = await control({ faults: { latency: 5, lie: 'reward' } })
    expect(set.faults).toMatchObject({ latency: 5, lie: 'reward', sync: 'init' })
    expect((await control({ faults: null })).faults).toMatchObject({
      latency: 0,
      sync: 'synchronized',
    })
    expect((await control({ reset: true })).faults).toMatchObject({ sync: 'init' })
  })

  it('pays from the faucet and mines the payment', async () => {
    const { address } = running.devnet.chain.account(running.devnet.chain.busiest) ?? {
      address: '',
    }
    const after = await control({ pay: { to: address, amount: '5', memo: 'A-1' }, mine: 1 })
    const ids = running.devnet.chain.tip.transactions.map(({ id }) => id)
    expect(ids).toContain(after.done.transactions[0])
  })

  it('reorganizes the chain', async () => {
    const { tip } = await control({ mine: 2 })
    const after = await control({ reorg: { depth: 2, length: 3 } })
    expect(after.done.removed[0]).toEqual(tip)
    expect(after.tip.index).toBe(tip.index + 1)
    expect(after.done.added).toHaveLength(3)
  })

  it('sends traffic', async () => {
    const before = await control()
    const after = await control({ simulate: 5 })
    expect(after.mempool).toBe(before.mempool + 5)
  })

  it('restores the first chain', async () => {
    const before = await control()
    await control({ mine: 3 })
    expect((await control({ reset: true })).tip).toEqual(before.tip)
  })

  it('accepts cross-origin requests', async () => {
    const response = await fetch(`${running.url}/devnet/control`, { method: 'OPTIONS' })
    expect(response.headers.get('access-control-allow-origin')).toBe('*')
  })

  it.each([
    [[], 'The command must be an object; got []'],
    [{ mine: -1 }, '`mine` must be an integer from 0 to 10000; got -1'],
    [{ mine: { blocks: 0.5 } }, '`mine.blocks` must be an integer from 0 to 10000; got 0.5'],
    [{ dig: 1 }, 'The command object has no field dig (expected reset, faults,'],
    [{ pay: { to: 'x' } }, '`pay.amount` is missing'],
    [
      { pay: { to: 'x', amount: '1.5' } },
      '`pay.amount` must be a decimal string in nanoMCM; got "1.5"',
    ],
    [{ faults: { latency: 'x' } }, '`faults.latency` must be a number of milliseconds'],
    [{ submit: 'xyz' }, '`submit` must be hex; got "xyz"'],
    [{ scenario: 'nope' }, "Unknown scenario 'nope' (expected outage,"],
    [
      { scenario: { name: 'x', about: 'x', steps: [{ after: 'soon' }] } },
      '`scenario.steps[0].after` must be seconds from 0 to 86400; got "soon"',
    ],
    [{ reorg: { depth: 99 } }, '`reorg.depth` must be an integer from 1 to 60; got 99'],
  ])('rejects %j', async (command, message) => {
    const response = await fetch(`${running.url}/devnet/control`, {
      method: 'POST',
      body: JSON.stringify(command),
    })
    expect(response.status).toBe(400)
    expect(((await response.json()) as { error: string }).error).toContain(message)
  })

  it('rejects invalid JSON', async () => {
    const request = { method: 'POST', body: '{' }
    const response = await fetch(`${running.url}/devnet/control`, request)
    expect(await response.json()).toEqual({ error: 'The command must be valid JSON' })
  })
})

describe('a long command', () => {
  it('lets other requests through and delays the next command', async () => {
    const { tip } = await control()
    const long = control({ mine: 5000 })
    const next = control({ mine: 1 })
    // Only one request, because a fast machine has time for few.
    expect((await control()).tip.index).toBeLessThan(tip.index + 5000)
    expect((await long).tip.index).toBeGreaterThanOrEqual(tip.index + 5000)
    expect((await next).tip.index).toBeGreaterThan((await long).tip.index)
  })

  it('has the same effect as one method call', async () => {
    const { devnet } = running
    const advanced = await control({ advance: 5000.5, mine: 3, simulate: 150 })
    devnet.reset()
    devnet.simulate(150)
    devnet.mine(3)
    devnet.advance(5000.5)
    expect(advanced.tip.index).toBe(devnet.chain.tip.index)
    expect(advanced.time).toBe(new Date(devnet.now()).toISOString())
  })
})

describe('scenarios', () => {
  it('continue after a step that resets the chain', async () => {
    const steps = [
      { after: 0, mine: 1 },
      { after: 0.05, reset: true, mine: 2 },
      { after: 0.05, mine: 1 },
    ]
    const { tip } = await control()
    await control({ scenario: { name: 'again', about: 'Starts over.', steps } })
    await expect.poll(async () => (await control()).scenario).toBeNull()
    expect((await control()).tip.index).toBe(tip.index + 3)
  })

  it('run step by step', async () => {
    await control({
      scenario: {
        name: 'mine',
        about: 'Errors for a short time.',
        steps: [
          { after: 0, faults: { errorRate: 1 } },
          { after: 0.05, faults: { errorRate: 0 }, mine: 1 },
        ],
      },
    })
    expect((await control()).faults.errorRate).toBe(1)
    await expect.poll(async () => (await control()).faults.errorRate).toBe(0)
    expect((await control()).scenario).toBeNull()
  })

  it('can be ended', async () => {
    expect((await control({ scenario: 'outage' })).scenario).toBe('outage')
    expect((await control({ scenario: null })).scenario).toBeNull()
  })

  it.each(scenarios.map((scenario) => [scenario.name, scenario] as const))(
    '%s is built in and uses only commands',
    async (name, scenario) => {
      expect(findScenario(name)).toBe(scenario)
      const response = await control({ scenario })
      expect(response).not.toHaveProperty('error')
    },
  )
})

describe('GET /', () => {
  it('describes the devnet', async () => {
    const response = await fetch(running.url)
    expect(response.headers.get('content-type')).toBe('text/plain; charset=utf-8')
    expect(await response.text()).toContain('It is not the real network')
  })
})
