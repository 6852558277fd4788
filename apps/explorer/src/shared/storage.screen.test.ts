import { afterEach, type MockInstance, vi } from 'vitest'
import { currentPath, expect, page, test, userEvent } from '../../test/screen'
import { ADDRESS } from '../../test/watchlist'
import { forgetSearches } from '../features/search/recent/recent-searches'

const KEYS = [
  'address-watchlist',
  'watchlist-balances',
  'theme',
  'api-endpoint',
  'recent-searches',
  'statistics',
]

const nameOf = (url: string) => url.slice('https://'.length)

let full: MockInstance | undefined

/**
 * The page isn't really closed here, so the test makes the stores reread what couldn't be stored.
 */
afterEach(() => {
  if (!full) return
  full.mockRestore()
  full = undefined
  forgetSearches()
  for (const key of KEYS) localStorage.setItem(key, 'nothing')
  dispatchEvent(new StorageEvent('storage'))
})

for (const [what, text] of [
  ['not JSON', '{'],
  ['empty', ''],
  ['a different structure', '{"version":0}'],
  ['a number', '17'],
  ['null', 'null'],
  ['a list of everything', '[1,null,"x",{"address":5},{"address":null},[[]],{"__proto__":{}}]'],
  ['markup', '"<img src=x onerror=alert(1)>"'],
  ['very long', JSON.stringify(Array.from({ length: 20_000 }, () => 'x'.repeat(20)))],
] as const) {
  test(`stored text that is ${what} breaks nothing`, async ({ visit, chain }) => {
    chain()
    for (const key of KEYS) {
      localStorage.setItem(key, text)
      sessionStorage.setItem(key, text)
    }
    visit('/')
    await expect
      .element(page.getByRole('table', { name: 'Latest blocks' }).getByRole('link'))
      .toHaveLength(5)
    await expect.element(page.getByRole('button', { name: 'Watchlist, 0 addresses' })).toBeVisible()
    await expect.element(page.getByRole('button', { name: /Connected & Synced/ })).toBeVisible()
    page.getByRole('searchbox').first().element().focus()
    visit('/statistics')
    await expect.element(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect.element(page.getByText('Unexpected Application Error!')).toHaveLength(0)
  })
}

test('reads a watchlist in the formats of older versions', async ({ visit, chain }) => {
  chain()
  localStorage.setItem(
    'address-watchlist',
    JSON.stringify([
      ADDRESS.toUpperCase().replace('0X', '0x'),
      { address: 'kHtV35ttVpyiH42FePCiHo2iFmcJS3', label: 7, dateAdded: '2024-01-01' },
      { address: `0x${'1'.repeat(40)}`, label: 'Kept', dateAdded: 1 },
    ]),
  )
  visit('/')
  await page.getByRole('button', { name: 'Watchlist, 3 addresses' }).click()
  await expect.element(page.getByRole('dialog')).toContainText('Kept')
})

test('a corrupt endpoint in storage doesn’t hide a valid one in the cookie', async ({
  visit,
  chain,
}) => {
  chain()
  const second = chain({ seed: 'second' })
  document.cookie = `api-endpoint=${encodeURIComponent(second.url)}; path=/`
  localStorage.setItem('api-endpoint', 'javascript:alert(1)')
  visit('/')
  await expect.element(page.getByRole('button', { name: nameOf(second.url) })).toBeVisible()
})

test('with full storage everything works until the page is closed', async ({ visit, chain }) => {
  const { devnet } = chain()
  const second = chain({ seed: 'second' })
  full = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError')
  })
  visit(`/address/${ADDRESS}`)
  const watchlist = page.getByRole('button', { name: 'Watchlist, 1 address' })
  await page.getByRole('button', { name: 'Add to address watchlist' }).click()
  await expect
    .element(page.getByRole('main').getByText('Not saved: browser storage is full or blocked'))
    .toBeVisible()
  await watchlist.click()
  await expect
    .element(page.getByRole('dialog'))
    .toContainText('Not saved: your browser’s storage is full or blocked.')
  await page.getByRole('dialog').getByRole('button', { name: 'Add a label' }).click()
  await userEvent.keyboard('Savings')
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByRole('main').getByText('Savings')).toBeVisible()
  await userEvent.keyboard('{Escape}')

  await page.getByRole('button', { name: 'Theme: system. Change to light' }).click()
  await page.getByRole('button', { name: 'Theme: light. Change to dark' }).click()
  await expect.element(document.documentElement).toHaveAttribute('data-theme', 'dark')

  const search = page.getByRole('searchbox').first()
  await search.fill(String(devnet.chain.tip.index))
  search.element().focus()
  await userEvent.keyboard('{Enter}')
  await expect.poll(currentPath).toMatch(/\/block\/\d+/)
  await search.fill('')
  await page.getByRole('button', { name: /^API endpoint/ }).click()
  await page.getByRole('radio', { name: 'Test 2' }).click()
  await expect.element(page.getByRole('button', { name: nameOf(second.url) })).toBeVisible()
  await expect.element(watchlist).toBeVisible()
})

test('the next page starts without it', async ({ visit, chain }) => {
  const { url } = chain()
  visit('/about')
  await expect.element(page.getByRole('button', { name: 'Watchlist, 0 addresses' })).toBeVisible()
  await page.getByRole('button', { name: 'Watchlist, 0 addresses' }).click()
  await expect.element(page.getByRole('dialog')).not.toContainText('Not saved')
  await expect.element(page.getByRole('button', { name: nameOf(url) })).toBeVisible()
  await expect.element(document.documentElement).not.toHaveAttribute('data-theme')
})
