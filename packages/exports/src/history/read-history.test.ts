import { parse } from 'csv-parse/sync'
import { describe, expect, it } from 'vitest'
import { createStage } from '../../test/reorgs'
import type { HistoryProgress } from './history'
import { createBlobStore, type HistoryPage } from './store'

const rowsOf = (csv: string): Record<string, string>[] => parse(csv, { columns: true })

/** Returns the account that mined the most of the last 40 blocks with transactions. */
function minerOf({ devnet: { chain } }: ReturnType<typeof createStage>): string {
  const counts = new Map<string, number>()
  for (let index = chain.tip.index; index > chain.tip.index - 40; index--) {
    const block = chain.block(index)
    if (!block || block.transactions.length === 0) continue
    const address = chain.address(block.miner)
    counts.set(address, (counts.get(address) ?? 0) + 1)
  }
  return [...counts].sort(([, a], [, b]) => b - a)[0]?.[0] ?? ''
}

describe('readHistory', () => {
  it('takes earned fees from blocks, not from the index', async () => {
    let miner = ''
    const stage = createStage({
      // After a reorg, a real index still lists the first miner. Here, the index always lists the
      // same one.
      change: (path, json) =>
        path === '/search/transactions'
          ? (JSON.parse(
              JSON.stringify(json).replace(
                /("type":"FEE","status":"\w+","account":\{"address":)"0x\w+"/g,
                `$1"${miner}"`,
              ),
            ) as unknown)
          : json,
    })
    miner = minerOf(stage)
    const { csv } = await stage.download(miner)
    const fees = rowsOf(csv).filter(({ type }) => type === 'FEE')
    expect(fees.length).toBeGreaterThan(0)
    for (const { block } of fees) {
      const mined = stage.devnet.chain.block(Number(block))
      expect(mined && stage.devnet.chain.address(mined.miner)).toBe(miner)
    }
    const other = stage.devnet.chain.busiest
    const without = rowsOf((await stage.download(other)).csv)
    expect(without.filter(({ type }) => type === 'FEE')).toEqual([])
    const { csv: untimed } = await stage.download(miner, { blockTimes: false })
    expect(rowsOf(untimed).filter(({ type }) => type === 'FEE')).toEqual([])
  })

  it('has one status for all orphaned blocks', async () => {
    const stage = createStage()
    stage.devnet.reorg({ depth: 3, length: 4, pseudo: true })
    stage.devnet.reorg({ depth: 8, length: 9 })
    const { csv } = await stage.download(stage.devnet.chain.busiest)
    const statuses = new Set(rowsOf(csv).map(({ status }) => status))
    expect(statuses).toEqual(new Set(['SPLIT', 'SUCCESS']))
  })

  it.each([
    ['a different block at the same height', (top: number) => top],
    ['a shorter chain', (top: number) => top + 101],
  ])('starts over if blocks considered final were replaced: %s', async (_, move) => {
    const stage = createStage()
    const { chain } = stage.devnet
    const store = createBlobStore()
    const { csv } = await stage.download(chain.busiest, { store })
    const pages: HistoryPage[] = []
    for await (const page of store.pages()) pages.push(page)
    expect(pages.length).toBeGreaterThan(0)
    await store.clear()
    for (const page of pages) {
      const { top, above } = page.stretch
      const replaced = { index: move(top.index), hash: `0x${'0'.repeat(64)}` }
      await store.append({ ...page, rows: [], stretch: { above, top: replaced } })
    }
    expect((await stage.download(chain.busiest, { store })).csv).toBe(csv)
  })

  it('adds a stretch if the chain has grown much since the interruption', async () => {
    const stage = createStage()
    const { devnet } = stage
    const store = createBlobStore()
    await stage.download(devnet.chain.busiest, { store })
    const tip = devnet.chain.tip.index
    devnet.mine(150)
    const { csv } = await stage.download(devnet.chain.busiest, { store })
    const tops = new Set<number>()
    for await (const { stretch } of store.pages()) tops.add(stretch.top.index)
    const { index } = devnet.chain.tip
    expect([...tops]).toEqual([tip - 100, index - 100])
    expect(csv).toBe((await stage.download(devnet.chain.busiest)).csv)
  })

  it('reports progress that only grows and ends with the count', async () => {
    const stage = createStage()
    stage.events.set(110, () => stage.devnet.reorg({ depth: 5, length: 6 }))
    const progress: HistoryProgress[] = []
    const { history } = await stage.download(stage.devnet.chain.busiest, {
      onProgress: (step) => progress.push(step),
    })
    expect(progress.at(-1)).toEqual({ loaded: history.count, total: history.count })
    const loaded = progress.slice(0, -1).map((step) => step.loaded)
    expect(loaded).toEqual(loaded.toSorted((a, b) => a - b))
    expect(progress.every((step) => step.loaded <= step.total)).toBe(true)
  })

  it('includes a reorg that happens before any of its last requests', async () => {
    // With this seed, the search lists the same rows before and after the reorg.
    const seed = '$%'
    const steady = createStage({ seed })
    await steady.download(steady.devnet.chain.busiest, { blockTimes: false })
    for (let before = 1; before <= 4; before++) {
      const stage = createStage({ seed })
      const { chain } = stage.devnet
      stage.events.set(steady.requests.length + 1 - before, () => {
        stage.devnet.reorg({ depth: 3, length: 1 })
      })
      const { csv } = await stage.download(chain.busiest, { blockTimes: false })
      const later = await stage.download(chain.busiest, { blockTimes: false })
      expect(csv, `before request ${before} from the end`).toBe(later.csv)
    }
  })

  it('lists the blocks that a reorg replaced', async () => {
    const stage = createStage()
    const { index } = stage.devnet.chain.tip
    stage.events.set(60, () => stage.devnet.reorg({ depth: 5, length: 6 }))
    const { history } = await stage.download(stage.devnet.chain.busiest)
    expect(history.replaced).toEqual([{ from: index - 4, to: index }])
    expect(history.account.balance.block).toBe(index + 1)
  })

  it('stops when its signal aborts', async () => {
    const stage = createStage()
    const controller = new AbortController()
    stage.events.set(20, () => controller.abort(new Error('Stopped.')))
    await expect(
      stage.download(stage.devnet.chain.busiest, { signal: controller.signal }),
    ).rejects.toThrow('Stopped.')
  })
})
