import type { Devnet, RunningDevnet } from '@mcm/devnet'
import type { Page } from '@playwright/test'
import { countRequests, showTab } from './support/requests'
import { expectAccessible } from './support/quality'
import { expect, test } from './support/test'

const POLL = 5000

const pendingTable = (page: Page) => page.getByRole('table', { name: /^Pending Transactions/ })
const confirmedTable = (page: Page) =>
  page.getByRole('table', { name: /^Recently Confirmed Transactions/ })
/** The rows of a table without its head and placeholders. */
const rows = (page: Page, table: 'pending' | 'confirmed') =>
  (table === 'pending' ? pendingTable(page) : confirmedTable(page))
    .getByRole('row')
    .filter({ has: page.locator('a[href^="/tx/"]') })
const figure = (page: Page, label: string) =>
  page.getByRole('main').locator('dl > div', { hasText: label }).locator('dd')

/** The next answer to a list. */
function listed(page: Page) {
  return page.waitForResponse(
    (response) => response.request().method() === 'POST' && response.url().endsWith('/mempool'),
  )
}

/** The last list has been taken in, and the time until the next one runs. */
async function settled(page: Page) {
  await expect(page.getByText(/^Next update in [1-5]s$/)).toBeVisible()
}

/** Runs the page's clock on to the next poll and waits until that is answered. */
async function nextPoll(page: Page) {
  await settled(page)
  const answered = listed(page)
  await page.clock.runFor(POLL)
  await answered
  await settled(page)
}

/**
 * Lets so many minutes pass by the page's clock, poll by poll.
 * @returns how many have passed since the page was opened: a busy machine makes them a few more.
 */
async function idle(page: Page, minutes: number, onMinute: (minute: number) => void = () => {}) {
  const opened = await page.evaluate(() => performance.timeOrigin)
  for (let minute = 0; minute < minutes; minute++) {
    onMinute(minute)
    for (let poll = 0; poll < 12; poll++) await nextPoll(page)
  }
  return ((await page.evaluate(() => Date.now())) - opened) / 60_000
}

function pay(devnet: Devnet, amount = 1_500_000_000n) {
  return devnet.pay({ to: devnet.chain.busiest, amount, memo: 'RENT-12' })
}

/** Opens the page with a payment that waits; `vanish` leaves it out of what the page is told. */
async function openWithPayment(page: Page, { devnet, url }: RunningDevnet) {
  const hash = pay(devnet)
  let vanished = false
  await page.route(`${url}/mempool`, async (route) => {
    if (route.request().method() !== 'POST') return route.continue()
    const response = await route.fetch()
    const body = (await response.json()) as { transaction_identifiers?: { hash: string }[] }
    const left = body.transaction_identifiers?.filter((one) => !vanished || one.hash !== hash)
    await route.fulfill({ response, json: left ? { transaction_identifiers: left } : body })
  })
  await page.clock.install()
  await page.goto('/mempool')
  const row = rows(page, 'pending').filter({ has: page.locator(`a[href="/tx/${hash}"]`) })
  await expect(row).toContainText('1.500000000')
  return { row, vanish: () => (vanished = true) }
}

test('lists what waits, the newest first, with what it moves and pays', async ({ page, chain }) => {
  const { devnet } = await chain({ traffic: 3 })
  const hash = pay(devnet)
  const pending = devnet.chain.pending()
  await page.goto('/mempool')

  await expect(page).toHaveTitle('Mempool · Mochimo Explorer')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Mempool')
  await expect(page.getByRole('main')).toContainText(
    'Pending transactions waiting to be included in a block',
  )
  await expect(
    page.getByRole('heading', { name: `Pending Transactions (${pending.length})` }),
  ).toBeVisible()
  await expect(rows(page, 'pending')).toHaveCount(pending.length)
  const links = pendingTable(page).locator('a[href^="/tx/"]')
  const newestFirst = pending.map(({ id }) => `/tx/${id}`).toReversed()
  await expect
    .poll(() => links.evaluateAll((all) => all.map((link) => link.getAttribute('href'))))
    .toEqual(newestFirst)

  const row = rows(page, 'pending').filter({ has: page.locator(`a[href="/tx/${hash}"]`) })
  await expect(row).toContainText('1.500000000')
  await expect(row).toContainText('RENT-12')
  await expect(row.locator(`a[href="/address/${devnet.faucet.address}"]`)).toBeVisible()
  await expect(row.locator(`a[href="/address/${devnet.chain.busiest}"]`)).toBeVisible()

  const sum = (amounts: bigint[]) => amounts.reduce((total, amount) => total + amount, 0n)
  const mcm = (nano: bigint) =>
    `${(nano / 10n ** 9n).toLocaleString('en-US')}.${String(nano % 10n ** 9n).padStart(9, '0')}`
  await expect(figure(page, 'Pending transactions')).toHaveText(String(pending.length))
  await expect(figure(page, 'Total value, MCM')).toHaveText(mcm(sum(pending.map((t) => t.send))))
  await expect(figure(page, 'Total fees, MCM')).toHaveText(mcm(sum(pending.map((t) => t.fee))))
})

