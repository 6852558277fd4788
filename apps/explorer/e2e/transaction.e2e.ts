import type { Page } from '@playwright/test'
import { solvedAt } from './support/dates'
import { expectAccessible, watchShifts } from './support/quality'
import { expect, test } from './support/test'
import { hearTip } from './support/tip'

const OTHER = `0x${'5c'.repeat(20)}`

const card = (page: Page) => page.getByRole('article')
const fact = (page: Page, label: string) => card(page).locator(`dt:text-is("${label}") + dd`)
const line = (page: Page, text: string) =>
  card(page).getByRole('listitem').filter({ hasText: text })

function searches(page: Page, url: string): string[] {
  const asked: string[] = []
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url() === `${url}/search/transactions`) {
      asked.push(request.postData() ?? '')
    }
  })
  return asked
}

test('shows where the money went, the change as change, the fee and the memo', async ({
  page,
  chain,
}) => {
  const { devnet } = await chain()
  const id = devnet.pay({ to: OTHER, amount: 1_500_000_000n, memo: 'TEST-1' })
  devnet.mine()
  await page.goto(`/tx/${id}`)
  await expect(line(page, OTHER)).toContainText('1.500000000')
  await expect(line(page, OTHER)).toContainText('TEST-1')
  await expect(line(page, 'Change')).toContainText(devnet.faucet.address)
  await expect(line(page, 'Fee')).toContainText(/0\.00000\d+/)
  await expect(fact(page, 'Sent')).toContainText('1.500000000')
  await expect(fact(page, 'Confirmations')).toHaveText('1')
  await expect(fact(page, 'Solved')).toContainText(solvedAt(devnet.chain.tip))
})

test('goes from pending to confirmed by itself, and is asked for until it is ten blocks deep', async ({
  page,
  chain,
}) => {
  const { devnet, url } = await chain({ traffic: 0 })
  const id = devnet.pay({ to: OTHER, amount: 1_000_000_000n })
  const asked = searches(page, url)
  await page.clock.install()
  await page.goto(`/tx/${id}`)
  await expect(page.getByText('Pending - In Mempool')).toBeVisible()
  await expect(fact(page, 'Status')).toContainText('It waits for a miner')

  devnet.mine()
  await hearTip(page)
  await expect(page.getByText('Pending - In Mempool')).toHaveCount(0)
  await expect(fact(page, 'Status')).toHaveText('Success')
  await expect(fact(page, 'Confirmations')).toHaveText('1')

  devnet.mine(4)
  await hearTip(page)
  await expect(fact(page, 'Confirmations')).toHaveText('5')
  await expect.poll(() => asked.length).toBe(3)
  devnet.mine(10)
  await hearTip(page)
  await expect(fact(page, 'Confirmations')).toHaveText('15')
  await page.waitForTimeout(1000)
  expect(asked).toHaveLength(3)
})

test('one that has left the mempool, and that the index does not have yet, is not called lost', async ({
  page,
  chain,
}) => {
  const { devnet, url } = await chain()
  const id = devnet.pay({ to: OTHER, amount: 1_000_000_000n })
  await page.clock.install()
  await page.goto(`/tx/${id}`)
  await expect(page.getByText('Pending - In Mempool')).toBeVisible()
  let hidden = true
  let asked = 0
  await page.route(`${url}/search/transactions`, async (route) => {
    if (route.request().method() !== 'POST' || !hidden) return route.fallback()
    asked += 1
    await route.fulfill({
      json: { transactions: [], total_count: 0 },
      headers: { 'Access-Control-Allow-Origin': '*' },
    })
  })
  devnet.mine()
  await hearTip(page)
  await expect.poll(() => asked).toBeGreaterThan(0)
  await expect(page.getByText('Pending - In Mempool')).toBeVisible()
  hidden = false
  await page.clock.runFor(6000)
  await expect(fact(page, 'Status')).toHaveText('Success')
})

