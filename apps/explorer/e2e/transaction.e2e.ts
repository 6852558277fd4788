import type { Page } from '@playwright/test'
import { solvedAt } from './support/dates'
import { untilItStops } from './support/not-found'
import { expectAccessible, watchShifts } from './support/quality'
import { expect, spec, test } from './support/test'
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

test('goes from pending to confirmed by itself, and is asked for until it was found ten blocks deep', async ({
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
  await expect.poll(() => asked.length).toBe(4)
  devnet.mine(1)
  await hearTip(page)
  await expect(fact(page, 'Confirmations')).toHaveText('16')
  await page.waitForTimeout(1000)
  expect(asked).toHaveLength(4)
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

test(
  'a SPLIT one says that it is no longer in the chain, and links its block by hash',
  spec("Transaction card: SPLIT, with the block's hash"),
  async ({ page, chain }) => {
    const { devnet } = await chain()
    const id = devnet.pay({ to: OTHER, amount: 1_000_000_000n })
    devnet.mine()
    const lost = devnet.chain.tip
    devnet.reorganise({ depth: 1, length: 2, keepTransactions: false })
    await page.goto(`/tx/${id}`)
    await expectLost(page)
    await expect(card(page).locator(`a[href^="/block/${lost.hash}"]`)).toBeVisible()
  },
)

/** Not a success, without confirmations, and nothing about it is verified. */
async function expectLost(page: Page) {
  await expect(fact(page, 'Status')).toContainText('Split')
  await expect(fact(page, 'Status')).toContainText('No longer in the chain')
  await expect(card(page)).not.toContainText('Success')
  for (const label of ['Confirmations', 'Solved', 'Miner', 'Checked']) {
    await expect(fact(page, label)).toHaveCount(0)
  }
  await expect(page.getByRole('main')).not.toContainText('Verified')
}

test(
  'one above a fallen tip, which the index calls a success, is Split',
  spec('Transaction card: SPLIT where the index says SUCCESS'),
  async ({ page, chain }) => {
    const { devnet } = await chain({ traffic: 0 })
    devnet.mine(2)
    const id = devnet.pay({ to: OTHER, amount: 1_000_000_000n })
    devnet.mine()
    const { index } = devnet.chain.tip
    devnet.reorganise({ depth: 2, length: 1, keepTransactions: false })
    expect(devnet.chain.tip.index).toBe(index - 1)
    await page.goto(`/tx/${id}`)
    await expectLost(page)
  },
)

test(
  'one that lost its block is Split while the page is open, pending again, and confirmed again',
  spec('Transaction card: of a block that lost its place'),
  async ({ page, chain }) => {
    const { devnet } = await chain({ traffic: 0 })
    devnet.mine(2)
    const id = devnet.pay({ to: OTHER, amount: 1_000_000_000n })
    devnet.mine()
    await page.clock.install()
    await page.goto(`/tx/${id}`)
    await expect(fact(page, 'Status')).toHaveText('Success')
    await expect(fact(page, 'Checked')).toContainText('Verified')

    devnet.reorganise({ depth: 1, length: 1, keepTransactions: true })
    devnet.advance(5)
    await hearTip(page)
    await expect(page.getByText('Pending - In Mempool')).toBeVisible()
    await expect(card(page).last()).toContainText('No longer in the chain')
    await expect(page.getByRole('main')).not.toContainText('Success')

    devnet.mine()
    await hearTip(page)
    await expect(fact(page, 'Status').first()).toHaveText('Success')
    await expect(fact(page, 'Confirmations')).toHaveText('1')
    await expect(card(page).last()).toContainText('No longer in the chain')
  },
)

test(
  'its miner is that of the block that holds it',
  spec('Transaction card: miner'),
  async ({ page, chain }) => {
    const { devnet } = await chain()
    const id = devnet.pay({ to: OTHER, amount: 1_000_000_000n })
    devnet.mine()
    // The same transaction in blocks of other miners, until one of them is not the first.
    const first = devnet.chain.tip.miner
    await expect(() => {
      devnet.reorganise({ depth: 1, length: 1, keepTransactions: true })
      devnet.mine()
      expect(holder()?.miner).not.toBe(first)
    }).toPass({ intervals: [0] })
    await page.goto(`/tx/${id}`)
    await expect(fact(page, 'Miner').first()).toContainText(
      devnet.chain.address(holder()?.miner ?? 0),
    )

    function holder() {
      const { chain: blocks } = devnet
      const latest = [blocks.tip, blocks.block(blocks.tip.index - 1)]
      return latest.find((one) => one?.transactions.some((each) => each.id === id))
    }
  },
)

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
  await expect(card(page)).toContainText('No longer in the chain')
  await expectAccessible(page)

  await page.goto('/tx/nonsense')
  await expect(page.getByRole('main')).toContainText('is not a transaction hash')
  await expectAccessible(page)
  devnet.setFaults({ calls: { '/search/transactions': { errorRate: 1, errorCode: 1 } } })
  await page.goto(`/tx/0x${'cd'.repeat(32)}`)
  await expect(page.getByRole('main')).toContainText('Error loading data')
  await expectAccessible(page)
})

test('is accessible while it is looked for, and where it was not found', async ({
  page,
  chain,
}) => {
  await chain()
  await page.clock.install()
  await page.goto(`/tx/0x${'ab'.repeat(32)}`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Not found yet')
  await expectAccessible(page)
  await untilItStops(page)
  await expect(page.getByRole('main')).toContainText('was not found in the blockchain')
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
