import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { toBase58 } from '@mcm/address'
import { leaveVirtualClock, useVirtualClock } from '../../test/support/clock'
import { FakeChain, tag } from '../../test/support/fake-chain'
import { createRosettaClient } from '../client'
import type { DeepReorgError } from '../errors'
import type { Deposit, DepositCursor } from './deposit'
import type { DepositOptions } from './follow-deposits'

beforeEach(useVirtualClock)
afterEach(leaveVirtualClock)

const SHOP = tag(0x5b09)
const OTHER = tag(0x07e4)

const clientOf = ({ endpoint }: FakeChain) =>
  createRosettaClient({ baseUrl: 'https://node.example', fetch: endpoint.fetch })

/** Follows deposits to the shop and keeps them, as 'seen 7 in 51'. */
function follow(chain: FakeChain, options: DepositOptions = { addresses: [SHOP] }) {
  const controller = new AbortController()
  const items: Deposit[] = []
  const over = (async () => {
    const following = { confirmations: 3, signal: controller.signal, ...options }
    for await (const item of clientOf(chain).deposits.follow(following)) items.push(item)
  })().catch((error: unknown) => error)
  return {
    items,
    said: () =>
      items.map(
        ({ state, transaction, block }) => `${state} ${Number(transaction)} in ${block.index}`,
      ),
    over,
    stop: async () => {
      controller.abort('stop')
      await over
    },
  }
}

const stored = (cursor: DepositCursor | undefined): DepositCursor =>
  JSON.parse(JSON.stringify(cursor)) as DepositCursor

const pass = (milliseconds: number): Promise<unknown> => vi.advanceTimersByTimeAsync(milliseconds)

