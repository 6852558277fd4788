import { startDevnet, type RunningDevnet } from '@mcm/devnet'
import { createRosettaClient, type FollowCursor } from '@mcm/rosetta-client'
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'

// Runs over real HTTP: a follower's blocks must match the chain after every kind of reorg.

let running: RunningDevnet
beforeAll(async () => {
  running = await startDevnet({
    port: 0,
    clock: 'manual',
    blocks: 64,
    accounts: 450,
    difficulty: 0,
  })
})
afterAll(() => running.close())
beforeEach(() => {
  // Reorgs orphan only blocks mined since the start.
  running.devnet.mine(20)
})

type Start = 'latest' | number | FollowCursor

class Follower {
  readonly believed = new Map<number, string>()
  /** Every event, as `+` or `-` followed by the hash. */
  readonly told: string[] = []
  cursor: FollowCursor | undefined
  #life: { controller: AbortController; over: Promise<unknown> } | undefined

  constructor(readonly confirmations = 1) {}

  start(from: Start): this {
    const { events } = createRosettaClient({ baseUrl: running.url })
    const controller = new AbortController()
    const { signal } = controller
    const { confirmations } = this
    const over = (async () => {
      for await (const event of events.follow({ from, confirmations, signal, interval: 5 })) {
        const { index, hash } = event.block_identifier
        const isNew = event.type === 'block_added'
        this.told.push(`${isNew ? '+' : '-'}${hash}`)
        if (isNew) this.believed.set(index, hash)
        else this.#takeBack(index, hash)
        this.cursor = JSON.parse(JSON.stringify(event.cursor)) as FollowCursor
      }
    })().catch((error: unknown) => error)
    this.#life = { controller, over }
    return this
  }

  /** Only reported blocks can be reversed, the highest first. */
  #takeBack(index: number, hash: string): void {
    const [highest] = [...this.believed].slice(-1)
    if (highest?.[0] !== index || highest[1] !== hash) throw new Error(`Removes ${index} ${hash}`)
    this.believed.delete(index)
  }

  /** Stops the follower and returns the error it ended with, if any. */
  async stop(): Promise<unknown> {
    this.#life?.controller.abort('stop')
    return this.#life?.over
  }
}

/** Waits until a follower's blocks from a height onward are exactly the chain's. */
function believesInChain({ believed, confirmations }: Follower, from: number): Promise<void> {
  // Generous, for busy machines.
  const patience = { timeout: 50_000, interval: 20 }
  return vi.waitFor(() => {
    expect([...believed]).toEqual(chain(from, confirmations))
  }, patience)
}

function chain(from: number, confirmations: number): [number, string][] {
  const { chain: view } = running.devnet
  const length = Math.max(0, view.tip.index - confirmations + 2 - from)
  return Array.from({ length }, (_, offset) => {
    const { index, hash } = view.block(from + offset) ?? { index: -1, hash: '' }
    return [index, hash]
  })
}

const reorgs = [
  ['of one block', { depth: 1, length: 2 }],
  ['of two blocks', { depth: 2, length: 3 }],
  ['of four blocks', { depth: 4, length: 5 }],
  ['of ten blocks', { depth: 10, length: 12 }],
  ['of equal length', { depth: 3, length: 3 }],
  ['of one block with equal length', { depth: 1, length: 1 }],
  ['to a lower height', { depth: 6, length: 2 }],
  ['of ten blocks to one', { depth: 10, length: 1 }],
  ['won by pseudo-blocks', { depth: 4, length: 5, pseudo: true }],
  ['won by one pseudo-block', { depth: 1, length: 1, pseudo: true }],
  ['to a lower height, won by pseudo-blocks', { depth: 8, length: 3, pseudo: true }],
  ['that drops the transactions', { depth: 5, length: 6, keepTransactions: false }],
] as const

describe('a follower', () => {
  it.each(reorgs)(
    'matches the chain after a reorg %s and after new blocks',
    async (_name, options) => {
      const from = running.devnet.chain.tip.index - 10
      const follower = new Follower().start(from)
      await believesInChain(follower, from)
      const { removed } = running.devnet.reorg(options)
      await believesInChain(follower, from)
      running.devnet.mine(12)
      await believesInChain(follower, from)
      expect(await follower.stop()).toBe('stop')
      const lost = removed.filter(({ index }) => index >= from).map(({ hash }) => `-${hash}`)
      expect(follower.told.filter((line) => line.startsWith('-'))).toEqual(lost)
      expect(new Set(follower.told).size).toBe(follower.told.length)
    },
  )

  it.each(reorgs)('resumes from its cursor after a reorg %s', async (_name, options) => {
    const from = running.devnet.chain.tip.index - 10
    const follower = new Follower().start(from)
    await believesInChain(follower, from)
    expect(await follower.stop()).toBe('stop')
    const seen = follower.told.length
    const { removed } = running.devnet.reorg(options)
    running.devnet.mine(3)
    follower.start(follower.cursor ?? 'latest')
    await believesInChain(follower, from)
    expect(await follower.stop()).toBe('stop')
    const kept = chain(from, 1).filter(
      ([, hash]) => !follower.told.slice(0, seen).includes(`+${hash}`),
    )
    const lost = removed.filter(({ index }) => index >= from)
    expect(follower.told.slice(seen)).toEqual([
      ...lost.map(({ hash }) => `-${hash}`),
      ...kept.map(([, hash]) => `+${hash}`),
    ])
  })

  it('with confirmations, reports no orphaned block', async () => {
    const from = running.devnet.chain.tip.index - 5
    const follower = new Follower(11).start(from)
    for (const [, options] of reorgs) {
      running.devnet.mine(12)
      await believesInChain(follower, from)
      running.devnet.reorg(options)
    }
    running.devnet.mine(12)
    await believesInChain(follower, from)
    expect(await follower.stop()).toBe('stop')
    expect(follower.told.every((line) => line.startsWith('+'))).toBe(true)
  })

  it('works without an indexer', async () => {
    running.devnet.setFaults({ noIndexer: true })
    const from = running.devnet.chain.tip.index - 5
    const follower = new Follower().start(from)
    await believesInChain(follower, from)
    running.devnet.reorg({ depth: 4, length: 5 })
    await believesInChain(follower, from)
    expect(await follower.stop()).toBe('stop')
    running.devnet.clearFaults()
  })

  it('starts with the next block', async () => {
    const from = running.devnet.chain.tip.index + 1
    const follower = new Follower().start('latest')
    // Its first poll of the tip can't be observed from here.
    await new Promise((resolve) => setTimeout(resolve, 300))
    running.devnet.mine(4)
    await believesInChain(follower, from)
    running.devnet.reorg({ depth: 8, length: 10 })
    await believesInChain(follower, from)
    expect(await follower.stop()).toBe('stop')
  })

  it('continues after the server was down', async () => {
    const from = running.devnet.chain.tip.index - 3
    const follower = new Follower().start(from)
    await believesInChain(follower, from)
    running.devnet.setFaults({ noNode: true })
    running.devnet.reorg({ depth: 3, length: 4 })
    await new Promise((resolve) => setTimeout(resolve, 100))
    running.devnet.clearFaults()
    await believesInChain(follower, from)
    expect(await follower.stop()).toBe('stop')
  })
})
