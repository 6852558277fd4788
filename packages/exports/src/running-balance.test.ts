import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { withRunningBalance, type HistoryItem, type HistoryRow } from './running-balance'
import { OTHER, OWN, payment, receipt, spend } from '../test/history'

async function rows(
  items: HistoryItem[],
  balance?: { value: bigint; block: number },
): Promise<HistoryRow[]> {
  const all: HistoryRow[] = []
  for await (const row of withRunningBalance(items, { address: OWN, balance })) all.push(row)
  return all
}

const balances = (all: HistoryRow[]) => all.map(({ balance }) => balance)

describe('withRunningBalance', () => {
  it('counts from zero to the current balance if the movements add up', async () => {
    const history = [receipt(30, 5n), receipt(20, 7n), receipt(10, 100n)]
    expect(balances(await rows(history, { value: 112n, block: 31 }))).toEqual([112n, 107n, 100n])
  })

  it('gives no balances if they do not, or if the current balance is unknown', async () => {
    const history = [receipt(30, 5n), receipt(20, 7n)]
    expect(balances(await rows(history, { value: 13n, block: 31 }))).toEqual([null, null])
    expect(balances(await rows(history))).toEqual([null, null])
  })

  it('treats every spend as a known balance and fills only the stretches that add up', async () => {
    const history = [
      receipt(60, 3n),
      spend(50, { pays: [40n], fee: 1n, change: 9n }),
      // A reward of 20 is missing, because search doesn't include rewards.
      receipt(40, 5n),
      spend(30, { pays: [70n], fee: 5n, change: 25n }),
      receipt(20, 90n),
      receipt(10, 10n),
    ]
    expect(balances(await rows(history, { value: 12n, block: 60 }))).toEqual([
      12n,
      9n,
      null,
      25n,
      100n,
      10n,
    ])
  })

  it('gives each payment of a transaction its own row and balance, latest first', async () => {
    const [second, first] = await rows([spend(50, { pays: [40n, 10n], fee: 2n, change: 9n })])
    expect(second).toMatchObject({ type: 'SENT', amount: -10n, fee: null, balance: 9n })
    expect(first).toMatchObject({ type: 'SENT', amount: -40n, fee: 2n, balance: 19n })
  })

  it('puts a spend before receipts in the same block, whatever the search order', async () => {
    const history = [
      spend(50, { pays: [30n], fee: 1n, change: 69n }),
      receipt(50, 5n),
      receipt(40, 100n),
    ]
    const all = await rows(history, { value: 74n, block: 50 })
    expect(all.map(({ type }) => type)).toEqual(['RECEIVED', 'SENT', 'RECEIVED'])
    expect(balances(all)).toEqual([74n, 69n, 100n])
  })

  it('shows orphaned transactions but does not count them', async () => {
    const lost = { ...receipt(30, 5n).summary, status: 'ORPHANED' }
    const history = [receipt(40, 1n), { summary: lost, time: null }, receipt(20, 7n)]
    expect(balances(await rows(history, { value: 8n, block: 40 }))).toEqual([8n, null, 7n])
  })

  it('gives no balance to transactions after the balance was read', async () => {
    const history = [receipt(50, 5n), receipt(40, 7n), receipt(30, 1n)]
    expect(balances(await rows(history, { value: 8n, block: 45 }))).toEqual([null, 8n, 1n])
    expect(balances(await rows([receipt(50, 5n)], { value: 0n, block: 45 }))).toEqual([null])
  })

  it('fills the stretch between the current balance and a later spend', async () => {
    const history = [
      spend(60, { pays: [10n], fee: 1n, change: 2n }),
      receipt(50, 5n),
      receipt(40, 8n),
    ]
    expect(balances(await rows(history, { value: 8n, block: 45 }))).toEqual([2n, 13n, 8n])
  })

  it('shows a miner’s fees and rewards', async () => {
    const fee = payment(50, {
      source: OTHER,
      pays: [[`0x${'3'.repeat(40)}`, 9n]],
      fee: 4n,
      change: 0n,
      miner: OWN,
    })
    const reward: HistoryItem = {
      time: 1,
      summary: { ...receipt(40, 100n).summary, kind: 'reward', source: null, miner: OWN },
    }
    const all = await rows([fee, reward], { value: 104n, block: 50 })
    expect(all).toMatchObject([
      { type: 'FEE', amount: 4n, counterparty: OTHER, balance: 104n },
      { type: 'REWARD', amount: 100n, counterparty: null, balance: 100n },
    ])
  })

  it('counts the fee of the miner’s own transaction as paid and as earned', async () => {
    const own = payment(50, { source: OWN, pays: [[OTHER, 9n]], fee: 4n, change: 7n, miner: OWN })
    expect(await rows([own], { value: 11n, block: 50 })).toMatchObject([
      { type: 'FEE', amount: 4n, balance: 11n },
      { type: 'SENT', amount: -9n, fee: 4n, balance: 7n },
    ])
  })

  it('emits rows without a balance if too many wait for a known balance', async () => {
    const history = Array.from({ length: 25_000 }, (_, at) => receipt(30_000 - at, 1n))
    const all = await rows(history, { value: 25_000n, block: 30_000 })
    expect(all).toHaveLength(25_000)
    expect(balances(all).every((balance) => balance === null)).toBe(true)
  })

  it('never gives a wrong balance if the history has gaps', async () => {
    const event = fc.record({
      kind: fc.constantFrom('receive', 'receive', 'spend', 'hidden', 'orphan'),
      amount: fc.bigInt({ min: 1n, max: 1_000n }),
      sameBlock: fc.boolean(),
    })
    let told = 0
    await fc.assert(
      fc.asyncProperty(fc.array(event, { maxLength: 30 }), async (events) => {
        // This is a small ledger with the account's true balance after each transaction.
        let held = 0n
        let height = 1
        const truth = new Map<string, bigint>()
        const history: HistoryItem[] = []
        for (const [at, { kind, amount, sameBlock }] of events.entries()) {
          if (kind === 'spend' || !sameBlock) height++
          const change = held - amount - 1n
          if (kind === 'spend' && change < 0n) continue
          held = kind === 'spend' ? change : kind === 'orphan' ? held : held + amount
          if (kind === 'hidden') continue
          const { summary, time } =
            kind === 'spend'
              ? spend(height, { pays: [amount], fee: 1n, change })
              : receipt(height, amount)
          const status = kind === 'orphan' ? 'ORPHANED' : 'SUCCESS'
          history.unshift({ summary: { ...summary, hash: `${at}`, status }, time })
          truth.set(`${at}`, held)
        }
        const all = await rows(history, { value: held, block: height })
        expect(all).toHaveLength(history.length)
        const complete = events.every(({ kind }) => kind !== 'hidden')
        const wanted = all.map(({ status, transaction, type, balance }) => {
          const certain = complete || type === 'SENT' || balance !== null
          return status === 'SUCCESS' && certain ? truth.get(transaction) : null
        })
        expect(balances(all)).toEqual(wanted)
        told += wanted.filter((balance) => balance !== null).length
      }),
      { seed: 1, numRuns: 1_000 },
    )
    expect(told).toBeGreaterThan(1_000)
  })
})
