import type { Page } from '@playwright/test'
import { expectAccessible, watchShifts } from './support/quality'
import { row, rows, searchFor, seen, watchPages } from './support/rich-list'
import { expect, spec, test } from './support/test'

const figure = (page: Page, label: string) =>
  page.getByRole('main').locator('dl > div', { hasText: label }).locator('dd')

test(
  'tells of the whole ledger and lists the richest first with their share',
  spec(
    '`/richlist`',
    'Header: links to Mempool and Rich List',
    'Rich list: summary cards and table',
    'Balances, supply and average: decimals',
  ),
  async ({ page, chain }) => {
    const { devnet } = await chain()
    const [first] = devnet.chain.richest()
    const { supply, accounts } = devnet.chain
    await page.goto('/')
    await page.getByRole('banner').getByRole('link', { name: 'Rich List' }).click()
    await expect(page).toHaveURL('/richlist')
    await expect(page).toHaveTitle('Rich List · Mochimo Explorer')

    const whole = (nano: bigint) => (nano / 10n ** 9n).toLocaleString('en-US')
    const cents = (nano: bigint) => String((nano / 10n ** 7n) % 100n).padStart(2, '0')
    const average = supply / BigInt(accounts)
    await expect(figure(page, 'Total Accounts')).toHaveText(accounts.toLocaleString('en-US'))
    await expect(figure(page, 'Circulating Supply (MCM)')).toHaveText(whole(supply))
    await expect(figure(page, 'Average per Account (MCM)')).toHaveText(
      `${whole(average)}.${cents(average)}`,
    )
    await expect(figure(page, 'Last Updated')).toContainText('ago')
    await expect(
      figure(page, 'Last Updated').getByRole('link', {
        name: devnet.chain.tip.index.toLocaleString('en-US'),
      }),
    ).toBeVisible()

    const { address = '', balance = 0n } = first ?? {}
    const cells = row(page, address).getByRole('cell')
    await expect(cells.nth(0)).toHaveText('1', seen)
    await expect(cells.nth(1)).toContainText(address)
    // Cut to two decimals for the eye; the text goes on to the last.
    const decimals = String(balance % 10n ** 9n).padStart(9, '0')
    await expect(cells.nth(2)).toContainText(`${whole(balance)}.${decimals.replace(/0+$/, '')}`)
    const shown = cells.nth(2).locator('span').first()
    await expect(shown).toHaveText(`${whole(balance)}.${decimals.slice(0, 2)}`)
    const share = Number((balance * 10_000n) / supply) / 100
    await expect(cells.nth(3)).toHaveText(`${share.toFixed(2)}%`, seen)
  },
)

test(
  'asks for the richest first, and turns a list that comes the other way round',
  spec('Rich list: asked with ascending=true'),
  async ({ page, chain }) => {
    const { devnet } = await chain({ strictRosetta: true })
    const [first] = devnet.chain.richest()
    await page.goto('/richlist')
    await expect(
      row(page, first?.address ?? '')
        .getByRole('cell')
        .first(),
    ).toHaveText('1', seen)
  },
)

test(
  'more comes as the end comes near, until the end',
  spec("Rich list: infinite scroll and 'End of rich list'", 'Rich list: loaded, loading more, end'),
  async ({ page, chain }) => {
    const { devnet } = await chain({ accounts: 240 })
    const offsets = watchPages(page)
    const richest = [...devnet.chain.richest()]
    await page.goto('/richlist')
    await expect(rows(page).first()).toBeVisible()
    await expect.poll(() => offsets).toEqual([0])
    for (const rank of [100, 200]) {
      await page.keyboard.press('End')
      await expect.poll(() => offsets).toContain(rank)
    }
    await page.keyboard.press('End')
    await expect(page.getByText('End of rich list')).toBeVisible()
    await expect(rows(page).last().getByRole('cell').first()).toHaveText(
      String(richest.length),
      seen,
    )
    expect(offsets).toEqual([0, 100, 200])
    expect(await rows(page).count()).toBeLessThan(200)
    // The smallest shares are the longest: '< 0.01%'.
    await expect(rows(page).filter({ hasText: '<\u00a00.01%' })).not.toHaveCount(0)
    const heights = await rows(page).evaluateAll((all) =>
      all.map((one) => one.getBoundingClientRect().height),
    )
    expect(Math.max(...heights) - Math.min(...heights)).toBeLessThan(2)
  },
)