describe('a deposit', () => {
  it('is seen in its block and confirmed when that is deep enough', async () => {
    const chain = new FakeChain(50)
    const { items, stop } = follow(chain)
    await pass(0)
    chain.add(1, [
      { id: 7, to: OTHER, amount: 1n },
      { id: 8, to: SHOP, amount: 2n ** 63n, memo: 'ORDER-7' },
    ])
    await pass(10_000)
    const expected = {
      id: `0x${'8'.padStart(64, '0')}:0`,
      kind: 'payment',
      transaction: `0x${'8'.padStart(64, '0')}`,
      destination: 0,
      address: SHOP,
      amount: 2n ** 63n,
      memo: 'ORDER-7',
      block: chain.tip,
    }
    expect(items).toMatchObject([{ ...expected, state: 'seen' }])
    chain.add()
    await pass(10_000)
    expect(items).toHaveLength(1)
    chain.add()
    await pass(10_000)
    expect(items).toMatchObject([
      { ...expected, state: 'seen' },
      { ...expected, state: 'confirmed' },
    ])
    await stop()
  })

  it('is confirmed at once with one confirmation', async () => {
    const chain = new FakeChain(50)
    const { said, stop } = follow(chain, { addresses: [SHOP], confirmations: 1 })
    await pass(0)
    chain.add(1, [{ id: 7, to: SHOP, amount: 5n }])
    await pass(10_000)
    expect(said()).toEqual(['seen 7 in 51', 'confirmed 7 in 51'])
    await stop()
  })

  it('without a start is every one that is not confirmed yet', async () => {
    const chain = new FakeChain(47)
    for (const id of [48, 49, 50]) chain.add(1, [{ id, to: SHOP, amount: 5n }])
    const { said, stop } = follow(chain)
    await pass(0)
    expect(said()).toEqual(['seen 49 in 49', 'seen 50 in 50'])
    await stop()
  })

  it('from a height near the tip is every one that is not confirmed yet, because a reorg can move it down', async () => {
    const chain = new FakeChain(49).add(1, [{ id: 7, to: SHOP, amount: 5n }])
    const { said, stop } = follow(chain, { addresses: [SHOP], from: 51 })
    await pass(0)
    chain.reorg(1, 1).add(1, [{ id: 8, to: SHOP, amount: 5n }])
    await pass(10_000)
    chain.reorg(2, 1).blocks.pop()
    chain.add(1, [{ id: 8, to: SHOP, amount: 5n }]).add(2)
    await pass(10_000)
    expect(said()).toEqual([
      'seen 7 in 50',
      'lost 7 in 50',
      'seen 8 in 51',
      'lost 8 in 51',
      'seen 8 in 50',
      'confirmed 8 in 50',
    ])
    await stop()
  })

  it('waits for an endpoint that is in sync and has the height to start at', async () => {
    const chain = new FakeChain(40)
    chain.synced = false
    const { said, stop } = follow(chain, { addresses: [SHOP], from: 51 })
    await pass(10_000)
    chain.synced = true
    await pass(10_000)
    expect(chain.endpoint.calls.every(({ path }) => path === '/network/status')).toBe(true)
    chain.add(9).add(1, [{ id: 7, to: SHOP, amount: 5n }])
    await pass(10_000)
    expect(said()).toEqual(['seen 7 in 50'])
    await stop()
  })

  it('from a height on is also every one that is confirmed already', async () => {
    const chain = new FakeChain(20).add(1, [{ id: 7, to: SHOP, amount: 5n }]).add(10)
    const { said, stop } = follow(chain, { addresses: [SHOP], from: 21 })
    await pass(0)
    expect(said()).toEqual(['seen 7 in 21', 'confirmed 7 in 21'])
    await stop()
  })

  it('is found for addresses in any form', async () => {
    const chain = new FakeChain(50).add(1, [{ id: 7, to: SHOP, amount: 5n }])
    for (const address of [toBase58(SHOP), SHOP.slice(2).toUpperCase(), SHOP + SHOP.slice(2)]) {
      const { said, stop } = follow(chain, { addresses: [address] })
      await pass(0)
      expect(said()).toEqual(['seen 7 in 51'])
      await stop()
    }
  })

  it('is what a function says, by address and memo', async () => {
    const chain = new FakeChain(50)
    const asked: string[] = []
    const { said, stop } = follow(chain, {
      async isOurs(address, memo) {
        asked.push(`${address} ${memo}`)
        await Promise.resolve()
        return memo === 'B-2'
      },
    })
    await pass(0)
    chain.add(1, [
      { id: 7, to: SHOP, amount: 5n, memo: 'A-1' },
      { id: 8, to: SHOP, amount: 5n, memo: 'B-2' },
    ])
    await pass(10_000)
    expect(said()).toEqual(['seen 8 in 51'])
    expect(asked).toEqual(expect.arrayContaining([`${SHOP} A-1`, `${SHOP} B-2`]))
    await stop()
  })

  it('can be a reward, which comes with the fees of its block', async () => {
    const chain = new FakeChain(50)
    const { items, stop } = follow(chain)
    await pass(0)
    const payments = [7, 8].map((id) => ({ id, to: OTHER, amount: 5n }))
    chain.add(1, payments, SHOP)
    await pass(10_000)
    expect(items).toMatchObject([
      { kind: 'mined', id: `${chain.tip.hash}:0`, amount: 5_000_001_000n, memo: '' },
    ])
    await stop()
  })

  it('is not lost while the endpoint stops serving its block, however long', async () => {
    const chain = new FakeChain(50).add(1, [{ id: 7, to: SHOP, amount: 5n }]).add(120)
    const { blocks } = chain
    let reads = 0
    chain.beforeBlock = (index) => {
      const isGone = index === 51 && ++reads > 1
      chain.blocks = isGone ? blocks.slice(0, 50) : blocks
    }
    const { said, stop } = follow(chain, { addresses: [SHOP], from: 51 })
    await pass(0)
    expect(said()).toEqual(['seen 7 in 51'])
    chain.beforeBlock = undefined
    chain.blocks = blocks
    await pass(10_000)
    expect(said()).toEqual(['seen 7 in 51', 'confirmed 7 in 51'])
    await stop()
  })
})

