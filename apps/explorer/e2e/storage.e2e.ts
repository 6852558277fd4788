import type { Page } from '@playwright/test'
import { brokenStorage } from './support/storage'
import { expect, test } from './support/test'

const ADDRESS = '0x3f1fba7025c7d37470e7260117a72b7de9f5ca59'
const KEYS = ['address-watchlist', 'theme', 'api-endpoint', 'recent-searches', 'statistics']

const homeStands = (page: Page) =>
  expect(page.getByRole('table', { name: 'Latest blocks' }).getByRole('link')).toHaveCount(5)

for (const [what, text] of [
  ['no JSON', '{'],
  ['empty', ''],
  ['another shape', '{"version":0}'],
  ['a number', '17'],
  ['null', 'null'],
  ['a list of everything', '[1,null,"x",{"address":5},{"address":null},[[]],{"__proto__":{}}]'],
  ['markup', '"<img src=x onerror=alert(1)>"'],
  ['very long', JSON.stringify(Array.from({ length: 20_000 }, () => 'x'.repeat(20)))],
] as const) {
  test(`stored text that is ${what} breaks nothing`, async ({ page, chain }) => {
    await chain()
    await page.addInitScript(
      ([keys, value]) => {
        for (const key of keys) {
          localStorage.setItem(key, value)
          sessionStorage.setItem(key, value)
        }
      },
      [KEYS, text] as const,
    )
    await page.goto('/')
    await homeStands(page)
    await expect(page.getByRole('button', { name: 'Watchlist, 0 addresses' })).toBeVisible()
    await expect(page.getByRole('button', { name: /Connected & Synced/ })).toBeVisible()
    await page.getByRole('searchbox').first().focus()
    await page.goto('/statistics')
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(page.getByText('Unexpected Application Error!')).toHaveCount(0)
  })
}

test('a watchlist in the shapes of older versions is read', async ({ page, chain }) => {
  await chain()
  await page.addInitScript(
    (text) => localStorage.setItem('address-watchlist', text),
    JSON.stringify([
      ADDRESS.toUpperCase().replace('0X', '0x'),
      { address: 'kHtV35ttVpyiH42FePCiHo2iFmcJS3', label: 7, dateAdded: '2024-01-01' },
      { address: `0x${'1'.repeat(40)}`, label: 'Kept', dateAdded: 1 },
    ]),
  )
  await page.goto('/')
  await page.getByRole('button', { name: 'Watchlist, 3 addresses' }).click()
  await expect(page.getByRole('dialog')).toContainText('Kept')
})

test('a corrupt endpoint in the storage does not hide the good one in the cookie', async ({
  page,
  context,
  chain,
  baseURL,
}) => {
  await chain()
  const second = await chain({ seed: 'second' })
  await context.addCookies([
    { name: 'api-endpoint', value: encodeURIComponent(second.url), url: baseURL ?? '' },
  ])
  await page.addInitScript(() => localStorage.setItem('api-endpoint', 'javascript:alert(1)'))
  await page.goto('/')
  await expect(page.getByRole('button', { name: second.url.slice('http://'.length) })).toBeVisible()
})

for (const what of ['blocked', 'full'] as const) {
  test(`with ${what} storage everything works until the page is closed`, async ({
    page,
    chain,
  }) => {
    const { devnet } = await chain()
    const second = await chain({ seed: 'second' })
    await brokenStorage[what](page)
    await page.goto(`/address/${ADDRESS}`)
    await page.getByRole('button', { name: 'Add to address watchlist' }).click()
    await expect(page.getByRole('button', { name: 'Watchlist, 1 address' })).toBeVisible()
    await page.getByRole('button', { name: 'Watchlist, 1 address' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Add a label' }).click()
    await page.keyboard.type('Savings')
    await page.keyboard.press('Enter')
    await expect(page.getByRole('main').getByText('Savings')).toBeVisible()
    await page.keyboard.press('Escape')

    await page.getByRole('button', { name: 'Theme: as the system. Change to light' }).click()
    await page.getByRole('button', { name: 'Theme: light. Change to dark' }).click()
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')

    await page.getByRole('searchbox').first().fill(String(devnet.chain.tip.index))
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/\/block\/\d+/)
    await page.getByRole('searchbox').first().fill('')
    await page.getByRole('button', { name: /^API endpoint/ }).click()
    await page.getByRole('radio', { name: 'Test 2' }).click()
    await expect(
      page.getByRole('button', { name: second.url.slice('http://'.length) }),
    ).toBeVisible()
    await expect(page.getByRole('button', { name: 'Watchlist, 1 address' })).toBeVisible()
  })
}