test(
  'the button loads more for those who do not scroll',
  spec("Rich list: 'Load more accounts'"),
  async ({ page, chain }) => {
    await chain({ accounts: 240 })
    await page.addInitScript(() => {
      globalThis.IntersectionObserver = class extends IntersectionObserver {
        override observe() {}
      }
    })
    const offsets = watchPages(page)
    await page.goto('/richlist')
    await page.getByRole('button', { name: 'Load more accounts' }).click()
    await expect.poll(() => offsets).toEqual([0, 100])
  },
)

test(
  'a page that does not come can be asked for again',
  spec('Rich list: error of a further page', "'Failed to load more accounts…'"),
  async ({ page, chain }) => {
    const { devnet } = await chain({ accounts: 240 })
    await page.clock.install()
    await page.goto('/richlist')
    await expect(rows(page).first()).toBeVisible()
    devnet.setFaults({ calls: { '/stats/richlist': { malformedRate: 1 } } })
    await page.keyboard.press('End')
    await expect(page.getByText('Failed to load more accounts. Please try again.')).toBeVisible()
    await expect(rows(page).first()).toBeVisible()
    devnet.clearFaults()
    await page.getByRole('button', { name: 'Try Again' }).click()
    await expect(page.getByText('Failed to load more accounts.')).toHaveCount(0)
  },
)

test('Back finds the list as it was left, without asking again', async ({ page, chain }) => {
  await chain({ accounts: 400 })
  const offsets = watchPages(page)
  await page.goto('/richlist')
  await expect(rows(page).first()).toBeVisible()
  await page.keyboard.press('End')
  await expect.poll(() => offsets).toEqual([0, 100])
  await page.evaluate(() => scrollTo(0, 5000))
  const link = rows(page).locator('a[href^="/address/"]')
  const inSight = async () =>
    link.evaluateAll((all) =>
      all
        .filter((one) => one.getBoundingClientRect().top >= 0)
        .map((one) => one.getAttribute('href'))
        .slice(0, 3),
    )
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(4990)
  await page.waitForTimeout(300)
  const before = await inSight()
  const position = await page.evaluate(() => Math.round(scrollY))
  const target = page.locator(`a[href="${before[1]}"]`)
  await target.click()
  await expect(page.getByRole('heading', { name: 'Latest Transactions' })).toBeVisible()
  await page.goBack()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Rich List')
  // To the pixel, but for the rounding of where rows begin.
  await expect
    .poll(async () => Math.abs((await page.evaluate(() => scrollY)) - position))
    .toBeLessThanOrEqual(2)
  await expect.poll(inSight).toEqual(before)
  expect(offsets).toEqual([0, 100])
})

test('the plot tells what the richest hold, and loads the top 1,000 when asked', async ({
  page,
  chain,
}) => {
  const { devnet } = await chain({ accounts: 1300 })
  const offsets = watchPages(page)
  const balances = [...devnet.chain.richest()].map(({ balance }) => balance)
  const held = (from: number, to: number) => {
    const sum = balances.slice(from - 1, to).reduce((total, balance) => total + balance, 0n)
    return `${(Math.round((Number(sum) / Number(devnet.chain.supply)) * 1000) / 10).toFixed(1)}%`
  }
  await page.goto('/richlist')
  const plot = page.getByRole('figure').filter({ hasText: 'Share of the circulating supply' })
  const entry = (label: string) =>
    plot.getByRole('listitem').filter({ hasText: new RegExp(`^${label}`) })
  await expect(entry('Top 10')).toContainText(held(1, 10))
  await expect(entry('Ranks 11 to 100')).toContainText(held(11, 100))
  await expect(entry('All others')).toContainText(held(101, 1300))
  await page.getByRole('button', { name: 'Load the top 1,000' }).click()
  await expect(entry('Ranks 101 to 1,000')).toContainText(held(101, 1000))
  await expect(entry('Ranks 101 to 1,000')).toContainText('top 1,000 together')
  await expect(page.getByRole('button', { name: 'Load the top 1,000' })).toHaveCount(0)
  expect(offsets).toHaveLength(10)
})

