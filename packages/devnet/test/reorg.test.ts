import { afterEach, describe, expect, it, vi } from 'vitest'
import { createDevnet, type Block, type Devnet, type DevnetOptions } from '../src/core'
import { call } from './call'

interface Found {
  transactions: {
    block_identifier: { index: number; hash: string }
    transaction_identifier: { hash: string }
    operations: { type: string; status: string; account: { address: string } }[]
    timestamp: number
  }[]
  total_count: number
}

interface Events {
  max_sequence: number
  events: { block_identifier: { hash: string }; type: string }[]
}

const open: Devnet[] = []
afterEach(() => {
  vi.useRealTimers()
  for (const devnet of open.splice(0)) devnet.close()
})

function start(options: DevnetOptions = {}): Devnet {
  const devnet = createDevnet({ blocks: 40, accounts: 300, difficulty: 0, ...options })
  open.push(devnet)
  return devnet
}

const search = (devnet: Devnet, body: object): Promise<Found> =>
  call<Found>(devnet, '/search/transactions', { limit: 100, ...body })

/** The index's status of each block, by one of its transactions. */
async function statuses(devnet: Devnet, blocks: readonly Block[]): Promise<(string | undefined)[]> {
  const found = blocks.map(async ({ hash, transactions: [first] }) => {
    const rows = await search(devnet, { transaction_identifier: { hash: first?.id } })
    const row = rows.transactions.find((each) => each.block_identifier.hash === hash)
    return row?.operations[0]?.status
  })
  return Promise.all(found)
}

async function eventTypes(devnet: Devnet, blocks: readonly Block[]): Promise<unknown[]> {
  const { max_sequence: newest } = await call<Events>(devnet, '/events/blocks')
  const { events } = await call<Events>(devnet, '/events/blocks', {
    offset: Math.max(newest - 99, 0),
    limit: 100,
  })
  return blocks.map(
    ({ hash }) => events.find((event) => event.block_identifier.hash === hash)?.type,
  )
}

const times = <Value>(count: number, value: Value): Value[] =>
  Array.from({ length: count }, () => value)

describe('search after a reorg', () => {
  it('reports blocks above a lower tip as successful until the new branch reaches their height', async () => {
    const devnet = start()
    const lost = devnet.mine(3)
    devnet.reorg({ depth: 3, length: 1 })
    expect(await statuses(devnet, lost)).toEqual(['SPLIT', 'SUCCESS', 'SUCCESS'])
    devnet.mine()
    expect(await statuses(devnet, lost)).toEqual(['SPLIT', 'SPLIT', 'SUCCESS'])
    devnet.mine()
    expect(await statuses(devnet, lost)).toEqual(['SPLIT', 'SPLIT', 'SPLIT'])
  })

  it('keeps blocks replaced by a normal branch in the events', async () => {
    const devnet = start()
    const lost = devnet.mine(3)
    devnet.reorg({ depth: 3, length: 4 })
    devnet.mine(3)
    expect(await statuses(devnet, lost)).toEqual(times(3, 'SPLIT'))
    expect(await eventTypes(devnet, lost)).toEqual(times(3, 'block_added'))
  })

  it('orphans only the direct competitor of a pseudo-block branch that arrives whole', async () => {
    const devnet = start()
    const lost = devnet.mine(3)
    devnet.reorg({ depth: 3, length: 3, pseudo: true })
    expect(await statuses(devnet, lost)).toEqual(times(3, 'SPLIT'))
    devnet.mine()
    expect(await statuses(devnet, lost)).toEqual(['SPLIT', 'SPLIT', 'ORPHANED'])
    expect(await eventTypes(devnet, lost)).toEqual(['block_added', 'block_added', 'block_removed'])
  })

  it('accepts every block of a pseudo-block branch once its last one has a child', async () => {
    const devnet = start()
    devnet.mine(2)
    const { added } = devnet.reorg({ depth: 2, length: 3, pseudo: true })
    devnet.mine()
    expect(await eventTypes(devnet, added)).toEqual(times(3, 'block_added'))
  })

  it('indexes replaced blocks that were due, even without requests', async () => {
    vi.useFakeTimers()
    const devnet = start({ clock: 'live', traffic: 8 })
    await vi.advanceTimersByTimeAsync(30_000)
    const { removed } = devnet.reorg({ depth: 1, length: 1 })
    await vi.advanceTimersByTimeAsync(15_000)
    expect(await statuses(devnet, removed)).toEqual(['SPLIT'])
  })
})

describe('a re-mined transaction', () => {
  /** Reorganizes until a transaction has been mined by two different miners. */
  function mineTwice(devnet: Devnet): { id: string; first: Block; second: Block } {
    for (let attempt = 0; attempt < 20; attempt++) {
      devnet.simulate(3)
      const [first] = devnet.mine()
      devnet.reorg({ depth: 1, length: 1, pseudo: true })
      const [second] = devnet.mine()
      const again = first?.transactions.find(({ id }) =>
        second?.transactions.some((transaction) => transaction.id === id),
      )
      if (first && second && again && first.miner !== second.miner) {
        return { id: again.id, first, second }
      }
    }
    throw new Error('The same miner won every time')
  }

  it('is found in both blocks with the fee of the first miner and the time of the first row', async () => {
    const devnet = start()
    const { id, first, second } = mineTwice(devnet)
    const miner = devnet.chain.address(first.miner)
    const { transactions, total_count: total } = await search(devnet, {
      transaction_identifier: { hash: id },
    })
    expect(transactions.map(({ block_identifier: { hash } }) => hash)).toEqual([
      second.hash,
      first.hash,
    ])
    expect(total).toBe(1)
    const fees = transactions.flatMap(({ operations }) =>
      operations.filter(({ type }) => type === 'FEE').map(({ account: { address } }) => address),
    )
    expect(fees).toEqual([miner, miner])
    expect(new Set(transactions.map(({ timestamp }) => timestamp)).size).toBe(1)
  })

  it('is found only by its first miner', async () => {
    const devnet = start()
    const { id, first, second } = mineTwice(devnet)
    const byMiner = async (block: Block, filter: object): Promise<number> => {
      const address = devnet.chain.address(block.miner)
      const { transactions } = await search(devnet, { address, ...filter })
      return transactions.filter((each) => each.transaction_identifier.hash === id).length
    }
    expect(await byMiner(first, {})).toBe(2)
    expect(await byMiner(first, { type: 'FEE' })).toBe(2)
    expect(await byMiner(second, {})).toBe(0)
    expect(await byMiner(second, { transaction_identifier: { hash: id } })).toBe(0)
  })
})