test('is reached from the header, and a transaction leads to its page and Back', async ({
  page,
  chain,
}) => {
  const { devnet } = await chain({ traffic: 0 })
  const hash = pay(devnet)
  await page.goto('/')
  await page.getByRole('banner').getByRole('link', { name: 'Mempool' }).click()
  await expect(page).toHaveURL('/mempool')
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  await rows(page, 'pending').locator(`a[href="/tx/${hash}"]`).click()
  await expect(page.getByText('Pending - In Mempool')).toBeVisible()
  await page.goBack()
  await expect(rows(page, 'pending')).toContainText('1.500000000')
})

test('an arrival appears by itself and is marked, the count and the title follow', async ({
  page,
  chain,
}) => {
  const { devnet } = await chain({ traffic: 0 })
  await page.clock.install()
  await page.goto('/mempool')
  await expect(page.getByText('No pending transactions in mempool')).toBeVisible()

  pay(devnet)
  await nextPoll(page)
  await expect(page.getByRole('heading', { name: 'Pending Transactions (1)' })).toBeVisible()
  const row = rows(page, 'pending')
  await expect(row).toContainText('1.500000000')
  await expect(row).not.toContainText('earlier')
  await expect(row).toHaveClass(/new/)
  await expect(page.getByText('No pending transactions in mempool')).toHaveCount(0)

  await nextPoll(page)
  await nextPoll(page)
  await expect(row).not.toHaveClass(/new/)
})

test('what a block takes moves to the confirmed ones and goes after a minute', async ({
  page,
  chain,
}) => {
  const { devnet } = await chain({ traffic: 0 })
  const hash = pay(devnet)
  await page.clock.install()
  await page.goto('/mempool')
  await expect(rows(page, 'pending')).toContainText('1.500000000')

  const [block] = devnet.mine()
  await nextPoll(page)
  await expect(
    page.getByRole('heading', { name: 'Recently Confirmed Transactions (1)' }),
  ).toBeVisible()
  const row = rows(page, 'confirmed')
  const height = block?.index ?? 0
  await expect(row).toContainText(`Confirmed in Block #${height.toLocaleString('en-US')}`)
  await expect(row).toContainText('1.500000000')
  await expect(row.locator(`a[href="/block/${height}"]`)).toBeVisible()
  await expect(row.locator(`a[href="/tx/${hash}?block=${height}"]`)).toBeVisible()
  await expect(page.getByText('No pending transactions in mempool')).toBeVisible()

  for (let poll = 0; poll < 8; poll++) await nextPoll(page)
  await expect(row).toHaveCount(1)
  for (let poll = 0; poll < 6; poll++) await nextPoll(page)
  await expect(row).toHaveCount(0)
})

test('what vanished is looked for at every poll for a minute, and found late', async ({
  page,
  chain,
}) => {
  const running = await chain({ traffic: 2 })
  const asked = countRequests(page)
  const { row, vanish } = await openWithPayment(page, running)
  vanish()
  await nextPoll(page)
  await expect(row).toContainText('left the mempool')
  await expect(row).toHaveClass(/leaving/)
  await expect.poll(() => asked('/search/transactions')).toBe(1)
  for (let poll = 2; poll <= 4; poll++) {
    await nextPoll(page)
    await expect.poll(() => asked('/search/transactions')).toBe(poll)
  }
  running.devnet.mine()
  await nextPoll(page)
  await expect(rows(page, 'confirmed').filter({ hasText: '1.500000000' })).toContainText(
    'Confirmed in Block #',
  )
  await expect(row).toHaveCount(0)
})

test('what is found nowhere goes after a minute', async ({ page, chain }) => {
  const running = await chain({ traffic: 2 })
  const asked = countRequests(page)
  const { row, vanish } = await openWithPayment(page, running)
  vanish()
  for (let poll = 0; poll < 8; poll++) {
    await nextPoll(page)
    await expect.poll(() => asked('/search/transactions')).toBe(poll + 1)
  }
  await expect(row).toHaveCount(1)
  for (let poll = 0; poll < 6; poll++) await nextPoll(page)
  await expect(row).toHaveCount(0)
  expect(asked('/search/transactions')).toBeLessThanOrEqual(12)
})

test('an endpoint without an index still tells what a block took', async ({ page, chain }) => {
  const { devnet } = await chain({ traffic: 0, faults: { indexer: false } })
  pay(devnet)
  await page.clock.install()
  await page.goto('/mempool')
  await expect(rows(page, 'pending')).toContainText('1.500000000')
  devnet.mine()
  await nextPoll(page)
  await expect(rows(page, 'confirmed')).toContainText('Confirmed in Block #')
})