test('a ledger that changes between pages is told, and Reload begins anew', async ({
  page,
  chain,
}) => {
  const { devnet } = await chain({ accounts: 240 })
  await page.goto('/richlist')
  await expect(rows(page).first()).toBeVisible()
  const [block] = devnet.mine()
  devnet.loadRichList()
  await page.keyboard.press('End')
  await expect(page.getByText('The ledger changed while you were reading.')).toBeVisible()
  await expect(page.getByText(/^From rank 101 on the list is of block/)).toContainText(
    (block?.index ?? 0).toLocaleString('en-US'),
  )
  await page.getByRole('button', { name: 'Reload' }).first().click()
  await expect(page.getByText('The ledger changed while you were reading.')).toHaveCount(0)
  await expect(rows(page).first()).toBeVisible()
})

test(
  'an endpoint without a ledger says what may be the cause and offers another',
  spec('Rich list: error panel with causes and switcher', "'Failed to load rich list data…'"),
  async ({ page, chain }) => {
    await chain({ faults: { noLedger: true } })
    const second = await chain({ seed: 'second' })
    await page.goto('/richlist')
    const alert = page.getByRole('alert')
    await expect(alert.getByRole('heading')).toHaveText('Error Loading Rich List', {
      timeout: 20_000,
    })
    await expect(alert).toContainText('Failed to load rich list data. Please try again later.')
    await expect(alert).toContainText('Possible causes')
    await alert.getByRole('button', { name: 'Try another endpoint' }).click()
    const [first] = second.devnet.chain.richest()
    await expect(row(page, first?.address ?? '')).toBeVisible()
  },
)

test('an empty list says so', spec("'No accounts found'"), async ({ page, chain }) => {
  const { url } = await chain()
  await page.route(`${url}/stats/richlist`, async (route) => {
    if (route.request().method() !== 'POST') return route.continue()
    const response = await route.fetch()
    const body = (await response.json()) as Record<string, unknown>
    await route.fulfill({ response, json: { ...body, accounts: [], total_accounts: 0 } })
  })
  await page.goto('/richlist')
  await expect(page.getByText('No accounts found')).toBeVisible()
  await expect(page.getByText('There may be an issue with the API endpoint')).toBeVisible()
  await expect(figure(page, 'Average per Account (MCM)')).toHaveText('not told')
})

test(
  'another endpoint is another list',
  spec('Endpoint: data screens reload when it changes'),
  async ({ page, chain }) => {
    const first = await chain()
    const second = await chain({ seed: 'second' })
    await page.goto('/richlist')
    const richest = (one: typeof first) => [...one.devnet.chain.richest()][0]?.address ?? ''
    await expect(row(page, richest(first))).toBeVisible()
    await page.getByRole('button', { name: /^API endpoint/ }).click()
    await page.getByRole('radio', { name: 'Test 2' }).click()
    await expect(row(page, richest(second))).toBeVisible()
    await expect(row(page, richest(first))).toHaveCount(0)
  },
)

test(
  'addresses are whole on wide screens, shortened up to 768 pixels, and have their star',
  spec('Rich list: addresses up to 768 pixels, stars', '768 pixels'),
  async ({ page, chain }) => {
    const { devnet } = await chain()
    const [{ address } = { address: '' }] = devnet.chain.richest()
    await page.addInitScript(
      (address) =>
        localStorage.setItem(
          'address-watchlist',
          JSON.stringify([{ address, label: 'Treasury', dateAdded: 1 }]),
        ),
      address,
    )
    const width = () =>
      row(page, address)
        .getByRole('link')
        .evaluate((link) => link.getBoundingClientRect().width)
    await page.setViewportSize({ width: 769, height: 900 })
    await page.goto('/richlist')
    await expect(row(page, address)).toContainText('(in your watchlist)')
    await expect(row(page, address)).toContainText('Treasury')
    const whole = await width()
    await page.setViewportSize({ width: 768, height: 900 })
    expect(await width()).toBeLessThan(whole / 2)
  },
)