describe('a reorg', () => {
  it('loses a deposit whose transaction is dropped', async () => {
    const chain = new FakeChain(50)
    const { said, stop } = follow(chain)
    await pass(0)
    chain.add(1, [{ id: 7, to: SHOP, amount: 5n }])
    await pass(10_000)
    chain.reorg(1, 8)
    await pass(10_000)
    expect(said()).toEqual(['seen 7 in 51', 'lost 7 in 51'])
    await stop()
  })

  it('leaves one deposit where the transaction is mined again', async () => {
    const chain = new FakeChain(50)
    const { items, said, stop } = follow(chain)
    await pass(0)
    chain.add(2, [{ id: 7, to: SHOP, amount: 5n }])
    await pass(10_000)
    chain.reorg(2, 1).add(3, [{ id: 7, to: SHOP, amount: 5n }])
    await pass(10_000)
    expect(said()).toEqual(['seen 7 in 51', 'lost 7 in 51', 'seen 7 in 52', 'confirmed 7 in 52'])
    expect(new Set(items.map(({ id }) => id)).size).toBe(1)
    await stop()
  })

  it('that is noticed only when the block is read again confirms nothing', async () => {
    const chain = new FakeChain(50)
    const { said, stop } = follow(chain)
    await pass(0)
    chain.add(1, [{ id: 7, to: SHOP, amount: 5n }])
    await pass(10_000)
    chain.add(2)
    // Between reading the last block and reading the deposit's block again, another branch wins.
    chain.beforeBlock = (index) => {
      if (index === 51 && chain.blocks.length === 53) chain.reorg(3, 4)
    }
    await pass(30_000)
    expect(said()).toEqual(['seen 7 in 51', 'lost 7 in 51'])
    await stop()
  })

  it('to a lower height, while a deposit is due, confirms nothing until it is deep enough again', async () => {
    const chain = new FakeChain(50)
    const payments = [7, 8].map((id) => ({ id, to: SHOP, amount: 5n }))
    chain.add(1, payments).add(2)
    const first = follow(chain, { addresses: [SHOP], from: 51 })
    await pass(0)
    await first.stop()
    expect(first.said().at(-1)).toBe('confirmed 8 in 51')
    // Stopped after the first of two that are due. Meanwhile the last block is lost.
    const cursor = stored(first.items.at(-2)?.cursor)
    chain.reorg(1, 0)
    const { said, stop } = follow(chain, { addresses: [SHOP], cursor })
    await pass(30_000)
    expect(said()).toEqual([])
    chain.add(1)
    await pass(10_000)
    expect(said()).toEqual(['confirmed 8 in 51'])
    await stop()
  })

  it('that undoes a confirmed deposit ends it with an error', async () => {
    const chain = new FakeChain(50)
    const { over, said } = follow(chain)
    await pass(0)
    chain.add(1, [{ id: 7, to: SHOP, amount: 5n }]).add(3)
    await pass(10_000)
    const lost = chain.blocks.slice(49, 51).map(({ block_identifier }) => block_identifier)
    chain.reorg(5, 8)
    await pass(10_000)
    expect(await over).toMatchObject({
      name: 'DeepReorgError',
      call: 'deposits.follow',
      lost: lost.reverse(),
    })
    const { cursor } = (await over) as DeepReorgError
    chain.add(1, [{ id: 7, to: SHOP, amount: 5n }]).add(2)
    const resumed = follow(chain, { addresses: [SHOP], cursor: stored(cursor as DepositCursor) })
    await pass(0)
    expect(resumed.said()).toEqual(['seen 7 in 58', 'confirmed 7 in 58'])
    await resumed.stop()
    expect(said()).toEqual(['seen 7 in 51', 'confirmed 7 in 51'])
  })

  it('that undoes a confirmed deposit also loses the others, although the chain stays short', async () => {
    const chain = new FakeChain(50)
    const { over } = follow(chain)
    await pass(0)
    chain
      .add(1, [{ id: 7, to: SHOP, amount: 5n }])
      .add(2)
      .add(1, [{ id: 8, to: SHOP, amount: 5n }])
    await pass(10_000)
    chain.reorg(10, 1)
    await pass(10_000)
    const { cursor } = (await over) as DeepReorgError
    const resumed = follow(chain, { addresses: [SHOP], cursor: stored(cursor as DepositCursor) })
    await pass(0)
    expect(resumed.said()).toEqual(['lost 8 in 54'])
    await resumed.stop()
  })

  it('deeper than the confirmations goes on where nothing confirmed is lost', async () => {
    const chain = new FakeChain(50)
    const { said, stop } = follow(chain)
    await pass(0)
    chain.add(1, [{ id: 7, to: SHOP, amount: 5n }]).add(12)
    await pass(10_000)
    chain.reorg(10, 12)
    chain.add(1, [{ id: 8, to: SHOP, amount: 5n }])
    await pass(10_000)
    expect(said()).toEqual(['seen 7 in 51', 'confirmed 7 in 51', 'seen 8 in 66'])
    await stop()
  })
})