test('Refresh lists at once, and the note counts down to the next list', async ({
  page,
  chain,
}) => {
  const { devnet, url } = await chain({ traffic: 0 })
  await page.clock.install()
  await page.goto('/mempool')
  await expect(page.getByText('No pending transactions in mempool')).toBeVisible()
  await expect(page.getByText(/^Last updated \d+:\d\d:\d\d/)).toBeVisible()
  for (const seconds of [4, 3, 2, 1]) {
    await expect(page.getByText(`Next update in ${seconds}s`)).toBeVisible()
  }
  await expect(page.getByText('Next update in 4s')).toBeVisible()

  pay(devnet)
  let answer = () => {}
  const held = new Promise<void>((resolve) => (answer = resolve))
  await page.route(`${url}/mempool`, async (route) => {
    await held
    await route.continue()
  })
  const refresh = page.getByRole('button', { name: 'Refresh' })
  await refresh.click()
  await expect(refresh).toHaveAttribute('aria-busy', 'true')
  await expect(page.getByText('Updating...')).toBeVisible()
  answer()
  await expect(page.getByRole('heading', { name: 'Pending Transactions (1)' })).toBeVisible()
  await settled(page)
})

test('a mempool that can’t be had says so, and Try Again has it', async ({ page, chain }) => {
  const { devnet } = await chain({
    traffic: 0,
    faults: { calls: { '/mempool': { cutRate: 1 } } },
  })
  pay(devnet)
  await page.goto('/mempool')
  const alert = page.getByRole('alert')
  await expect(alert).toContainText('Failed to load mempool data. Please try refreshing.')
  devnet.clearFaults()
  await alert.getByRole('button', { name: 'Try Again', exact: true }).click()
  await expect(rows(page, 'pending')).toContainText('1.500000000')
  await expect(alert).toHaveCount(0)
})

test('a list that fails later leaves what is known in sight', async ({ page, chain }) => {
  const { devnet } = await chain({ traffic: 0 })
  pay(devnet)
  await page.clock.install()
  await page.goto('/mempool')
  await expect(rows(page, 'pending')).toContainText('1.500000000')
  devnet.setFaults({ calls: { '/mempool': { malformedRate: 1 } } })
  await nextPoll(page)
  const alert = page.getByRole('alert')
  await expect(alert).toContainText('Failed to load mempool data. Please try refreshing.')
  await expect(rows(page, 'pending')).toContainText('1.500000000')
  devnet.clearFaults()
  await alert.getByRole('button', { name: 'Try Again', exact: true }).click()
  await expect(alert).toHaveCount(0)
})

test('a node that is down is no empty mempool', async ({ page, chain }) => {
  await chain({ faults: { node: false } })
  await page.goto('/mempool')
  await expect(page.getByRole('alert')).toContainText(
    'Failed to load mempool data. Please try refreshing.',
  )
  await expect(page.getByText('No pending transactions in mempool')).toHaveCount(0)
})

test('nothing is asked in a hidden tab; on return it is asked at once', async ({ page, chain }) => {
  await chain({ traffic: 3 })
  const asked = countRequests(page)
  await page.clock.install()
  await page.goto('/mempool')
  await expect(rows(page, 'pending').first()).toBeVisible()
  await nextPoll(page)

  await showTab(page, false)
  const before = asked('/mempool')
  await page.clock.runFor(60_000)
  expect(asked('/mempool')).toBe(before)
  const answered = listed(page)
  await showTab(page, true)
  await answered
  expect(asked('/mempool')).toBe(before + 1)
})

test('ten minutes cost 121 lists, 21 status calls and one call for each hash', async ({
  page,
  chain,
}) => {
  test.setTimeout(180_000)
  const { devnet } = await chain({ traffic: 4 })
  const asked = countRequests(page)
  await page.clock.install()
  await page.goto('/mempool')
  await expect.poll(() => asked('/mempool/transaction')).toBe(devnet.chain.pending().length)

  const seen = new Set(devnet.chain.pending().map(({ id }) => id))
  const minutes = await idle(page, 10, (minute) => {
    if (minute === 5) devnet.simulate(2)
    for (const { id } of devnet.chain.pending()) seen.add(id)
  })
  expect(asked('/mempool')).toBeLessThanOrEqual(minutes * 12 + 1)
  expect(asked('/mempool')).toBeGreaterThan(minutes * 10)
  expect(asked('/network/status')).toBeLessThanOrEqual(minutes * 2 + 1)
  await expect.poll(() => asked('/mempool/transaction')).toBe(seen.size)
  expect(asked('/search/transactions')).toBe(0)
})

