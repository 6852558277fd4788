import type { Page } from '@playwright/test'
import { nextPoll, openWithPayment, pay, pendingTable, rows } from './support/mempool'
import { expectAccessible } from './support/quality'
import { countRequests } from './support/requests'
import { expect, spec, test } from './support/test'

const figure = (page: Page, label: string) =>
  page.getByRole('main').locator('dl > div', { hasText: label }).locator('dd')

test(
  'lists what waits, the newest first, with what it moves and pays',
  spec('Mempool: title, count, sections', 'Mempool: newest first'),
  async ({ page, chain }) => {
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
  },
)

test(
  'is reached from the header, and a transaction leads to its page and Back',
  spec('`/mempool`'),
  async ({ page, chain }) => {
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
  },
)

test(
  'an arrival appears by itself and is marked, the count and the title follow',
  spec('Mempool: pending'),
  async ({ page, chain }) => {
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
  },
)

test(
  'what a block takes moves to the confirmed ones and goes after a minute',
  spec("Mempool: 'Confirmed in Block #n'", 'Mempool: confirmed'),
  async ({ page, chain }) => {
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
  },
)

test(
  'what vanished is looked for at every poll for a minute, and found late',
  spec('Mempool: exiting, found late'),
  async ({ page, chain }) => {
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
  },
)

test(
  'what is found nowhere goes after a minute',
  spec('Mempool: gone after 60 s', 'Mempool items kept 60 s'),
  async ({ page, chain }) => {
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
  },
)

test('an endpoint without an index still tells what a block took', async ({ page, chain }) => {
  const { devnet } = await chain({ traffic: 0, faults: { noIndexer: true } })
  pay(devnet)
  await page.clock.install()
  await page.goto('/mempool')
  await expect(rows(page, 'pending')).toContainText('1.500000000')
  devnet.mine()
  await nextPoll(page)
  await expect(rows(page, 'confirmed')).toContainText('Confirmed in Block #')
})

test(
  'a mempool that can’t be had says so, and Try Again has it',
  spec("Mempool: error state with 'Try Again'", "'Failed to load mempool data…'"),
  async ({ page, chain }) => {
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
  },
)

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
  await chain({ faults: { noNode: true } })
  await page.goto('/mempool')
  await expect(page.getByRole('alert')).toContainText(
    'Failed to load mempool data. Please try refreshing.',
  )
  await expect(page.getByText('No pending transactions in mempool')).toHaveCount(0)
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
  devnet.setFaults({ noNode: true })
  await nextPoll(page)
  await expect(page.getByRole('alert')).toContainText('Failed to load mempool data')
  await expect(rows(page, 'pending')).toHaveCount(1)
  await expect(page.getByText('Nothing is waiting at this endpoint’s node')).toHaveCount(0)
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
