import { toBase58 } from '@mcm/address'
import {
  refuseEveryThird,
  holdPage,
  row,
  rows,
  search,
  searchFor,
  seen,
  submitSearch,
  watchPages,
} from '../../../../test/rich-list'
import {
  currentPath,
  expect,
  goBack,
  installClock,
  page,
  pause,
  progressBar,
  runFor,
  spec,
  test,
} from '../../../../test/screen'

test(
  'finds loaded accounts without requests, by hex and Base58',
  spec('Rich list search: part of either form, ignoring case and 0x'),
  async ({ visit, chain }) => {
    const { devnet } = chain()
    const offsets = watchPages()
    const [, second] = devnet.chain.richest()
    const address = second?.address ?? ''
    visit('/richlist')
    await expect.element(rows().first()).toBeVisible()
    for (const text of [address, address.slice(2).toUpperCase(), ` ${address.slice(10, 34)} `]) {
      await searchFor(text)
      await expect
        .element(page.getByRole('status'))
        .toContainText(`Found 1 address(es) matching "${text.trim()}"`)
      await expect.element(rows()).toHaveLength(1)
      await expect.element(row(address).getByRole('cell').first()).toHaveText('2', seen)
    }
    const base58 = toBase58(address)
    visit('/richlist')
    await searchFor(base58.slice(2, 24))
    // The hex form doesn't show why it matched.
    await expect.element(row(address)).toContainText(base58)
    expect(offsets).toEqual([0, 0])

    await search().fill('')
    await expect.element(rows()).not.toHaveLength(1)
    await expect.poll(currentPath).toBe('/richlist')
  },
)

test(
  'continues page by page until something matches, and shows its progress',
  spec('Rich list: search found, not found'),
  async ({ visit, chain }) => {
    const { devnet, url } = chain({ accounts: 800 })
    const offsets = watchPages()
    const richest = [...devnet.chain.richest()]
    const target = richest[650]?.address ?? ''
    const release = holdPage(url, 300)
    visit('/richlist')
    await searchFor(target)
    await expect.element(progressBar(/Searching accounts/)).toBeVisible()
    await expect.element(page.getByText(/^\d00 of \d00 accounts$/)).toBeVisible()
    release()
    await expect.element(page.getByText(`Found 1 address(es) matching "${target}"`)).toBeVisible()
    await expect.element(row(target)).toBeVisible()
    expect(offsets).toEqual([0, 100, 200, 300, 400, 500, 600])

    // The URL contains the search, Back restores it, and nothing is requested again.
    await row(target).getByRole('link').click()
    await expect.element(page.getByRole('heading', { name: 'Latest Transactions' })).toBeVisible()
    await goBack()
    await expect.poll(currentPath).toBe(`/richlist?q=${target}`)
    await expect.element(search()).toHaveValue(target)
    await expect.element(row(target)).toBeVisible()
    expect(offsets).toHaveLength(7)

    await page.getByRole('button', { name: 'Show all accounts' }).click()
    await expect.poll(currentPath).toBe('/richlist')
    await expect.element(rows().first().getByRole('cell').first()).toHaveText('1', seen)
  },
)

test(
  'shows a message if nothing matches',
  spec('Rich list: search found, not found'),
  async ({ visit, chain }) => {
    chain({ accounts: 240 })
    const offsets = watchPages()
    visit('/richlist?q=zzzzzz')
    await expect
      .element(
        page.getByText('No addresses found matching "zzzzzz". Searched up to 10000 accounts.'),
      )
      .toBeVisible()
    await expect.element(rows()).toHaveLength(0)
    expect(offsets).toEqual([0, 100, 200])
  },
)

test(
  'stops after 10,000 accounts',
  spec('Rich list search: up to 10,000 accounts', 'Rich list: 100 per page, 10,000 searched'),
  async ({ visit, chain }) => {
    chain({ accounts: 12_500 })
    const offsets = watchPages()
    visit('/richlist?q=zzzzzz')
    await expect
      .element(
        page.getByText('No addresses found matching "zzzzzz". Searched up to 10000 accounts.'),
        { timeout: 50_000 },
      )
      .toBeVisible()
    expect(offsets).toHaveLength(100)
    expect(new Set(offsets).size).toBe(100)
  },
)

