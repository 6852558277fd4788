import { row, rows, search, searchFor, seen, watchPages } from './support/rich-list'
import { expect, spec, test } from './support/test'

test(
  'finds what is loaded without asking, by hex and by Base58',
  spec('Rich list search: part of either form, without case or 0x'),
  async ({ page, chain }) => {
    const { devnet } = await chain()
    const offsets = watchPages(page)
    const [, second] = devnet.chain.richest()
    const address = second?.address ?? ''
    await page.goto('/richlist')
    await expect(rows(page).first()).toBeVisible()
    for (const text of [address, address.slice(2).toUpperCase(), ` ${address.slice(10, 34)} `]) {
      await searchFor(page, text)
      await expect(page.getByRole('status')).toContainText(
        `Found 1 address(es) matching "${text.trim()}"`,
      )
      await expect(rows(page)).toHaveCount(1)
      await expect(row(page, address).getByRole('cell').first()).toHaveText('2', seen)
    }
    await page.goto(`/address/${address}`)
    const base58 = await page.getByRole('heading', { level: 1 }).innerText()
    await page.goto('/richlist')
    await searchFor(page, base58.slice(2, 24))
    // Why it was found is not seen in its hex form.
    await expect(row(page, address)).toContainText(base58)
    expect(offsets).toEqual([0, 0])

    await search(page).fill('')
    await expect(rows(page)).not.toHaveCount(1)
    await expect(page).toHaveURL('/richlist')
  },
)

test(
  'goes on page by page until something matches, and shows how far',
  spec('Rich list: search found, not found'),
  async ({ page, chain }) => {
    const { devnet } = await chain({ accounts: 800 })
    const offsets = watchPages(page)
    const richest = [...devnet.chain.richest()]
    const target = richest[650]?.address ?? ''
    devnet.setFaults({ calls: { '/stats/richlist': { latency: 150 } } })
    await page.goto('/richlist')
    await searchFor(page, target)
    await expect(page.getByRole('progressbar', { name: /Searching accounts/ })).toBeVisible()
    await expect(page.getByText(/^\d00 of \d00 accounts$/)).toBeVisible()
    await expect(page.getByText(`Found 1 address(es) matching "${target}"`)).toBeVisible()
    await expect(row(page, target)).toBeVisible()
    expect(offsets).toEqual([0, 100, 200, 300, 400, 500, 600])

    // The URL keeps the search, Back finds it, and nothing is asked again.
    await row(page, target).getByRole('link').click()
    await expect(page.getByRole('heading', { name: 'Latest Transactions' })).toBeVisible()
    await page.goBack()
    await expect(page).toHaveURL(`/richlist?q=${target}`)
    await expect(search(page)).toHaveValue(target)
    await expect(row(page, target)).toBeVisible()
    expect(offsets).toHaveLength(7)

    await page.getByRole('button', { name: 'Show all accounts' }).click()
    await expect(page).toHaveURL('/richlist')
    await expect(rows(page).first().getByRole('cell').first()).toHaveText('1', seen)
  },
)

test(
  'says so when nothing matches',
  spec('Rich list: search found, not found'),
  async ({ page, chain }) => {
    await chain({ accounts: 240 })
    const offsets = watchPages(page)
    await page.goto('/richlist?q=zzzzzz')
    await expect(
      page.getByText('No addresses found matching "zzzzzz". Searched up to 10000 accounts.'),
    ).toBeVisible()
    await expect(rows(page)).toHaveCount(0)
    expect(offsets).toEqual([0, 100, 200])
  },
)

test(
  'goes no further than 10,000 accounts',
  spec('Rich list search: up to 10,000 accounts', 'Rich list: 100 a page, 10,000 searched'),
  async ({ page, chain }) => {
    test.setTimeout(120_000)
    await chain({ accounts: 12_500 })
    const offsets = watchPages(page)
    await page.goto('/richlist?q=zzzzzz')
    await expect(
      page.getByText('No addresses found matching "zzzzzz". Searched up to 10000 accounts.'),
    ).toBeVisible({ timeout: 100_000 })
    expect(offsets).toHaveLength(100)
    expect(new Set(offsets).size).toBe(100)
  },
)

