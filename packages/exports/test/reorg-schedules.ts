import { parse } from 'csv-parse/sync'
import fc from 'fast-check'
import { expect } from 'vitest'
import { createStage, type Stage } from './reorgs'

/** An event on the chain before a request of the download. */
const event = fc.record({
  /** A download makes about 120 requests, and more after each reorg. */
  at: fc.oneof(fc.integer({ min: 1, max: 140 }), fc.integer({ min: 1, max: 12 })),
  reorg: fc.record({
    depth: fc.integer({ min: 1, max: 30 }),
    length: fc.integer({ min: 1, max: 30 }),
    pseudo: fc.boolean(),
    keepTransactions: fc.boolean(),
  }),
  mine: fc.integer({ min: 0, max: 2 }),
})

const schedule = fc.record({
  seed: fc.string({ minLength: 1, maxLength: 8 }),
  events: fc.array(event, { minLength: 1, maxLength: 4 }),
  blockTimes: fc.boolean(),
})

/** Blocks that the devnet can undo; shorter branches use them up. */
const MAX_UNDOABLE = 60

/**
 * Downloads histories during random reorgs. Each file must be identical to one downloaded
 * afterwards and list exactly the chain's transactions.
 */
export function checkSchedules(params: { numRuns: number; seed?: number }): Promise<void> {
  const property = fc.asyncProperty(schedule, async ({ seed, events, blockTimes }) => {
    const stage = createStage({ seed })
    const { devnet } = stage
    const address = devnet.chain.busiest
    let undoable = MAX_UNDOABLE
    for (const { at, reorg, mine } of events) {
      stage.events.set(at, () => {
        const depth = Math.min(reorg.depth, undoable)
        devnet.reorg({ ...reorg, depth })
        if (mine > 0) devnet.mine(mine)
        undoable = Math.min(undoable - depth + reorg.length + mine, MAX_UNDOABLE)
      })
    }
    const { csv } = await stage.download(address, { blockTimes })
    stage.events.clear()
    expect(csv).toBe((await stage.download(address, { blockTimes })).csv)
    const found = listedIn(csv)
    expect(found.toSorted()).toEqual(transactionsOf(stage, address).toSorted())
  })
  return fc.assert(property, params)
}

/** Returns the block and transaction of each confirmed row, once per transaction. */
function listedIn(csv: string): string[] {
  const rows: Record<string, string>[] = parse(csv, { columns: true })
  const confirmed = rows.filter(({ status, type }) => status === 'SUCCESS' && type !== 'FEE')
  const whole = confirmed.map((row) => Object.values(row).join(' '))
  expect(new Set(whole).size).toBe(whole.length)
  return [...new Set(confirmed.map((row) => `${row['block_hash']} ${row['transaction']}`))]
}

/** Returns the same from the chain's blocks. */
function transactionsOf({ devnet: { chain } }: Stage, address: string): string[] {
  const found: string[] = []
  for (let index = chain.first; index <= chain.tip.index; index++) {
    const block = chain.block(index)
    for (const { id, source, destinations } of block?.transactions ?? []) {
      const parties = [source, ...destinations.map(({ account }) => account)]
      if (parties.some((party) => chain.address(party) === address)) {
        found.push(`${block?.hash} ${id}`)
      }
    }
  }
  return found
}
