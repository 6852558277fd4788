import { balance, main, OTHER, pay, rows } from '../../../../test/address'
import {
  bodiesTo,
  expect,
  installClock,
  pollTip,
  routeRequests,
  runFor,
  test,
} from '../../../../test/screen'

interface Indexed {
  transactions: { block_identifier: { index: number } }[]
  total_count: number
}

test('an index that lags the balance is asked again until it lists what moved it', async ({
  visit,
  chain,
}) => {
  const { devnet, url } = chain({ traffic: 0 })
  const { index } = pay(devnet, OTHER, 1_000_000_000n)
  let hasCaughtUp = false
  routeRequests(`${url}/search/transactions`, async (_request, forward) => {
    const response = await forward()
    if (hasCaughtUp) return response
    const body = (await response.json()) as Indexed
    const transactions = body.transactions.filter((one) => one.block_identifier.index <= index)
    return Response.json({ ...body, transactions, total_count: transactions.length })
  })
  installClock()
  visit(`/address/${OTHER}`)
  await expect.element(rows()).toHaveLength(1)
  pay(devnet, OTHER, 2_000_000_000n)
  await pollTip()
  await expect.element(balance()).toContainText('3.000000000 MCM')
  await expect.element(rows()).toHaveLength(1)
  // Nor is the payment taken for something from before the index.
  await expect.element(main()).not.toContainText('before the endpoint’s index')
  hasCaughtUp = true
  await runFor(12_000)
  await expect.element(rows()).toHaveLength(2)
  const searches = bodiesTo(`${url}/search/transactions`)
  await runFor(15_000)
  expect(searches).toEqual([])
})