test('begins anew when the same is searched for after it was cancelled or failed', async ({
  page,
  chain,
}) => {
  const { devnet } = await chain({ accounts: 240 })
  await page.goto('/richlist')
  await expect(rows(page).first()).toBeVisible()
  devnet.setFaults({ calls: { '/stats/richlist': { latency: 60_000 } } })
  await searchFor(page, 'zzzzzz')
  await page.getByRole('button', { name: 'Cancel' }).click()
  await expect(page.getByText(/^Search cancelled/)).toBeVisible()
  devnet.setFaults({ calls: { '/stats/richlist': { latency: 0, malformedRate: 1 } } })
  await search(page).press('Enter')
  await expect(page.getByText('Failed to load more accounts. Please try again.')).toBeVisible()
  devnet.clearFaults()
  await search(page).press('Enter')
  await expect(page.getByText(/^No addresses found matching/)).toBeVisible()
})

test('can be cancelled, and goes on when asked to', async ({ page, chain }) => {
  const { devnet } = await chain({ accounts: 800 })
  devnet.setFaults({ calls: { '/stats/richlist': { latency: 300 } } })
  const offsets = watchPages(page)
  await page.goto('/richlist?q=zzzzzz')
  await page.getByRole('button', { name: 'Cancel' }).click()
  const outcome = page.getByText(/^Search cancelled after \d00 accounts\.$/)
  await expect(outcome).toBeVisible()
  const pages = Number(/\d/.exec(await outcome.innerText())?.[0])
  await page.waitForTimeout(1000)
  expect(offsets).toHaveLength(pages)
  devnet.clearFaults()
  await page.getByRole('button', { name: 'Search further' }).click()
  await expect(page.getByText(/^No addresses found matching/)).toBeVisible()
  expect(new Set(offsets).size).toBe(offsets.length)
})

test('finds further matches when asked to', async ({ page, chain }) => {
  const { devnet } = await chain({ accounts: 400 })
  const needle = 'ab'
  const matching = [...devnet.chain.richest()]
    .map(({ address }, at) => ({ address, page: Math.floor(at / 100) }))
    .filter(({ address }) => address.slice(2).includes(needle))
  expect(matching.some(({ page }) => page > 0)).toBe(true)
  await page.goto(`/richlist?q=${needle}`)
  const outcome = page.getByText(/^Found \d+ address\(es\) matching "ab"$/)
  await expect(outcome).toBeVisible()
  const found = async () => Number(/\d+/.exec(await outcome.innerText())?.[0])
  const before = await found()
  await page.getByRole('button', { name: 'Search further' }).click()
  await expect.poll(found).toBeGreaterThan(before)
})

test('slows down after a 429 and resumes, without a page twice', async ({ page, chain }) => {
  test.setTimeout(90_000)
  const { devnet } = await chain({ accounts: 700 })
  const offsets = watchPages(page)
  let refused = 0
  page.on('response', (response) => {
    if (response.status() === 429 && response.url().endsWith('/stats/richlist')) refused += 1
  })
  await page.goto('/richlist')
  await expect(rows(page).first()).toBeVisible()
  devnet.setFaults({ rateLimit: 'server' })
  await searchFor(page, 'zzzzzz')
  await expect(page.getByText(/^No addresses found matching/)).toBeVisible({ timeout: 60_000 })
  expect(offsets).toEqual([0, 100, 200, 300, 400, 500, 600])
  expect(refused).toBeLessThan(6)
})

test(
  'ends with an empty text, as with a 0x alone',
  spec('Rich list search: trimmed, empty clears'),
  async ({ page, chain }) => {
    await chain()
    await page.goto('/richlist?q=0x')
    await expect(rows(page).first().getByRole('cell').first()).toHaveText('1', seen)
    await searchFor(page, '   ')
    await expect(page).toHaveURL('/richlist')
    await expect(rows(page).first().getByRole('cell').first()).toHaveText('1', seen)
  },
)
