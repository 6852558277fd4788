import { describe, expect, it } from 'vitest'
import { createDevnet, type Devnet, type Snapshot } from '../src/core'

const size = { blocks: 32, accounts: 100, difficulty: 0 }

/** Changes a chain in every way that a snapshot records. */
function changeEverything(devnet: Devnet): void {
  devnet.mine(3)
  devnet.pay({ to: devnet.chain.busiest, amount: 1_500_000_000n, memo: 'TEST-1' })
  devnet.simulate(7)
  devnet.advance(500)
  devnet.mine(2, { pseudo: true })
  devnet.reorg({ depth: 2, length: 3 })
  devnet.run({ mine: 2, simulate: 3, reorg: { depth: 1 }, advance: 200 })
  devnet.setFaults({ stalled: true, calls: { '/block': { errorRate: 1, errorCode: 6 } } })
  devnet.loadRichList()
  devnet.pay({ to: devnet.chain.busiest, amount: 1n })
}

/** Returns a snapshot after it has been through a file. */
function stored(devnet: Devnet): Snapshot {
  return JSON.parse(JSON.stringify(devnet.save())) as Snapshot
}

function content(devnet: Devnet) {
  const { chain } = devnet
  return {
    state: devnet.state(),
    supply: chain.supply,
    balance: chain.account(chain.busiest)?.balance,
    pending: chain.pending().map(({ id }) => id),
  }
}

describe('a snapshot', () => {
  it('restores blocks, ledger, mempool, clock and faults', () => {
    const devnet = createDevnet(size)
    changeEverything(devnet)
    const snapshot = stored(devnet)
    const copy = createDevnet(snapshot.options)
    copy.load(snapshot)
    expect(content(copy)).toEqual(content(devnet))
    // Both continue in the same way.
    expect(copy.mine(5).map(({ hash }) => hash)).toEqual(devnet.mine(5).map(({ hash }) => hash))
    expect(stored(copy)).toEqual(stored(devnet))
  })

  it('includes transactions that were submitted through the API', async () => {
    const wallet = createDevnet(size)
    wallet.pay({ to: wallet.chain.busiest, amount: 5n })
    const signed = wallet.save().changes[0]?.submit
    const devnet = createDevnet(size)
    await devnet.fetch('http://devnet/construction/submit', {
      method: 'POST',
      body: JSON.stringify({
        network_identifier: { blockchain: 'mochimo', network: 'mainnet' },
        signed_transaction: signed,
      }),
    })
    const copy = createDevnet(size)
    copy.load(stored(devnet))
    expect(copy.chain.pending().map(({ id }) => id)).toEqual(
      wallet.chain.pending().map(({ id }) => id),
    )
  })

  it('replaces what the devnet had', () => {
    const devnet = createDevnet(size)
    const empty = stored(devnet)
    const before = content(devnet)
    changeEverything(devnet)
    devnet.load(empty)
    expect(content(devnet)).toEqual(before)
  })

  it('is empty after a reset', () => {
    const devnet = createDevnet(size)
    changeEverything(devnet)
    devnet.reset()
    expect(devnet.save().changes).toEqual([])
  })

  it('is rejected by a devnet with other options, which doesn’t change', () => {
    const snapshot = createDevnet(size).save()
    const other = createDevnet({ ...size, seed: 'another' })
    other.mine(1)
    const before = content(other)
    expect(() => other.load(snapshot)).toThrow(
      'The snapshot has another `seed`: create the devnet with `createDevnet(snapshot.options)`',
    )
    expect(content(other)).toEqual(before)
  })

  it('is rejected if it leads to another chain', () => {
    const devnet = createDevnet(size)
    const snapshot = { ...devnet.save(), changes: [{ mine: 1 }] }
    expect(() => devnet.load(snapshot)).toThrow(/was saved by another version/)
    expect(devnet.save().changes).toEqual([])
  })

  it.each([
    [{ version: 2 }, '`version` must be 1; got 2'],
    [{ changes: [{ mine: -1 }] }, /mine/],
    [{ changes: 5 }, '`changes` must be a list of changes; got 5'],
  ])('is rejected if it is invalid: %j', (wrong, message) => {
    const devnet = createDevnet(size)
    expect(() => devnet.load({ ...devnet.save(), ...wrong } as Snapshot)).toThrow(message)
  })

  it('can’t be made of a live chain', () => {
    const devnet = createDevnet({ ...size, clock: 'live' })
    expect(() => devnet.save()).toThrow("use `clock: 'manual'`")
    devnet.close()
  })
})
