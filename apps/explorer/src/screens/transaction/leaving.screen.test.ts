import {
  expect,
  installClock,
  page,
  pollTip,
  routeRequests,
  runFor,
  test,
} from '../../../test/screen'

const OTHER = `0x${'5c'.repeat(20)}`

const headline = () => page.getByRole('main').css('div:has(> h1) + div')

test('a transaction that left the mempool but isn’t indexed yet is not reported as lost', async ({
  visit,
  chain,
}) => {
  const { devnet, url } = chain()
  const id = devnet.pay({ to: OTHER, amount: 1_000_000_000n })
  installClock()
  visit(`/tx/${id}`)
  await expect.element(page.getByText('Pending - In Mempool')).toBeVisible()
  let hidden = true
  let asked = 0
  routeRequests(`${url}/search/transactions`, async (_request, forward) => {
    if (!hidden) return forward()
    asked += 1
    return Response.json({ transactions: [], total_count: 0 })
  })
  devnet.mine()
  await pollTip()
  await expect.poll(() => asked).toBeGreaterThan(0)
  await expect.element(page.getByText('Pending - In Mempool')).toBeVisible()
  hidden = false
  await runFor(6000)
  await expect.element(headline()).toContainText('Confirmed')
})

test('what was seen of a pending transaction stays when it leaves the mempool', async ({
  visit,
  chain,
}) => {
  const { devnet } = chain({ traffic: 0 })
  const id = devnet.pay({ to: OTHER, amount: 1_500_000_000n })
  installClock()
  visit(`/tx/${id}`)
  await expect.element(page.getByText('Pending - In Mempool')).toBeVisible()
  devnet.setFaults({ calls: { '/mempool/transaction': { errorRate: 1, errorCode: 3 } } })
  while (page.getByText('No Longer in Mempool').elements().length === 0) await runFor(10_000)
  await expect.element(headline()).toContainText('1.50 MCM')
  await expect.element(page.getByRole('main')).not.toContainText('Waiting for a miner')
  await expect.element(page.getByRole('main')).not.toContainText('Queue')
  // It looks for three minutes, and then on request.
  const again = page.getByRole('button', { name: 'Check again' })
  while (again.elements().length === 0) await runFor(30_000)
  devnet.clearFaults()
  devnet.mine()
  await again.click()
  await expect.element(headline()).toContainText('Confirmed')
})
