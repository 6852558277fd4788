import type { Devnet } from '@mcm/devnet/core'
import { balance, fact, main, OTHER, pay, rows } from '../../../../test/address'
import { expect, installClock, pollTip, routeRequests, test } from '../../../../test/screen'

interface Indexed {
  transactions: { block_identifier: { index: number } }[]
  total_count: number
}

/** Hides blocks above a height from the index, until the returned function is called. */
function holdIndex(url: string, height: number): () => void {
  let isHeld = true
  routeRequests(`${url}/search/transactions`, async (_request, forward) => {
    const response = await forward()
    if (!isHeld) return response
    const body = (await response.json()) as Indexed
    const transactions = body.transactions.filter((one) => one.block_identifier.index <= height)
    return Response.json({ ...body, transactions, total_count: transactions.length })
  })
  return () => {
    isHeld = false
  }
}

const payTwice = (devnet: Devnet) => {
  pay(devnet, OTHER, 1_000_000_000n)
  return pay(devnet, OTHER, 2_000_000_000n)
}

test('what the index doesn’t have yet is read from the chain', async ({ visit, chain }) => {
  const { devnet, url } = chain({ traffic: 0 })
  const { index } = pay(devnet, OTHER, 1_000_000_000n)
  const release = holdIndex(url, index)
  installClock()
  visit(`/address/${OTHER}`)
  await expect.element(rows()).toHaveLength(1)
  const { index: newest } = pay(devnet, OTHER, 2_000_000_000n)
  await pollTip()
  await expect.element(balance()).toContainText('3.000000000 MCM')
  await expect.element(rows()).toHaveLength(2)
  await expect.element(main()).toContainText('2 transactions')
  await expect.element(fact('Today (UTC)')).toContainText('3.00 MCM in')
  await expect.element(fact('Last activity')).toContainText(newest.toLocaleString('en'))
  await expect.element(main()).not.toContainText('before the endpoint’s index')
  // Once the index has it, it is listed once.
  release()
  devnet.mine()
  await pollTip()
  await expect.element(main()).toContainText((newest + 1).toLocaleString('en'))
  await expect.element(rows()).toHaveLength(2)
  await expect.element(main()).toContainText('2 transactions')
})

test('a page that opens while the index lags lists what the balance includes', async ({
  visit,
  chain,
}) => {
  const { devnet, url } = chain({ traffic: 0 })
  const { index } = payTwice(devnet)
  pay(devnet, OTHER, 4_000_000_000n)
  holdIndex(url, index - 1)
  visit(`/address/${OTHER}`)
  await expect.element(balance()).toContainText('7.000000000 MCM')
  await expect.element(rows()).toHaveLength(3)
  await expect.element(rows().first()).toContainText('4.00')
  await expect.element(main()).toContainText('3 transactions')
})

test('a payment of a block that the chain dropped isn’t listed as received', async ({
  visit,
  chain,
}) => {
  const { devnet, url } = chain({ traffic: 0 })
  const { index } = pay(devnet, OTHER, 1_000_000_000n)
  holdIndex(url, index)
  installClock()
  visit(`/address/${OTHER}`)
  await expect.element(rows()).toHaveLength(1)
  pay(devnet, OTHER, 2_000_000_000n)
  await pollTip()
  await expect.element(rows()).toHaveLength(2)
  devnet.reorg({ depth: 1, length: 2, keepTransactions: false })
  await pollTip()
  await expect.element(balance()).toContainText('1.000000000 MCM')
  await expect.element(rows()).toHaveLength(1)
})
