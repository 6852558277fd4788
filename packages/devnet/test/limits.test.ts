import { afterEach, describe, expect, it, vi } from 'vitest'
import {
  createDevnet,
  type Devnet,
  type DevnetOptions,
  type Payment,
  type Scenario,
} from '../src/core'

afterEach(() => {
  vi.useRealTimers()
})

function start(options: DevnetOptions = {}): Devnet {
  return createDevnet({ blocks: 40, accounts: 100, difficulty: 0, traffic: 0, ...options })
}

const to = 'kHtV35ttVpyiH42FePCiHo2iFmcJS3'

describe('an invalid argument', () => {
  it.each<[(devnet: Devnet) => unknown, string]>([
    [(devnet) => devnet.mine(-1), '`blocks` must be an integer from 0 to 10000; got -1'],
    [(devnet) => devnet.mine(1.5), '`blocks` must be an integer from 0 to 10000; got 1.5'],
    [
      (devnet) => devnet.simulate(NaN),
      '`transactions` must be an integer from 0 to 10000; got NaN',
    ],
    [(devnet) => devnet.advance(NaN), '`seconds` must be a number from 0 to 1000000; got NaN'],
    [(devnet) => devnet.advance(-5), '`seconds` must be a number from 0 to 1000000; got -5'],
    [(devnet) => devnet.reorg({ depth: 0 }), '`depth` must be an integer from 1 to 60; got 0'],
    [(devnet) => devnet.reorg({ length: 0 }), '`length` must be an integer from 1 to 100; got 0'],
    [(devnet) => devnet.reorg({ depth: 100 }), '`depth` must be an integer from 1 to 60; got 100'],
    [(devnet) => devnet.reorg({ depth: 45 }), 'Only the last 40 blocks can be undone'],
    [(devnet) => devnet.submit('xyz'), 'The transaction must be hex; got "xyz"'],
    [
      (devnet) => devnet.pay({ to, amount: '5' } as unknown as Payment),
      '`amount` must be a bigint in nanoMCM; got "5"',
    ],
    [
      (devnet) => devnet.play({ name: 'x', about: 'x' } as unknown as Scenario),
      '`steps` is missing',
    ],
    [(devnet) => devnet.run({ mine: -1 }), '`mine` must be an integer from 0 to 10000; got -1'],
    [
      (devnet) => devnet.run({ reset: true, scenario: 'nope' }),
      "Unknown scenario 'nope' (expected outage,",
    ],
  ])('is rejected and changes nothing: %s', (act, message) => {
    const devnet = start()
    devnet.mine()
    const before = devnet.state()
    expect(() => act(devnet)).toThrow(message)
    expect(devnet.state()).toEqual(before)
  })

  it.each<[DevnetOptions, string]>([
    [{ blocks: 5 }, '`blocks` must be an integer from 16 to 422592; got 5'],
    [{ blocks: 20.5 }, '`blocks` must be an integer from 16 to 422592; got 20.5'],
    [{ accounts: 0 }, '`accounts` must be an integer from 64 to 20000000; got 0'],
    [{ blockTime: 200 }, '`blockTime` must be a number from 0.01 to 138; got 200'],
    [{ tip: 657_180, blocks: 40 }, '`tip` must be at least 657192 for 40 blocks; got 657180'],
    [
      { startTime: 'soon' },
      '`startTime` must be a date, milliseconds since 1970, or an ISO 8601 string',
    ],
    [{ clock: 'fast' } as unknown as DevnetOptions, '`clock` must be one of manual, live'],
    [{ faults: { latency: -1 } }, '`faults.latency` must be a number of milliseconds'],
    [{ depth: 1 } as unknown as DevnetOptions, 'The options object has no field depth'],
    [{ log: 5 } as unknown as DevnetOptions, '`log` must be a function; got 5'],
  ])('of createDevnet is rejected: %j', (options, message) => {
    expect(() => createDevnet(options)).toThrow(message)
  })
})

describe('limits', () => {
  const limits: readonly [
    name: string,
    max: number,
    method: (devnet: Devnet, value: number) => unknown,
  ][] = [
    ['mine', 10_000, (devnet, value) => devnet.mine(value)],
    ['simulate', 10_000, (devnet, value) => devnet.simulate(value)],
    ['advance', 1_000_000, (devnet, value) => devnet.advance(value)],
  ]
  it.each(limits)('of %s equal the method’s', async (name, max, method) => {
    const devnet = start()
    const command = { [name]: max + 1 }
    const response = await devnet.fetch('http://devnet/devnet/control', {
      method: 'POST',
      body: JSON.stringify(command),
    })
    const { error } = (await response.json()) as { error: string }
    expect(error).toContain(`to ${max}; got ${max + 1}`)
    expect(() => devnet.run(command)).toThrow(error)
    expect(() => method(devnet, max + 1)).toThrow(`to ${max}; got ${max + 1}`)
  })
})

describe('a reorg', () => {
  it('undoes a neogenesis block only with the previous block', () => {
    // The history starts with a neogenesis block; the next one is 256 blocks later.
    const devnet = start({ blocks: 255 })
    devnet.mine()
    const before = devnet.chain.tip
    for (let depth = 1; depth < 60; depth++) devnet.reorg({ depth, length: depth })
    expect(devnet.chain.tip.index).toBeGreaterThanOrEqual(before.index)
    expect(devnet.chain.supply).toBe(devnet.chain.expectedSupply)
  })
})

describe('the faucet', () => {
  it('reports a pending payment instead of repeating it', () => {
    const devnet = start()
    const first = devnet.pay({ to, amount: 5n })
    expect(() => devnet.pay({ to, amount: 5n })).toThrow(
      'The previous faucet payment is still pending: mine a block first',
    )
    devnet.mine()
    expect(devnet.pay({ to, amount: 5n })).not.toBe(first)
    devnet.mine()
    expect(devnet.chain.account(to)?.balance).toBe(10n)
  })
})

describe('a scenario whose step fails', () => {
  it('continues, and logs the error', async () => {
    vi.useFakeTimers()
    const log: string[] = []
    const devnet = start({ log: (line) => log.push(line) })
    const pay = { to, amount: '5' }
    const steps = [
      { after: 1, pay },
      { after: 0, pay },
      { after: 1, mine: 1 },
    ]
    devnet.play({ name: 'payday', about: 'Pays too often.', steps })
    await vi.advanceTimersByTimeAsync(2000)
    expect(log).toContain(
      'Scenario payday, step 2: The previous faucet payment is still pending: mine a block first',
    )
    expect(devnet.chain.account(to)?.balance).toBe(5n)
    expect(devnet.state().scenario).toBeNull()
  })

  it('throws the error of an immediate step and ends', () => {
    const devnet = start()
    const steps = [{ after: 0, pay: { to: 'noname', amount: '5' } }]
    expect(() => devnet.play({ name: 'payday', about: 'Pays an invalid address.', steps })).toThrow(
      'Base58',
    )
    expect(devnet.state().scenario).toBeNull()
  })
})
