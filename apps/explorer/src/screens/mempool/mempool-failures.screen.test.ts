import { nextPoll, pay, rows } from '../../../test/mempool'
import { expect, installClock, page, routeRequests, spec, test } from '../../../test/screen'
import { watchShifts } from '../../../test/shifts'

test(
  'a mempool that can’t be loaded says so, and Try Again loads it',
  spec("Mempool: error state with 'Try Again'", "'Failed to load mempool data…'"),
  async ({ visit, chain }) => {
    const { devnet } = chain({
      traffic: 0,
      faults: { calls: { '/mempool': { cutRate: 1 } } },
    })
    pay(devnet)
    visit('/mempool')
    const alert = page.getByRole('alert')
    await expect.element(alert).toContainText('Failed to load mempool data. Please try refreshing.')
    devnet.clearFaults()
    await alert.getByRole('button', { name: 'Try Again', exact: true }).click()
    await expect.element(rows('pending')).toContainText('1.500000000')
    await expect.element(alert).toHaveLength(0)
  },
)

test('a list that fails later leaves the known transactions visible', async ({ visit, chain }) => {
  const { devnet } = chain({ traffic: 0 })
  pay(devnet)
  installClock()
  visit('/mempool')
  await expect.element(rows('pending')).toContainText('1.500000000')
  const expectStill = watchShifts()
  devnet.setFaults({ calls: { '/mempool': { malformedRate: 1 } } })
  await nextPoll()
  const alert = page.getByRole('alert')
  await expect.element(alert).toContainText('Failed to load mempool data. Please try refreshing.')
  await expect.element(rows('pending')).toContainText('1.500000000')
  devnet.clearFaults()
  await page.getByRole('button', { name: 'Refresh' }).click()
  await expect.element(alert).toHaveLength(0)
  expectStill()
})

test('a node that is down isn’t shown as an empty mempool', async ({ visit, chain }) => {
  chain({ faults: { noNode: true } })
  visit('/mempool')
  await expect
    .element(page.getByRole('alert'))
    .toContainText('Failed to load mempool data. Please try refreshing.')
  await expect.element(page.getByText('No pending transactions in mempool')).toHaveLength(0)
})

test('a node that goes down doesn’t confirm transactions: the list stays, with an error', async ({
  visit,
  chain,
}) => {
  const { devnet } = chain({ traffic: 0 })
  pay(devnet)
  installClock()
  visit('/mempool')
  await expect.element(rows('pending')).toHaveLength(1)
  devnet.setFaults({ noNode: true })
  await nextPoll()
  await expect.element(page.getByRole('alert')).toContainText('Failed to load mempool data')
  await expect.element(rows('pending')).toHaveLength(1)
  await expect
    .element(page.getByText('This endpoint’s node has no pending transactions'))
    .toHaveLength(0)
})

test('a limit is named, and no refresh is asked for', async ({ visit, chain }) => {
  const { devnet, url } = chain({ traffic: 0 })
  pay(devnet)
  installClock()
  visit('/mempool')
  await expect.element(rows('pending')).toHaveLength(1)
  const limited = { status: 429, headers: { 'retry-after': '40' } }
  routeRequests(`${url}/mempool`, () => Promise.resolve(new Response('Too many', limited)))
  await nextPoll()
  const alert = page.getByRole('alert')
  await expect.element(alert).toHaveText('Rate limited. The explorer keeps trying.')
})
