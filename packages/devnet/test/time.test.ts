import { afterEach, describe, expect, it, vi } from 'vitest'
import { createDevnet, startDevnet, type Devnet, type DevnetOptions } from '../src'
import { call } from './call'

const open: Devnet[] = []
afterEach(() => {
  vi.useRealTimers()
  for (const devnet of open.splice(0)) devnet.close()
})

const small = { blocks: 40, accounts: 300, difficulty: 0 }

function start(options: DevnetOptions = {}): Devnet {
  const devnet = createDevnet({ ...small, ...options })
  open.push(devnet)
  return devnet
}

describe('a manual clock', () => {
  it('is stopped', async () => {
    vi.useFakeTimers()
    const devnet = start()
    const { tip } = devnet.chain
    await vi.advanceTimersByTimeAsync(3_600_000)
    expect(devnet.chain.tip).toBe(tip)
    expect(new Date(devnet.now()).toISOString()).toBe('2026-11-01T12:00:00.000Z')
  })

  it('starts at the given time', () => {
    const devnet = start({ startTime: '2030-01-01T00:00:00Z' })
    expect(new Date(devnet.now()).toISOString()).toBe('2030-01-01T00:00:00.000Z')
    expect(devnet.now() / 1000 - devnet.chain.tip.stime).toBe(62)
  })

  it('advances with every block', () => {
    const devnet = start()
    const before = devnet.chain.tip.stime
    const [first, second] = devnet.mine(2)
    expect([first?.stime, second?.stime]).toEqual([before + 70, before + 140])
    expect(devnet.now()).toBe((before + 140) * 1000)
  })
})

describe('a live clock', () => {
  it('adds the first block within 10 seconds, then one every 70 seconds', async () => {
    vi.useFakeTimers()
    const devnet = start({ clock: 'live' })
    const height = (): number => devnet.chain.tip.index
    const before = height()
    await vi.advanceTimersByTimeAsync(10_000)
    expect(height()).toBe(before + 1)
    await vi.advanceTimersByTimeAsync(700_000)
    expect(height()).toBe(before + 11)
    expect(Math.abs(devnet.now() - Date.now())).toBeLessThan(1500)
  })

  it('never runs ahead of real time', async () => {
    vi.useFakeTimers()
    const devnet = start({ clock: 'live' })
    await vi.advanceTimersByTimeAsync(600_000)
    expect(devnet.chain.tip.stime * 1000).toBeLessThanOrEqual(Date.now())
  })

  it('fills a long sleep with pseudo-blocks', async () => {
    vi.useFakeTimers()
    const devnet = start({ clock: 'live' })
    devnet.setFaults({ stalled: true })
    const { tip } = devnet.chain
    await vi.advanceTimersByTimeAsync(2_000_000)
    expect(devnet.chain.tip).toBe(tip)
    devnet.clearFaults()
    await vi.advanceTimersByTimeAsync(1000)
    const pseudo = devnet.chain.block(tip.index + 1)
    expect(pseudo?.transactions).toEqual([])
    expect(pseudo?.stime).toBe(tip.stime + 238)
    expect(devnet.chain.tip.index).toBeGreaterThan(tip.index + 7)
    expect(devnet.now() / 1000 - devnet.chain.tip.stime).toBeLessThan(400)
  })

  it('runs faster for short block times and starts early enough to stay behind for an hour', async () => {
    vi.useFakeTimers()
    const devnet = start({ clock: 'live', blockTime: 10 })
    const before = devnet.chain.tip
    await vi.advanceTimersByTimeAsync(100_000)
    const { tip } = devnet.chain
    expect(tip.index).toBeGreaterThanOrEqual(before.index + 9)
    expect(tip.stime - before.stime).toBe(69 * (tip.index - before.index))
    await vi.advanceTimersByTimeAsync(3_400_000)
    expect(devnet.chain.tip.stime * 1000).toBeLessThan(Date.now())
  })

  it('is the default over HTTP', async () => {
    const { devnet, url, close } = await startDevnet({ ...small, port: 0, blockTime: 0.05 })
    const before = devnet.chain.tip.index
    await expect
      .poll(async () => {
        const response = await fetch(`${url}/devnet/control`)
        return ((await response.json()) as { tip: { index: number } }).tip.index
      })
      .toBeGreaterThan(before + 3)
    await close()
  })
})

