import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { toBase58 } from '@mcm/address'
import { leaveVirtualClock, pass, useVirtualClock } from '../../test/support/clock'
import { clientOf, FakeChain } from '../../test/support/fake-chain'
import { followDeposits, OTHER, SHOP } from '../../test/support/followed-deposits'

beforeEach(useVirtualClock)
afterEach(leaveVirtualClock)

describe('a deposit', () => {
  it('is seen in its block and confirmed after enough confirmations', async () => {
    const chain = new FakeChain(50)
    const { items, stop } = followDeposits(chain)
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

  it('is confirmed immediately with one confirmation', async () => {
    const chain = new FakeChain(50)
    const { said, stop } = followDeposits(chain, { addresses: [SHOP], confirmations: 1 })
    await pass(0)
    chain.add(1, [{ id: 7, to: SHOP, amount: 5n }])
    await pass(10_000)
    expect(said()).toEqual(['seen 7 in 51', 'confirmed 7 in 51'])
    await stop()
  })

  it('is reported without a start if it isn’t confirmed yet', async () => {
    const chain = new FakeChain(47)
    for (const id of [48, 49, 50]) chain.add(1, [{ id, to: SHOP, amount: 5n }])
    const { said, stop } = followDeposits(chain)
    await pass(0)
    expect(said()).toEqual(['seen 49 in 49', 'seen 50 in 50'])
    await stop()
  })

  it('is reported below the start height if it isn’t confirmed yet, because a reorg can move it', async () => {
    const chain = new FakeChain(49).add(1, [{ id: 7, to: SHOP, amount: 5n }])
    const { said, stop } = followDeposits(chain, { addresses: [SHOP], from: 51 })
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

  it('waits until the endpoint is in sync and has reached the start height', async () => {
    const chain = new FakeChain(40)
    chain.synced = false
    const { said, stop } = followDeposits(chain, { addresses: [SHOP], from: 51 })
    await pass(10_000)
    chain.synced = true
    await pass(10_000)
    expect(chain.endpoint.calls.every(({ path }) => path === '/network/status')).toBe(true)
    chain.add(9).add(1, [{ id: 7, to: SHOP, amount: 5n }])
    await pass(10_000)
    expect(said()).toEqual(['seen 7 in 50'])
    await stop()
  })

  it('is reported from the start height even if it is already confirmed', async () => {
    const chain = new FakeChain(20).add(1, [{ id: 7, to: SHOP, amount: 5n }]).add(10)
    const { said, stop } = followDeposits(chain, { addresses: [SHOP], from: 21 })
    await pass(0)
    expect(said()).toEqual(['seen 7 in 21', 'confirmed 7 in 21'])
    await stop()
  })

  it('is found for addresses in any format', async () => {
    const chain = new FakeChain(50).add(1, [{ id: 7, to: SHOP, amount: 5n }])
    for (const address of [toBase58(SHOP), SHOP.slice(2).toUpperCase(), SHOP + SHOP.slice(2)]) {
      const { said, stop } = followDeposits(chain, { addresses: [address] })
      await pass(0)
      expect(said()).toEqual(['seen 7 in 51'])
      await stop()
    }
  })

  it('can be selected by a function of address and memo', async () => {
    const chain = new FakeChain(50)
    const asked: string[] = []
    const { said, stop } = followDeposits(chain, {
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

  it('can be a reward, including the block’s fees', async () => {
    const chain = new FakeChain(50)
    const { items, stop } = followDeposits(chain)
    await pass(0)
    const payments = [7, 8].map((id) => ({ id, to: OTHER, amount: 5n }))
    chain.add(1, payments, SHOP)
    await pass(10_000)
    expect(items).toMatchObject([
      { kind: 'mined', id: `${chain.tip.hash}:0`, amount: 5_000_001_000n, memo: '' },
    ])
    await stop()
  })

  it('is not lost while its block is unavailable', async () => {
    const chain = new FakeChain(50).add(1, [{ id: 7, to: SHOP, amount: 5n }]).add(120)
    const { blocks } = chain
    let reads = 0
    chain.beforeBlock = (index) => {
      const isGone = index === 51 && ++reads > 1
      chain.blocks = isGone ? blocks.slice(0, 50) : blocks
    }
    const { said, stop } = followDeposits(chain, { addresses: [SHOP], from: 51 })
    await pass(0)
    expect(said()).toEqual(['seen 7 in 51'])
    chain.beforeBlock = undefined
    chain.blocks = blocks
    await pass(10_000)
    expect(said()).toEqual(['seen 7 in 51', 'confirmed 7 in 51'])
    await stop()
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
  ])('are rejected before a request: %s in %j', (argument, options) => {
    const chain = new FakeChain(5)
    expect(() => clientOf(chain).deposits.follow(options)).toThrow(
      expect.objectContaining({ name: 'InvalidRequestError', argument }),
    )
    expect(chain.endpoint.calls).toEqual([])
  })
})