test('a SPLIT one says in a sentence what that means, and links its block by hash', async ({
  page,
  chain,
}) => {
  const { devnet } = await chain()
  const id = devnet.pay({ to: OTHER, amount: 1_000_000_000n })
  devnet.mine()
  const lost = devnet.chain.tip
  devnet.reorganise({ depth: 1, length: 2, keepTransactions: false })
  await page.goto(`/tx/${id}`)
  const of = card(page).filter({ hasText: 'SPLIT:' })
  await expect(of).toContainText('has a rival at the same height')
  await expect(of.locator(`a[href^="/block/${lost.hash}"]`)).toBeVisible()
  // That its rival does not list it is no sign of a lie.
  await expect(page.getByText(/checks? holds?, \d cannot be made/)).toBeVisible()
  await expect(page.getByRole('main')).not.toContainText('does not add up')
  await expect(of.getByText('Confirmations')).toHaveCount(0)
})

test('the visitor’s own time stands beside UTC', async ({ browser, chain, context, baseURL }) => {
  const { devnet, url } = await chain()
  while ((devnet.mine()[0]?.transactions.length ?? 0) === 0);
  const { index, transactions } = devnet.chain.tip
  const away = await browser.newContext({ timezoneId: 'Asia/Tokyo', baseURL: baseURL ?? '' })
  await away.route('**/config.json', (route) =>
    route.fulfill({ json: { endpoints: [{ label: 'Test', url }], links: {} } }),
  )
  const page = await away.newPage()
  for (const path of [`/block/${index}`, `/tx/${transactions[0]?.id}`]) {
    await page.goto(path)
    const own = page.locator('dt:text-is("In your time") + dd')
    await expect(own).toContainText('GMT+9')
    const utc = await page
      .locator('dt:text-is("Solved") + dd time')
      .first()
      .getAttribute('dateTime')
    expect(await own.locator('time').getAttribute('dateTime')).toBe(utc)
  }
  await away.close()
  expect(context.pages()).not.toContain(page)
})

test('is accessible while it waits, pending, confirmed, split and where there is none', async ({
  page,
  chain,
}) => {
  const { devnet, url } = await chain()
  const id = devnet.pay({ to: OTHER, amount: 1_000_000_000n, memo: 'TEST-1' })
  await page.route(`${url}/search/transactions`, () => {})
  await page.goto(`/tx/${id}`)
  await expect(page.locator('main [aria-busy=true]')).toBeVisible()
  await expectAccessible(page)
  await page.unroute(`${url}/search/transactions`)

  await page.goto(`/tx/${id}`)
  await expect(page.getByText('Pending - In Mempool')).toBeVisible()
  await expectAccessible(page)

  devnet.mine()
  await page.goto(`/tx/${id}`)
  await expect(fact(page, 'Status')).toHaveText('Success')
  await expect(fact(page, 'Checked')).toContainText('Verified')
  await expectAccessible(page)

  devnet.reorganise({ depth: 1, length: 2, keepTransactions: false })
  await page.goto(`/tx/${id}`)
  await expect(card(page)).toContainText('SPLIT:')
  await expectAccessible(page)

  for (const [path, words] of [
    [`/tx/0x${'ab'.repeat(32)}`, 'was not found in the blockchain'],
    ['/tx/nonsense', 'is not a transaction hash'],
  ] as const) {
    await page.goto(path)
    await expect(page.getByRole('main')).toContainText(words)
    await expectAccessible(page)
  }
  devnet.setFaults({ calls: { '/search/transactions': { errorRate: 1, errorCode: 1 } } })
  await page.goto(`/tx/0x${'cd'.repeat(32)}`)
  await expect(page.getByRole('main')).toContainText('Error loading data')
  await expectAccessible(page)
})

for (const width of [1280, 390]) {
  test(`does not move while it loads (${width} px)`, async ({ page, chain }) => {
    const { devnet } = await chain()
    const id = devnet.pay({ to: OTHER, amount: 1_000_000_000n })
    devnet.mine()
    devnet.setFaults({ latency: [150, 300] })
    await page.setViewportSize({ width, height: 900 })
    const expectStill = await watchShifts(page)
    await page.goto(`/tx/${id}`)
    await expect(fact(page, 'Checked')).toContainText('Verified')
    await expectStill()
  })
}
