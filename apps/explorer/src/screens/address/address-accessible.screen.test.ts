import { main, OTHER } from '../../../test/address'
import { expectAccessible } from '../../../test/accessible'
import { expect, hang, page, routeRequests, test } from '../../../test/screen'

test('is accessible while loading, loaded, empty and failed', async ({ visit, chain }) => {
  const { devnet, url } = chain()
  const release = routeRequests(url, hang)
  visit(`/address/${devnet.chain.busiest}`)
  await expect
    .element(page.getByRole('table', { name: 'Latest Transactions' }))
    .toHaveAttribute('aria-busy', 'true')
  await expectAccessible()
  release()

  // At the width that shows the chart unfolded.
  await page.viewport(1280, 900)
  visit(`/address/${devnet.chain.busiest}`)
  await page.getByText('Show as a table').click()
  await expect.element(main().css('[aria-busy=true]')).toHaveLength(0)
  await expectAccessible()

  for (const path of [`/address/${OTHER}`, `/address/${OTHER}?fees=hide`, '/address/nonsense']) {
    visit(path)
    await expect.element(main()).toContainText(/No transactions found|Invalid address format/)
    await expectAccessible()
  }
  const fault = { errorRate: 1, errorCode: 1 } as const
  devnet.setFaults({ calls: { '/search/transactions': fault, '/account/balance': fault } })
  visit(`/address/0x${'12'.repeat(20)}`)
  await expect.element(main()).toContainText('Failed to load balance')
  await expect.element(main()).toContainText('Error loading data')
  await expectAccessible()
})