test('restarts when the same text is searched for after it was canceled or failed', async ({
  visit,
  chain,
}) => {
  const { devnet } = chain({ accounts: 240 })
  visit('/richlist')
  await expect.element(rows().first()).toBeVisible()
  devnet.setFaults({ calls: { '/stats/richlist': { latency: 60_000 } } })
  await searchFor('zzzzzz')
  await page.getByRole('button', { name: 'Cancel' }).click()
  await expect.element(page.getByText(/^Search canceled/)).toBeVisible()
  devnet.setFaults({ calls: { '/stats/richlist': { latency: 0, malformedRate: 1 } } })
  await submitSearch()
  await expect
    .element(page.getByText('Failed to load more accounts. Please try again.'))
    .toBeVisible()
  devnet.clearFaults()
  await submitSearch()
  await expect.element(page.getByText(/^No addresses found matching/)).toBeVisible()
})

test('can be canceled and resumed', async ({ visit, chain }) => {
  const { url } = chain({ accounts: 800 })
  const release = holdPage(url, 300)
  const offsets = watchPages()
  visit('/richlist?q=zzzzzz')
  await page.getByRole('button', { name: 'Cancel' }).click()
  const outcome = page.getByText(/^Search canceled after \d00 accounts\.$/)
  await expect.element(outcome).toBeVisible()
  const pages = Number(/\d/.exec(outcome.element().textContent)?.[0])
  release()
  await pause(300)
  expect(offsets).toHaveLength(pages)
  await page.getByRole('button', { name: 'Find more' }).click()
  await expect.element(page.getByText(/^No addresses found matching/)).toBeVisible()
  expect(new Set(offsets).size).toBe(offsets.length)
})

test('finds further matches on request', async ({ visit, chain }) => {
  const { devnet } = chain({ accounts: 400 })
  const needle = 'ab'
  const matching = [...devnet.chain.richest()]
    .map(({ address }, at) => ({ address, page: Math.floor(at / 100) }))
    .filter(({ address }) => address.slice(2).includes(needle))
  expect(matching.some(({ page }) => page > 0)).toBe(true)
  visit(`/richlist?q=${needle}`)
  const outcome = page.getByText(/^Found \d+ address\(es\) matching "ab"$/)
  await expect.element(outcome).toBeVisible()
  const found = () => Number(/\d+/.exec(outcome.query()?.textContent ?? '')?.[0])
  const before = found()
  await page.getByRole('button', { name: 'Find more' }).click()
  await expect.poll(found).toBeGreaterThan(before)
})

test('slows down after a 429 and resumes, requesting no page twice', async ({ visit, chain }) => {
  const { url } = chain({ accounts: 700 })
  const offsets = watchPages()
  const refused = refuseEveryThird(url)
  installClock()
  visit('/richlist')
  await expect.element(rows().first()).toBeVisible()
  await searchFor('zzzzzz')
  await runFor(60_000)
  await expect.element(page.getByText(/^No addresses found matching/)).toBeVisible()
  expect(offsets).toEqual([0, 100, 200, 300, 400, 500, 600])
  expect(refused()).toBeGreaterThan(0)
  expect(refused()).toBeLessThan(6)
})

test(
  'ends with an empty text, or a 0x alone',
  spec('Rich list search: trimmed, empty clears'),
  async ({ visit, chain }) => {
    chain()
    visit('/richlist?q=0x')
    await expect.element(rows().first().getByRole('cell').first()).toHaveText('1', seen)
    await searchFor('   ')
    await expect.poll(currentPath).toBe('/richlist')
    await expect.element(rows().first().getByRole('cell').first()).toHaveText('1', seen)
  },
)