describe('the mempool', () => {
  const pending = async (devnet: Devnet): Promise<number> => {
    const response = await call<{ transaction_identifiers?: object[] }>(devnet, '/mempool')
    return response.transaction_identifiers?.length ?? 0
  }

  it('fills between blocks and drains when they are mined', async () => {
    vi.useFakeTimers()
    const devnet = start({ clock: 'live', traffic: 8 })
    const sizes: number[] = []
    for (let passed = 0; passed < 60; passed++) {
      await vi.advanceTimersByTimeAsync(5000)
      sizes.push(await pending(devnet))
    }
    expect(Math.max(...sizes)).toBeGreaterThan(4)
    expect(Math.min(...sizes)).toBeLessThan(3)
  })

  it('drops a few transactions that are never mined', () => {
    const lines: string[] = []
    const devnet = start({ log: (line) => void lines.push(line) })
    for (let round = 0; round < 30; round++) {
      devnet.simulate(6)
      devnet.mine()
    }
    expect(lines.filter((line) => line.includes('left the mempool')).length).toBeGreaterThan(0)
  })

  it('shows a submitted transaction after the node has processed it', async () => {
    vi.useFakeTimers()
    const devnet = start({ clock: 'live', traffic: 0 })
    devnet.pay({ to: devnet.chain.busiest, amount: 1n })
    expect(await pending(devnet)).toBe(0)
    await vi.advanceTimersByTimeAsync(3001)
    expect(await pending(devnet)).toBe(1)
  })
})

describe('the indexer', () => {
  it('indexes a block some seconds after it was added', async () => {
    vi.useFakeTimers()
    const devnet = start({ clock: 'live' })
    const newest = async (): Promise<number> => {
      const { max_sequence: last } = await call<{ max_sequence: number }>(devnet, '/events/blocks')
      const { events } = await call<{ events: { block_identifier: { index: number } }[] }>(
        devnet,
        '/events/blocks',
        { offset: last },
      )
      return events[0]?.block_identifier.index ?? 0
    }
    const before = devnet.chain.tip.index
    await vi.advanceTimersByTimeAsync(9000)
    expect([devnet.chain.tip.index, await newest()]).toEqual([before + 1, before])
    await vi.advanceTimersByTimeAsync(11_000)
    expect(await newest()).toBe(before + 1)
  })

  it('writes a missed block after the next one', async () => {
    vi.useFakeTimers()
    const devnet = start({ clock: 'live' })
    const { max_sequence: before } = await call<{ max_sequence: number }>(devnet, '/events/blocks')
    const [first, second] = devnet.mine(2)
    await vi.advanceTimersByTimeAsync(15_000)
    const { events } = await call<{ events: { block_identifier: { hash: string } }[] }>(
      devnet,
      '/events/blocks',
      { offset: before + 1 },
    )
    expect(events.slice(0, 2).map((event) => event.block_identifier.hash)).toEqual([
      second?.hash,
      first?.hash,
    ])
  })
})

describe('without traffic', () => {
  it('without traffic, blocks are pseudo-blocks', () => {
    const devnet = start({ traffic: 0 })
    const [block] = devnet.mine()
    expect(block?.transactions).toEqual([])
    expect(devnet.chain.address(block?.miner ?? 0)).toBe(
      '0x1260887b0d3653f8ac255969cb4a607f006cf673',
    )
  })
})

describe('a reorg', () => {
  it('returns transactions to the mempool and restores balances', () => {
    const devnet = start({ traffic: 0 })
    const id = devnet.pay({ to: devnet.chain.busiest, amount: 5n })
    const before = devnet.chain.account(devnet.chain.busiest)?.balance ?? 0n
    devnet.mine()
    expect(devnet.chain.account(devnet.chain.busiest)?.balance).toBe(before + 5n)
    devnet.reorg({ depth: 1 })
    expect(devnet.chain.pending().map((one) => one.id)).toEqual([id])
    expect(devnet.chain.account(devnet.chain.busiest)?.balance).toBe(before)
    expect(devnet.chain.supply).toBe(devnet.chain.expectedSupply)
    devnet.mine()
    expect(devnet.chain.account(devnet.chain.busiest)?.balance).toBe(before + 5n)
  })

  it('undoes a neogenesis block together with the previous block', () => {
    const devnet = start({ blocks: 255 })
    const [last, neogenesis] = devnet.mine()
    expect(neogenesis?.index).toBe((last?.index ?? 0) + 1)
    const { removed, added } = devnet.reorg()
    expect(removed).toEqual([neogenesis, last])
    expect(added.map(({ index }) => index)).toEqual([last?.index, neogenesis?.index])
  })
})