test('no row moves while the list loads (CLS under 0.02)', async ({ page, chain }) => {
  const { devnet } = await chain({ accounts: 1300 })
  devnet.setFaults({ calls: { '/stats/richlist': { latency: 400 } } })
  const expectStill = await watchShifts(page)
  for (const width of [1280, 390]) {
    await page.setViewportSize({ width, height: 900 })
    await page.goto('/richlist')
    await expect(rows(page).first()).toBeAttached()
    await page.waitForTimeout(500)
    await expectStill(`${width} px`)
  }
})

test('is accessible loaded, while it searches, and when nothing was found', async ({
  page,
  chain,
}) => {
  const { devnet } = await chain({ accounts: 800 })
  await page.goto('/richlist')
  await expect(rows(page).first()).toBeVisible()
  await expectAccessible(page)
  devnet.setFaults({ calls: { '/stats/richlist': { latency: 60_000 } } })
  await searchFor(page, 'zzzzzz')
  await expect(page.getByRole('button', { name: 'Cancel' })).toBeVisible()
  await expectAccessible(page)
  devnet.clearFaults()
  await page.getByRole('button', { name: 'Cancel' }).click()
  await searchFor(page, 'zzzzzz')
  await expect(page.getByText(/^No addresses found matching/)).toBeVisible()
  await expectAccessible(page)
})

test('the loaded balances are added up against the circulating supply', async ({ page, chain }) => {
  const { devnet, url } = await chain({ accounts: 240 })
  const total = [...devnet.chain.richest()].length
  await page.goto('/richlist')
  const main = page.getByRole('main')
  await expect(main.getByText('the 100 loaded accounts fit the circulating supply')).toBeVisible()
  while (!(await page.getByText('End of rich list').isVisible())) await page.keyboard.press('End')
  await expect(
    main.getByText(`the balances of all ${total} accounts are the circulating supply`),
  ).toBeVisible()
  await expect(main.getByRole('alert')).toHaveCount(0)

  // One nanoMCM is missing from the richest account: only the whole list shows it.
  let taken = 1n
  await page.route(`${url}/stats/richlist`, async (route) => {
    const response = await route.fetch()
    const list = (await response.json()) as { accounts: { balance: { value: string } }[] }
    const { offset = 0 } = (route.request().postDataJSON() ?? {}) as { offset?: number }
    const [first] = offset === 0 ? list.accounts : []
    if (first) first.balance.value = String(BigInt(first.balance.value) - taken)
    await route.fulfill({ response, json: list })
  })
  await page.getByRole('button', { name: 'Reload' }).click()
  await expect(main.getByText('the 100 loaded accounts fit')).toBeVisible()
  while (!(await page.getByText('End of rich list').isVisible())) await page.keyboard.press('End')
  const alarm = main.getByRole('alert')
  await expect(alarm).toContainText('This rich list does not add up')
  await expect(alarm).toContainText(`Sum of ${total} accounts`)
  await expect(alarm).toContainText(url)
  await expectAccessible(page)

  // Far too much: the first page is enough.
  taken = -(10n ** 18n)
  await alarm.getByRole('button', { name: 'Try Again' }).click()
  await expect(alarm).toContainText('Sum of 100 accounts')
  await page.unroute(`${url}/stats/richlist`)
  await alarm.getByRole('button', { name: 'Try Again' }).click()
  await expect(main.getByText('the 100 loaded accounts fit the circulating supply')).toBeVisible()
  await expect(alarm).toHaveCount(0)
})
