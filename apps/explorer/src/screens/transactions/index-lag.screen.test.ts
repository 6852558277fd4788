import {
  expect,
  installClock,
  page,
  pollTip,
  routeRequests,
  runFor,
  test,
} from '../../../test/screen'
import { LATEST_PAGE_SIZE } from '../../data/latest-transactions-query'

const OTHER = `0x${'5b'.repeat(20)}`

test('a block that the index has a few seconds after the chain comes in by itself', async ({
  visit,
  chain,
}) => {
  const { devnet, url } = chain({ traffic: 0 })
  let before: Response | undefined
  const call = `${url}/search/transactions`
  const stop = routeRequests(call, async (_request, forward) => {
    const response = await forward()
    before ??= response.clone()
    return response
  })
  installClock()
  visit('/txs')
  const rows = page.getByRole('main').css('tbody tr:has(time)')
  await expect.element(rows).toHaveLength(LATEST_PAGE_SIZE)
  stop()
  devnet.pay({ to: OTHER, amount: 1_500_000_000n })
  devnet.mine()
  const catchUp = routeRequests(call, () => Promise.resolve(before?.clone() ?? Response.error()))
  await pollTip()
  await expect.element(rows.first()).not.toContainText('1.500000000')
  catchUp()
  await runFor(8000)
  await expect.element(rows.first()).toContainText('1.500000000')
})
