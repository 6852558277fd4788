import type { Page } from '@playwright/test'
import { expect, spec, test } from './support/test'
import { hearTip } from './support/tip'

const done = (page: Page, count: number) =>
  expect(page.getByText(`${count} of ${count}`, { exact: true })).toBeVisible({ timeout: 60_000 })

const figure = (page: Page, label: string) =>
  page.getByRole('main').locator('dl > div', { hasText: label }).locator('dd')

test(
  'the newest 100 blocks become figures, plots and tables',
  spec('`/statistics`'),
  async ({ page, chain }) => {
    const { devnet } = await chain()
    devnet.mine(3)
    devnet.mine(2, { pseudo: true })
    await page.goto('/')
    await page.getByRole('contentinfo').getByRole('link', { name: 'Statistics' }).click()
    await expect(page).toHaveURL('/statistics')
    await expect(page).toHaveTitle('Statistics · Mochimo Explorer')
    await done(page, 100)

    // What the page says is what the chain holds.
    const { tip } = devnet.chain
    const blocks = Array.from({ length: 100 }, (_, at) => devnet.chain.block(tip.index - at))
    const solved = blocks.filter((block) => block && block.index % 256 !== 0)
    const count = solved.reduce((sum, block) => sum + (block?.transactions.length ?? 0), 0)
    await expect(figure(page, 'Transactions')).toHaveText(count.toLocaleString('en'))
    const pseudo = solved.filter((block) => block?.transactions.length === 0).length
    await expect(figure(page, 'Pseudo blocks')).toHaveText(`${pseudo}%`)
    for (const label of ['Mean block time', 'Mean difficulty', 'Fees, MCM', 'Rewards, MCM']) {
      await expect(figure(page, label)).toHaveText(/\d/)
    }

    const numbers = page.getByRole('table', { name: 'In numbers' }).getByRole('row')
    await expect(numbers).toHaveCount(6)
    const every = page.getByRole('table', { name: 'Every block' })
    await expect(every.getByRole('link').first()).toHaveText(tip.index.toLocaleString('en'))
    await every.getByRole('link').first().click()
    await expect(page).toHaveURL(`/block/${tip.index}`)
  },
)

test('a plot is read off by keyboard and by pointer, and its axes are labelled', async ({
  page,
  chain,
}) => {
  const { devnet } = await chain()
  await page.goto('/statistics')
  await done(page, 100)
  const newest = devnet.chain.tip
  const plot = page.getByRole('figure').filter({ hasText: 'Transactions per block' })
  const slider = plot.getByRole('slider', { name: 'Transactions per block' })
  await expect(slider).toHaveAttribute(
    'aria-valuetext',
    `Block ${newest.index.toLocaleString('en')}: ${newest.transactions.length}`,
  )
  await slider.focus()
  await page.keyboard.press('ArrowLeft')
  const before = devnet.chain.block(newest.index - 1)
  await expect(slider).toHaveAttribute(
    'aria-valuetext',
    `Block ${(newest.index - 1).toLocaleString('en')}: ${before?.transactions.length}`,
  )
  await page.keyboard.press('Home')
  await expect(plot.locator('svg text').filter({ hasText: 'Block' })).toHaveCount(2)

  const box = await plot.locator('svg').boundingBox()
  if (!box) throw new Error('The plot is not there.')
  await page.mouse.move(box.x + box.width - 2, box.y + box.height / 2)
  await expect(plot.locator('figcaption')).toContainText(
    `Block ${newest.index.toLocaleString('en')} ${newest.transactions.length}`,
  )
})

test('how many blocks is in the URL; going back finds them without asking again', async ({
  page,
  chain,
}) => {
  const { url } = await chain({ blocks: 300 })
  let asked = 0
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url() === `${url}/block`) asked += 1
  })
  await page.goto('/statistics')
  await done(page, 100)
  await page.getByText('250', { exact: true }).click()
  await expect(page).toHaveURL('/statistics?blocks=250')
  await done(page, 250)
  const all = asked
  expect(all).toBeLessThanOrEqual(252)
  await page.reload()
  await done(page, 250)
  await expect(page.getByRole('radio', { name: '250' })).toBeChecked()
  expect(asked).toBe(all)
  // Of 250 rows only those near the window are in the page.
  expect(
    await page.getByRole('table', { name: 'Every block' }).getByRole('row').count(),
  ).toBeLessThan(200)
})

test('an endpoint with a short history says so', async ({ page, chain }) => {
  await chain({ blocks: 40 })
  await page.goto('/statistics?blocks=500')
  await expect(page.getByText('This endpoint has no older blocks; these are all 40.')).toBeVisible()
})

test('a new block joins what is there', async ({ page, chain }) => {
  const { devnet } = await chain()
  await page.clock.install()
  await page.goto('/statistics')
  await done(page, 100)
  const [block] = devnet.mine()
  await hearTip(page)
  await expect(
    page
      .getByRole('table', { name: 'Every block' })
      .getByRole('link', { name: block?.index.toLocaleString('en') ?? '' }),
  ).toBeVisible()
})

test('an endpoint that limits is asked slowly, and the page says so', async ({ page, chain }) => {
  const { devnet, url } = await chain()
  devnet.setFaults({ rateLimit: 'server' })
  let asked = 0
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url() === `${url}/block`) asked += 1
  })
  await page.goto('/statistics')
  await expect(page.getByText('Rate limited; loading slowly')).toBeVisible()
  const before = asked
  const since = Date.now()
  await page.waitForTimeout(12_000)
  const minutes = (Date.now() - since) / 60_000
  // Fewer than 60 in a minute, and still coming.
  expect(asked - before).toBeLessThan(60 * minutes + 1)
  expect(asked - before).toBeGreaterThan(1)
})

test('when the endpoint goes down half-way, what came stays, and it goes on on request', async ({
  page,
  chain,
  context,
}) => {
  const { url } = await chain()
  let answered = 0
  let down = true
  await context.route(`${url}/block`, (route) => {
    if (route.request().method() !== 'POST') return route.fallback()
    answered += 1
    return down && answered > 30 ? route.abort() : route.fallback()
  })
  await page.goto('/statistics')
  await expect(page.getByText('Loading stopped.')).toBeVisible({ timeout: 60_000 })
  await expect(page.getByRole('table', { name: 'Every block' }).getByRole('link')).not.toHaveCount(
    0,
  )
  down = false
  await page.getByRole('button', { name: 'Go on' }).click()
  await done(page, 100)
})

test('when nothing comes at all, the page offers the ways on', async ({ page, chain }) => {
  const first = await chain()
  await chain({ seed: 'second' })
  await first.close()
  await page.goto('/statistics')
  await expect(page.getByText('Unable to load blocks')).toBeVisible({ timeout: 60_000 })
  await page.getByRole('button', { name: 'Try another endpoint' }).click()
  await done(page, 100)
})

test('a server whose node is down is no chain without blocks', async ({ page, chain }) => {
  const { devnet } = await chain({ faults: { noNode: true } })
  await page.clock.install()
  await page.goto('/statistics')
  const main = page.getByRole('main')
  await expect(main).toContainText('The endpoint is starting up and not ready')
  await expect(main.getByRole('button', { name: /Try Again/i })).toBeVisible()
  devnet.clearFaults()
  await hearTip(page)
  await done(page, 100)
})
