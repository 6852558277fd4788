import { expectAccessible } from '../../../../test/accessible'
import {
  countRequests,
  expect,
  holdResponses,
  installClock,
  page,
  pollTip,
  routeRequests,
  runFor,
  test,
} from '../../../../test/screen'

const notice = (text: string) => page.getByRole('status').filter({ hasText: text })
const indicator = (text: string) => page.getByRole('button', { name: text })

test('an open page says since when it hasn’t been updated, until the endpoint is back', async ({
  visit,
  chain,
}) => {
  const { devnet } = chain()
  installClock()
  visit(`/block/${devnet.chain.tip.index}`)
  await expect.element(indicator('Connected & Synced')).toBeVisible()
  devnet.setFaults({ calls: { '/network/status': { cutRate: 1 } } })
  await pollTip(30_000)
  await expect
    .element(notice('Not updating since'))
    .toContainText(/Not updating since \d{1,2}:\d\d( [AP]M)?\. Couldn’t reach chain-\d+\.test\./)
  await expectAccessible()
  devnet.clearFaults()
  await pollTip(30_000)
  await expect.element(notice('Not updating since')).toHaveLength(0)
})

test('another failed request is evidence: the status is checked at once', async ({
  visit,
  chain,
}) => {
  const { devnet } = chain()
  const asked = countRequests()
  installClock()
  visit('/mempool')
  await expect.element(indicator('Connected & Synced')).toBeVisible()
  await expect
    .element(page.getByRole('heading', { name: /^Pending Transactions \(/ }))
    .toBeVisible()
  const cut = { cutRate: 1 }
  devnet.setFaults({ calls: { '/mempool': cut, '/network/status': cut } })
  expect(asked('/network/status')).toBe(1)
  // The first list of the outage is requested after 5 s, and the next poll of the status after 30.
  await runFor(6000)
  await expect.element(indicator('Disconnected')).toBeVisible()
  await expect.element(notice('Not updating since')).toBeVisible()
  // Once is enough, however often the list fails.
  expect(asked('/network/status')).toBe(2)
  await runFor(6000)
  expect(asked('/network/status')).toBe(2)
})

test('an endpoint that doesn’t respond is reported after three seconds, and the page keeps its title', async ({
  visit,
  chain,
}) => {
  const { url } = chain()
  chain({ seed: 'second' })
  const began = performance.now()
  const respond = ['/network/status', '/block'].map((path) => holdResponses(`${url}${path}`))
  visit('/block/1079000')
  await expect.element(page.getByRole('heading', { level: 1 })).toHaveText(/1,079,000/)
  await expect
    .element(notice('The endpoint isn’t responding.'))
    .toContainText('The explorer keeps trying.')
  expect(performance.now() - began).toBeGreaterThan(3000)
  await notice('isn’t responding').getByRole('button', { name: 'Try another endpoint' }).click()
  await expect.element(indicator('Connected & Synced')).toBeVisible()
  await expect.element(notice('isn’t responding')).toHaveLength(0)
  for (const each of respond) each()
})

test('a screen that says itself that it failed isn’t told twice', async ({ visit, chain }) => {
  const { close } = chain()
  close()
  installClock()
  visit('/block/1079000')
  await expect.element(notice('The endpoint isn’t responding.')).toBeVisible()
  await runFor(10_000)
  await expect.element(page.getByText('Error Loading Block')).toBeVisible()
  await expect.element(page.getByRole('main')).toContainText('The explorer keeps trying.')
  await expect.element(notice('isn’t responding')).toHaveLength(0)
})

test('a screen that failed loads by itself once the endpoint is back', async ({ visit, chain }) => {
  const { devnet } = chain()
  const cut = { cutRate: 1 }
  devnet.setFaults({ calls: { '/network/status': cut, '/block': cut } })
  installClock()
  visit(`/block/${devnet.chain.tip.index}`)
  await runFor(10_000)
  await expect.element(page.getByText('Error Loading Block')).toBeVisible()
  devnet.clearFaults()
  await pollTip(30_000)
  await expect.element(page.getByRole('heading', { name: 'Verification' })).toBeVisible()
})

test('a limit that the first requests meet is named, not taken for silence', async ({
  visit,
  chain,
}) => {
  const { devnet, url } = chain()
  const limited = { status: 429, headers: { 'retry-after': '20' } }
  routeRequests(url, () => Promise.resolve(new Response('Too many requests', limited)))
  visit(`/address/${devnet.chain.busiest}`)
  await expect.element(indicator('Rate limited')).toBeVisible()
  await expect.element(notice('Rate limited.')).toContainText('will slow down and retry')
})

test('a limit that lasts is said on an open page, with the time of its data', async ({
  visit,
  chain,
}) => {
  const { devnet, url } = chain()
  installClock()
  visit(`/block/${devnet.chain.tip.index}`)
  await expect.element(indicator('Connected & Synced')).toBeVisible()
  const limited = { status: 429, headers: { 'retry-after': '60' } }
  const mend = routeRequests(url, () => Promise.resolve(new Response('Too many', limited)))
  await pollTip(30_000)
  await expect.element(indicator('Rate limited')).toBeVisible()
  await expect.element(notice('Not updating since')).toHaveLength(0)
  await runFor(16_000)
  await expect
    .element(notice('Not updating since'))
    .toContainText('isn’t accepting more requests from your IP address')
  await expect.element(notice('Not updating since')).toContainText(/Next try in \d+ s\./)
  mend()
  await runFor(120_000)
  await expect.element(notice('Not updating since')).toHaveLength(0)
})
