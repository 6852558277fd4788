import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { leaveVirtualClock, pass, useVirtualClock } from '../../test/support/clock'
import { FakeChain } from '../../test/support/fake-chain'
import { followDeposits, SHOP, stored } from '../../test/support/followed-deposits'
import type { DeepReorgError } from '../errors'
import type { DepositCursor } from './deposit'

beforeEach(useVirtualClock)
afterEach(leaveVirtualClock)

describe('a reorg', () => {
  it('reports a deposit as lost if its transaction is dropped', async () => {
    const chain = new FakeChain(50)
    const { said, stop } = followDeposits(chain)
    await pass(0)
    chain.add(1, [{ id: 7, to: SHOP, amount: 5n }])
    await pass(10_000)
    chain.reorg(1, 8)
    await pass(10_000)
    expect(said()).toEqual(['seen 7 in 51', 'lost 7 in 51'])
    await stop()
  })

  it('confirms a deposit once if its transaction is mined again', async () => {
    const chain = new FakeChain(50)
    const { items, said, stop } = followDeposits(chain)
    await pass(0)
    chain.add(2, [{ id: 7, to: SHOP, amount: 5n }])
    await pass(10_000)
    chain.reorg(2, 1).add(3, [{ id: 7, to: SHOP, amount: 5n }])
    await pass(10_000)
    expect(said()).toEqual(['seen 7 in 51', 'lost 7 in 51', 'seen 7 in 52', 'confirmed 7 in 52'])
    expect(new Set(items.map(({ id }) => id)).size).toBe(1)
    await stop()
  })

  it('detected when a block is fetched again confirms nothing', async () => {
    const chain = new FakeChain(50)
    const { said, stop } = followDeposits(chain)
    await pass(0)
    chain.add(1, [{ id: 7, to: SHOP, amount: 5n }])
    await pass(10_000)
    chain.add(2)
    // A reorg happens between fetching the last block and fetching the deposit's block again.
    chain.beforeBlock = (index) => {
      if (index === 51 && chain.blocks.length === 53) chain.reorg(3, 4)
    }
    await pass(30_000)
    expect(said()).toEqual(['seen 7 in 51', 'lost 7 in 51'])
    await stop()
  })

  it('to a lower height delays a due confirmation', async () => {
    const chain = new FakeChain(50)
    const payments = [7, 8].map((id) => ({ id, to: SHOP, amount: 5n }))
    chain.add(1, payments).add(2)
    const first = followDeposits(chain, { addresses: [SHOP], from: 51 })
    await pass(0)
    await first.stop()
    expect(first.said().at(-1)).toBe('confirmed 8 in 51')
    // Following stopped after the first of two due confirmations. Then the last block is orphaned.
    const cursor = stored(first.items.at(-2)?.cursor)
    chain.reorg(1, 0)
    const { said, stop } = followDeposits(chain, { addresses: [SHOP], cursor })
    await pass(30_000)
    expect(said()).toEqual([])
    chain.add(1)
    await pass(10_000)
    expect(said()).toEqual(['confirmed 8 in 51'])
    await stop()
  })

  it('throws an error if it removes a confirmed deposit', async () => {
    const chain = new FakeChain(50)
    const { over, said } = followDeposits(chain)
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
    const resumed = followDeposits(chain, {
      addresses: [SHOP],
      cursor: stored(cursor as DepositCursor),
    })
    await pass(0)
    expect(resumed.said()).toEqual(['seen 7 in 58', 'confirmed 7 in 58'])
    await resumed.stop()
    expect(said()).toEqual(['seen 7 in 51', 'confirmed 7 in 51'])
  })

  it('that removes a confirmed deposit also loses the others, even if the new chain is shorter', async () => {
    const chain = new FakeChain(50)
    const { over } = followDeposits(chain)
    await pass(0)
    chain
      .add(1, [{ id: 7, to: SHOP, amount: 5n }])
      .add(2)
      .add(1, [{ id: 8, to: SHOP, amount: 5n }])
    await pass(10_000)
    chain.reorg(10, 1)
    await pass(10_000)
    const { cursor } = (await over) as DeepReorgError
    const resumed = followDeposits(chain, {
      addresses: [SHOP],
      cursor: stored(cursor as DepositCursor),
    })
    await pass(0)
    expect(resumed.said()).toEqual(['lost 8 in 54'])
    await resumed.stop()
  })

  it('deeper than the confirmations continues if no confirmed deposit is lost', async () => {
    const chain = new FakeChain(50)
    const { said, stop } = followDeposits(chain)
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
