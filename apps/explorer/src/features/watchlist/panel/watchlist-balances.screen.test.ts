import {
  countRequests,
  expect,
  failConnection,
  installClock,
  page,
  pause,
  routeRequests,
  runFor,
  showTab,
  test,
  userEvent,
} from '../../../../test/screen'
import { control, keep, many, panel } from '../../../../test/watchlist'

/**
 * Hides the tab and shows it again. The tip is then requested immediately, not after 30 seconds.
 */
function comeBack() {
  showTab(false)
  showTab(true)
}

test('are requested only while it is open, one at a time, and once per block', async ({
  visit,
  chain,
}) => {
  const { devnet, url } = chain()
  const rich = devnet.chain.busiest
  keep([{ address: rich, dateAdded: 1 }, ...many(4)])
  const requests = countRequests()
  const asked = () => requests('/account/balance')
  let atOnce = 0
  let max = 0
  routeRequests(`${url}/account/balance`, async (_request, forward) => {
    max = Math.max(max, (atOnce += 1))
    const response = await forward()
    atOnce -= 1
    return response
  })
  visit('/mempool')
  await expect.element(page.getByRole('button', { name: /Connected & Synced/ })).toBeVisible()
  expect(asked()).toBe(0)

  await control().click()
  const items = panel().getByRole('listitem')
  await expect.element(items.first()).toContainText(/[1-9].*\.\d{9}/)
  await expect.element(items.last()).toContainText('0.000000000')
  expect(asked()).toBe(5)
  expect(max).toBe(1)

  // Open again at the same tip: no new requests.
  await userEvent.keyboard('{Escape}')
  await control().click()
  await expect.element(items.last()).toContainText('0.000000000')
  expect(asked()).toBe(5)

  // A new tip requests them again.
  const before = items.first().element().textContent
  devnet.pay({ to: rich, amount: 123_000_000_000n })
  devnet.advance(300)
  comeBack()
  await expect.element(items.first()).not.toHaveText(before)
  await expect.poll(asked).toBe(10)
  expect(max).toBe(1)

  // While closed, a new tip requests nothing.
  await userEvent.keyboard('{Escape}')
  const heard = requests('/network/status')
  devnet.mine()
  comeBack()
  await expect.poll(() => requests('/network/status')).toBeGreaterThan(heard)
  await pause(500)
  expect(asked()).toBe(10)
})

test('are still there when the list is opened much later at the same tip', async ({
  visit,
  chain,
}) => {
  const { devnet } = chain()
  keep([{ address: devnet.chain.busiest, dateAdded: 1 }])
  installClock()
  visit('/mempool')
  await control().click()
  const item = panel().getByRole('listitem')
  await expect.element(item).toContainText(/[1-9].*\.\d{9}/)
  await userEvent.keyboard('{Escape}')
  // Unused data is dropped after five minutes.
  await runFor(6 * 60_000)
  await control().click()
  await expect.element(item).toContainText(/[1-9].*\.\d{9}/)
})

test('report a failure once, and are requested again on Try Again', async ({ visit, chain }) => {
  const { devnet, url } = chain()
  keep(many(6))
  const asked = countRequests()
  const putUp = routeRequests(`${url}/account/balance`, failConnection)
  visit('/mempool')
  await expect.element(page.getByRole('button', { name: /Connected & Synced/ })).toBeVisible()
  await control().click()
  await expect.element(panel()).toContainText('Failed to load balance')
  await expect.element(panel()).toContainText('The endpoint isn’t responding right now.')
  await expect.element(panel()).toContainText('Total for 0 of 6 addresses')
  // Nothing seems to be loading still.
  await expect.element(panel().getByText('Not loaded')).toHaveLength(5)
  expect(asked('/account/balance')).toBe(1)
  putUp()
  expect(devnet.faults.noNode).toBe(false)
  await panel().getByRole('button', { name: 'Try Again' }).click()
  const items = panel().getByRole('listitem')
  await expect.element(items.filter({ hasText: '0.000000000' })).toHaveLength(6)
  await expect.element(panel()).toContainText('Total for 6 addresses')
  await expect.element(panel()).not.toContainText('The endpoint isn’t responding right now.')
})

test('says that the endpoint doesn’t respond if it hasn’t since the page was opened', async ({
  visit,
  chain,
}) => {
  const { url } = chain()
  keep(many(2))
  const putUp = routeRequests(url, failConnection)
  visit('/about')
  await expect.element(page.getByRole('button', { name: /Disconnected/ })).toBeVisible()
  await control().click()
  await expect.element(panel()).toContainText('The endpoint isn’t responding right now.')
  await expect.element(panel().getByText('Not loaded')).toHaveLength(2)
  putUp()
  await panel().getByRole('button', { name: 'Try Again' }).click()
  const items = panel().getByRole('listitem')
  await expect.element(items.filter({ hasText: '0.000000000' })).toHaveLength(2)
})
