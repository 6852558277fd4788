import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { leaveVirtualClock, pass, useVirtualClock } from '../../test/support/clock'
import { FakeChain } from '../../test/support/fake-chain'
import { followDeposits, SHOP, stored } from '../../test/support/followed-deposits'
import type { DepositCursor } from './deposit'

beforeEach(useVirtualClock)
afterEach(leaveVirtualClock)

describe('a cursor', () => {
  /**
   * The steps of the test chain: two deposits in an orphaned block, one of which is mined again, and
   * another deposit.
   */
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

  it('resumes after every item', async () => {
    const reference = new FakeChain(50)
    const whole = followDeposits(reference, { addresses: [SHOP], from: 51 })
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
      const { said, stop } = followDeposits(reference, {
        addresses: [SHOP],
        cursor: stored(cursor),
      })
      await pass(10_000)
      await stop()
      // Deposits seen in an orphaned block are reported as lost, then the remaining items follow.
      const resumed = said().filter((line) => !line.startsWith('lost'))
      const reported = new Set(whole.said().slice(0, at + 1))
      expect(resumed).toEqual(
        ['seen 8 in 52', 'seen 9 in 53', 'confirmed 8 in 52', 'confirmed 9 in 53'].filter(
          (line) => !reported.has(line),
        ),
      )
    }
  })

  it('within a block that is orphaned in the meantime reports its deposits as lost', async () => {
    const chain = new FakeChain(50)
    const first = followDeposits(chain, { addresses: [SHOP], from: 51 })
    await pass(0)
    chain.add(1, [
      { id: 7, to: SHOP, amount: 5n },
      { id: 8, to: SHOP, amount: 6n },
    ])
    await pass(10_000)
    await first.stop()
    const cursor = stored(first.items[0]?.cursor)
    chain.reorg(1, 2)
    const { said, stop } = followDeposits(chain, { addresses: [SHOP], cursor })
    await pass(0)
    expect(said()).toEqual(['lost 7 in 51'])
    await stop()
  })

  it('isn’t changed, even if it is used twice', async () => {
    const chain = new FakeChain(50)
    const first = followDeposits(chain, { addresses: [SHOP], from: 51 })
    await pass(0)
    chain.add(1, [{ id: 7, to: SHOP, amount: 5n }])
    await pass(10_000)
    await first.stop()
    const cursor = stored(first.items[0]?.cursor)
    const before = JSON.stringify(cursor)
    for (const use of [cursor, Object.freeze(cursor)]) {
      await followDeposits(chain, { addresses: [SHOP], cursor: use }).stop()
    }
    expect(JSON.stringify(cursor)).toBe(before)
  })

  it('within an orphaned block reports a deposit as lost before it is seen again', async () => {
    const chain = new FakeChain(50)
    const first = followDeposits(chain, { addresses: [SHOP], from: 51, confirmations: 2 })
    await pass(0)
    const payments = [7, 8].map((id) => ({ id, to: SHOP, amount: 5n }))
    chain.add(3).add(1, payments)
    await pass(10_000)
    await first.stop()
    const cursor = stored(first.items[0]?.cursor)
    // The same transaction is mined at a lower height.
    chain.reorg(3, 1).add(1, payments).add(3)
    const { said, stop } = followDeposits(chain, { addresses: [SHOP], cursor, confirmations: 2 })
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

  it('advances without deposits', async () => {
    const chain = new FakeChain(50)
    const cursors: DepositCursor[] = []
    const onProgress = (cursor: DepositCursor) => void cursors.push(cursor)
    const { stop } = followDeposits(chain, { addresses: [SHOP], onProgress })
    await pass(0)
    chain.add(3)
    await pass(10_000)
    await stop()
    expect(cursors.at(-1)?.blocks.at(-1)).toEqual(chain.tip)
    const calls = chain.endpoint.calls.length
    const resumed = followDeposits(chain, { addresses: [SHOP], cursor: stored(cursors.at(-1)) })
    await pass(0)
    await resumed.stop()
    expect(chain.endpoint.calls).toHaveLength(calls + 1)
  })
})
