import type { Page } from '@playwright/test'
import { listed, nextPoll, pay, rows, settled } from './support/mempool'
import { countRequests, showTab } from './support/requests'
import { expect, spec, test } from './support/test'

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

test(
  'Refresh lists at once, and the note counts down to the next list',
  spec("Mempool: refresh, countdown, 'Last updated'"),
  async ({ page, chain }) => {
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
  },
)

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

test(
  'ten minutes cost 121 lists, 21 status calls and one call for each hash',
  spec('Mempool every 5 s'),
  async ({ page, chain }) => {
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
  },
)

test(
  'an empty mempool costs no more status calls than any',
  spec('Mempool: empty state'),
  async ({ page, chain }) => {
    test.setTimeout(180_000)
    await chain({ traffic: 0 })
    const asked = countRequests(page)
    await page.clock.install()
    await page.goto('/mempool')
    await expect(page.getByText('No pending transactions in mempool')).toBeVisible()
    const minutes = await idle(page, 5)
    expect(asked('/network/status')).toBeLessThanOrEqual(minutes * 2 + 1)
  },
)

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