describe('a cursor', () => {
  /** Two deposits in one block that is lost, one of them mined again, and one more. */
  const story = (chain: FakeChain): (() => void)[] => [
    () =>
      chain.add(1, [
        { id: 7, to: SHOP, amount: 5n },
        { id: 8, to: SHOP, amount: 6n },
      ]),
    () => chain.reorg(1, 1).add(1, [{ id: 8, to: SHOP, amount: 6n }]),
    () => chain.add(1, [{ id: 9, to: SHOP, amount: 7n }]),
    () => chain.add(4),
  ]

  it('resumes after each single item', async () => {
    const reference = new FakeChain(50)
    const whole = follow(reference, { addresses: [SHOP], from: 51 })
    for (const step of story(reference)) {
      step()
      await pass(10_000)
    }
    await whole.stop()
    expect(whole.said()).toEqual([
      'seen 7 in 51',
      'seen 8 in 51',
      'lost 7 in 51',
      'lost 8 in 51',
      'seen 8 in 52',
      'seen 9 in 53',
      'confirmed 8 in 52',
      'confirmed 9 in 53',
    ])
    for (const [at, { cursor }] of whole.items.entries()) {
      const { said, stop } = follow(reference, { addresses: [SHOP], cursor: stored(cursor) })
      await pass(10_000)
      await stop()
      // What was seen in a lost block is said to be lost; then the rest of the story as it stands.
      const resumed = said().filter((line) => !line.startsWith('lost'))
      const told = new Set(whole.said().slice(0, at + 1))
      expect(resumed).toEqual(
        ['seen 8 in 52', 'seen 9 in 53', 'confirmed 8 in 52', 'confirmed 9 in 53'].filter(
          (line) => !told.has(line),
        ),
      )
    }
  })

  it('in the middle of a block that is lost meanwhile takes back what was reported of it', async () => {
    const chain = new FakeChain(50)
    const first = follow(chain, { addresses: [SHOP], from: 51 })
    await pass(0)
    chain.add(1, [
      { id: 7, to: SHOP, amount: 5n },
      { id: 8, to: SHOP, amount: 6n },
    ])
    await pass(10_000)
    await first.stop()
    const cursor = stored(first.items[0]?.cursor)
    chain.reorg(1, 2)
    const { said, stop } = follow(chain, { addresses: [SHOP], cursor })
    await pass(0)
    expect(said()).toEqual(['lost 7 in 51'])
    await stop()
  })

  it('in the middle of a block takes back what was reported of it before the transaction comes again', async () => {
    const chain = new FakeChain(50)
    const first = follow(chain, { addresses: [SHOP], from: 51, confirmations: 2 })
    await pass(0)
    const payments = [7, 8].map((id) => ({ id, to: SHOP, amount: 5n }))
    chain.add(3).add(1, payments)
    await pass(10_000)
    await first.stop()
    const cursor = stored(first.items[0]?.cursor)
    // The same transaction is mined below the height it was first seen at.
    chain.reorg(3, 1).add(1, payments).add(3)
    const { said, stop } = follow(chain, { addresses: [SHOP], cursor, confirmations: 2 })
    await pass(0)
    expect(said()).toEqual([
      'lost 7 in 54',
      'seen 7 in 53',
      'seen 8 in 53',
      'confirmed 7 in 53',
      'confirmed 8 in 53',
    ])
    await stop()
  })

  it('moves on without deposits too', async () => {
    const chain = new FakeChain(50)
    const cursors: DepositCursor[] = []
    const onProgress = (cursor: DepositCursor) => void cursors.push(cursor)
    const { stop } = follow(chain, { addresses: [SHOP], onProgress })
    await pass(0)
    chain.add(3)
    await pass(10_000)
    await stop()
    expect(cursors.at(-1)?.blocks.at(-1)).toEqual(chain.tip)
    const calls = chain.endpoint.calls.length
    const resumed = follow(chain, { addresses: [SHOP], cursor: stored(cursors.at(-1)) })
    await pass(0)
    await resumed.stop()
    expect(chain.endpoint.calls).toHaveLength(calls + 1)
  })
})

describe('options', () => {
  const cursor = { version: 1, from: 1, blocks: [], pending: [], lost: [], confirmedUpTo: 0 }
  it.each<[string, object]>([
    ['addresses', {}],
    ['addresses', { addresses: [SHOP], isOurs: () => true }],
    ['addresses', { addresses: SHOP }],
    ['addresses', { addresses: 5 }],
    ['address', { addresses: ['J8gqYehTJhJWrfcUd766sUQ8THktNt'] }],
    ['isOurs', { isOurs: true }],
    ['onProgress', { isOurs: () => true, onProgress: 'log' }],
    ['from', { isOurs: () => true, from: 0 }],
    ['from', { isOurs: () => true, from: cursor }],
    ['from', { isOurs: () => true, from: 5, cursor }],
    ['cursor.pending', { isOurs: () => true, cursor: { ...cursor, pending: undefined } }],
    ['cursor.confirmedUpTo', { isOurs: () => true, cursor: { ...cursor, confirmedUpTo: -1 } }],
    ['confirmations', { isOurs: () => true, confirmations: 0 }],
    ['confirmations', { isOurs: () => true, confirmations: NaN }],
    ['interval', { isOurs: () => true, interval: NaN }],
    ['adresses', { adresses: [SHOP] }],
  ])('are refused before anything is sent: %s in %j', (argument, options) => {
    const chain = new FakeChain(5)
    expect(() => clientOf(chain).deposits.follow(options)).toThrow(
      expect.objectContaining({ name: 'InvalidRequestError', argument }),
    )
    expect(chain.endpoint.calls).toEqual([])
  })
})