test('an empty mempool costs no more status calls than any', async ({ page, chain }) => {
  test.setTimeout(180_000)
  await chain({ traffic: 0 })
  const asked = countRequests(page)
  await page.clock.install()
  await page.goto('/mempool')
  await expect(page.getByText('No pending transactions in mempool')).toBeVisible()
  const minutes = await idle(page, 5)
  expect(asked('/network/status')).toBeLessThanOrEqual(minutes * 2 + 1)
})

test('of 5,000 the newest are loaded first, at the rate limit’s pace, and few are in the page', async ({
  page,
  chain,
}) => {
  const { devnet, url } = await chain({ traffic: 0 })
  pay(devnet)
  const [{ id } = { id: '' }] = devnet.chain.pending()
  const { operations } = await (async () => {
    const response = await devnet.fetch('http://devnet/mempool/transaction', {
      method: 'POST',
      body: JSON.stringify({
        network_identifier: { blockchain: 'mochimo', network: 'mainnet' },
        transaction_identifier: { hash: id },
      }),
    })
    return ((await response.json()) as { transaction: { operations: unknown[] } }).transaction
  })()
  const hashes = Array.from({ length: 5000 }, (_, i) => `0x${i.toString(16).padStart(64, '0')}`)
  const details: string[] = []
  let unanswered = 0
  const cors = { 'Access-Control-Allow-Origin': '*', 'Access-Control-Allow-Headers': '*' }
  await page.route(`${url}/mempool`, (route) =>
    route.fulfill({
      headers: cors,
      json: { transaction_identifiers: hashes.map((hash) => ({ hash })) },
    }),
  )
  await page.route(`${url}/mempool/transaction`, async (route) => {
    if (route.request().method() === 'OPTIONS') return route.fulfill({ headers: cors })
    const { transaction_identifier } = route.request().postDataJSON() as {
      transaction_identifier: { hash: string }
    }
    details.push(transaction_identifier.hash)
    unanswered += 1
    await route.fulfill({
      headers: cors,
      json: { transaction: { transaction_identifier, operations } },
    })
    unanswered -= 1
  })
  await page.clock.install()
  await page.goto('/mempool')
  await expect(page.getByRole('heading', { name: 'Pending Transactions (5,000)' })).toBeVisible()
  await expect(page.getByText(/^Total value, MCM, \d+ of 5,000 loaded$/)).toBeVisible()
  expect(await page.getByRole('main').getByRole('row').count()).toBeLessThan(200)

  for (let second = 0; second < 70; second++) {
    await page.clock.runFor(1000)
    // The page's clock is fast: a question must not outlast its ten seconds on a busy machine.
    await expect.poll(() => unanswered).toBe(0)
  }
  await expect.poll(() => details.length).toBeGreaterThan(30)
  expect(details.length).toBeLessThanOrEqual(90)
  expect(details).toEqual(hashes.toReversed().slice(0, details.length))

  await page.evaluate(() => scrollTo(0, document.body.scrollHeight / 2))
  await expect(page.locator(`a[href="/tx/${hashes[2500]}"]`)).toBeAttached()
  expect(await page.getByRole('main').getByRole('row').count()).toBeLessThan(200)
})

test('a node that goes down has not confirmed everything: the list stays, and the failure is told', async ({
  page,
  chain,
}) => {
  const { devnet } = await chain({ traffic: 0 })
  pay(devnet)
  await page.clock.install()
  await page.goto('/mempool')
  await expect(rows(page, 'pending')).toHaveCount(1)
  devnet.setFaults({ node: false })
  await nextPoll(page)
  await expect(page.getByRole('alert')).toContainText('Failed to load mempool data')
  await expect(rows(page, 'pending')).toHaveCount(1)
  await expect(page.getByText('Everything that was sent is in a block')).toHaveCount(0)
})

test('a watched address has its star', async ({ page, chain }) => {
  const { devnet } = await chain({ traffic: 0 })
  pay(devnet)
  await page.addInitScript(
    (address) =>
      localStorage.setItem(
        'address-watchlist',
        JSON.stringify([{ address, label: 'Faucet', dateAdded: 1 }]),
      ),
    devnet.faucet.address,
  )
  await page.goto('/mempool')
  await expect(rows(page, 'pending')).toContainText('(in your watchlist)')
  await expect(rows(page, 'pending')).toContainText('Faucet')
})

test('is accessible with a transaction that waits, left and was confirmed', async ({
  page,
  chain,
}) => {
  const running = await chain({ traffic: 3 })
  const { vanish } = await openWithPayment(page, running)
  await expectAccessible(page)
  vanish()
  await nextPoll(page)
  await expect(page.getByText('left the mempool')).toBeVisible()
  await expectAccessible(page)
  running.devnet.mine()
  await nextPoll(page)
  await expect(rows(page, 'confirmed').first()).toBeVisible()
  await expectAccessible(page)
})
