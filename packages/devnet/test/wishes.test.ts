import { afterEach, describe, expect, it, vi } from 'vitest'
import { createDevnet, type Devnet, type DevnetOptions, type Scenario } from '../src/core'

afterEach(() => {
  vi.useRealTimers()
})

function start(options: DevnetOptions = {}): Devnet {
  return createDevnet({ blocks: 40, accounts: 100, difficulty: 0, traffic: 0, ...options })
}

const to = 'kHtV35ttVpyiH42FePCiHo2iFmcJS3'

describe('a wish that cannot be', () => {
  it.each<[(devnet: Devnet) => unknown, string]>([
    [(devnet) => devnet.mine(-1), 'blocks should be from 0 to 100000, got -1'],
    [(devnet) => devnet.mine(1.5), 'blocks should be a whole number, got 1.5'],
    [(devnet) => devnet.simulate(NaN), 'transactions should be from 0 to 100000, got NaN'],
    [(devnet) => devnet.advance(NaN), 'seconds should be from 0 to 100000000, got NaN'],
    [(devnet) => devnet.advance(-5), 'seconds should be from 0 to 100000000, got -5'],
    [(devnet) => devnet.reorganise({ depth: 0 }), 'depth should be from 1 to 60, got 0'],
    [(devnet) => devnet.reorganise({ length: 0 }), 'length should be from 1 to 10000, got 0'],
    [(devnet) => devnet.reorganise({ depth: 100 }), 'depth should be from 1 to 60, got 100'],
    [(devnet) => devnet.reorganise({ depth: 45 }), 'Only the last 39 blocks can be taken back'],
    [
      (devnet) => devnet.play({ name: 'x', about: 'x' } as unknown as Scenario),
      'The scenario should be an object with steps',
    ],
  ])('is refused and changes nothing: %s', (wish, message) => {
    const devnet = start()
    const before = devnet.state()
    expect(() => wish(devnet)).toThrow(message)
    expect(devnet.state()).toEqual(before)
  })

  it('takes back a neogenesis block only with the one before it, or nothing', () => {
    // The history begins with a neogenesis block: the next one is 256 blocks away.
    const devnet = start({ blocks: 255 })
    devnet.mine()
    const before = devnet.chain.tip
    for (let depth = 1; depth < 60; depth++) devnet.reorganise({ depth, length: depth })
    expect(devnet.chain.tip.index).toBeGreaterThanOrEqual(before.index)
    expect(devnet.chain.supply).toBe(devnet.chain.expectedSupply)
  })
})

describe('the faucet', () => {
  it('says that a payment waits instead of giving the same one again', () => {
    const devnet = start()
    const first = devnet.pay({ to, amount: 5n })
    expect(() => devnet.pay({ to, amount: 5n })).toThrow(
      "The faucet's payment before waits in the mempool: mine a block first, or wait for one",
    )
    devnet.mine()
    expect(devnet.pay({ to, amount: 5n })).not.toBe(first)
    devnet.mine()
    expect(devnet.chain.account(to)?.balance).toBe(10n)
  })
})

describe('a scenario whose step fails', () => {
  it('goes on, and the log says why', () => {
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
    vi.advanceTimersByTime(2000)
    expect(log).toContain(
      "Scenario payday, step 2: The faucet's payment before waits in the mempool: mine a block first, or wait for one",
    )
    expect(devnet.chain.account(to)?.balance).toBe(5n)
    expect(devnet.state().scenario).toBeNull()
  })

  it('throws at once what happens at once, and is over', () => {
    const devnet = start()
    const steps = [{ after: 0, pay: { to: 'nobody', amount: '5' } }]
    expect(() => devnet.play({ name: 'payday', about: 'Pays nobody.', steps })).toThrow('Base58')
    expect(devnet.state().scenario).toBeNull()
  })
})
