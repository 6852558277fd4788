import type { Page } from '@playwright/test'
import { expect, test } from './support/test'

const ADDRESS = '0x3f1fba7025c7d37470e7260117a72b7de9f5ca59'

test('corrupt storage doesn’t break the first load, and new data survives a reload', async ({
  page,
  chain,
}) => {
  await chain()
  const [first, second] = ['0', '1'].map((digit) => ({ address: `0x${digit.repeat(40)}` }))
  await page.addInitScript(
    (text) => {
      for (const key of ['address-watchlist', 'theme', 'api-endpoint'])
        if (localStorage.getItem(key) === null) localStorage.setItem(key, text)
    },
    JSON.stringify([1, null, 'x', { address: 5 }, first, first, second]),
  )
  await page.goto(`/address/${ADDRESS}`)
  await expect(page.getByRole('button', { name: 'Watchlist, 2 addresses:' })).toBeVisible()
  await expect(page.getByRole('button', { name: /Connected & Synced/ })).toBeVisible()
  await page.getByRole('button', { name: 'Add to address watchlist' }).click()
  await expect(page.getByRole('button', { name: 'Watchlist, 3 addr' })).toBeVisible()
  await page.reload()
  await expect(page.getByRole('button', { name: 'Remove from address watchlist' })).toBeVisible()
  await page.getByRole('button', { name: 'Watchlist, 3 addr' }).click()
  await expect(page.getByRole('dialog').getByRole('listitem')).toHaveCount(3)
})

test('after a reload, statistics blocks are not requested again', async ({ page, chain }) => {
  const { url } = await chain()
  let asked = 0
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url() === `${url}/block`) asked += 1
  })
  await page.goto('/statistics?blocks=100')
  const done = page.getByText(/^100 blocks, mined from/)
  await expect(done).toBeVisible()
  const all = asked
  expect(all).toBeLessThanOrEqual(102)
  await page.reload()
  await expect(done).toBeVisible()
  expect(asked).toBe(all)
})

test('with blocked storage everything works until the page is closed', async ({ page, chain }) => {
  const { devnet } = await chain()
  const second = await chain({ seed: 'second' })
  // Accessing storage throws, as it does when the browser blocks site data.
  await page.addInitScript(() => {
    for (const name of ['localStorage', 'sessionStorage'])
      Object.defineProperty(window, name, {
        get: () => {
          throw new DOMException('no', 'SecurityError')
        },
      })
  })
  await page.goto(`/address/${ADDRESS}`)
  const watchlist = page.getByRole('button', { name: 'Watchlist, 1 address' })
  await page.getByRole('button', { name: 'Add to address watchlist' }).click()
  await watchlist.click()
  await page.getByRole('dialog').getByRole('button', { name: 'Add a label' }).click()
  await page.keyboard.type('Savings')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('main').getByText('Savings')).toBeVisible()
  await page.keyboard.press('Escape')

  await page.getByRole('button', { name: 'Theme: system. Change to light' }).click()
  await page.getByRole('button', { name: 'Theme: light. Change to dark' }).click()
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')

  await page.getByRole('searchbox').first().fill(String(devnet.chain.tip.index))
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/block\/\d+/)
  await page.getByRole('searchbox').first().fill('')
  await page.getByRole('button', { name: /^API endpoint/ }).click()
  await page.getByRole('radio', { name: 'Test 2' }).click()
  await expect(page.getByRole('button', { name: second.url.slice('http://'.length) })).toBeVisible()
  await expect(watchlist).toBeVisible()
})

/** Returns the keys of the responses that are kept for use without a connection. */
const savedKeys = (page: Page) =>
  page.evaluate(async () => {
    // Opening a database that isn't there would create it.
    const databases = await indexedDB.databases()
    if (!databases.some(({ name }) => name === 'last-seen')) return ''
    return new Promise<string>((resolve) => {
      const opening = indexedDB.open('last-seen')
      opening.onsuccess = () => {
        const database = opening.result
        const keys = database.transaction('responses').objectStore('responses').getAllKeys()
        keys.onsuccess = () => resolve(JSON.stringify(keys.result))
        database.close()
      }
    })
  })

test('the privacy page clears what is stored, after a question', async ({ page, chain }) => {
  await chain()
  const { url } = await chain({ seed: 'second' })
  await page.goto(`/address/${ADDRESS}`)
  await expect(page.getByRole('button', { name: /Connected & Synced/ })).toBeVisible()
  await page.getByRole('button', { name: 'Add to address watchlist' }).click()
  await expect(page.getByRole('button', { name: 'Watchlist, 1 address' })).toBeVisible()
  await page.getByRole('button', { name: /^API endpoint/ }).click()
  await page.getByRole('radio', { name: 'Test 2' }).click()
  await expect.poll(() => page.evaluate(() => document.cookie)).toContain(encodeURIComponent(url))
  await expect.poll(() => savedKeys(page)).toContain(ADDRESS)
  await page.evaluate(() => caches.open('files of an earlier build'))

  await page.goto('/privacy')
  await page.getByRole('button', { name: 'Clear everything' }).click()
  const dialog = page.getByRole('dialog', { name: 'Clear everything stored here?' })
  await expect(dialog).toContainText('Your watchlist (1 address)')
  await dialog.getByRole('button', { name: 'Cancel' }).click()
  await expect(page.getByRole('button', { name: 'Watchlist, 1 address' })).toBeVisible()

  await page.getByRole('button', { name: 'Clear everything' }).click()
  await dialog.getByRole('button', { name: 'Clear everything' }).click()
  await expect(page.getByText('Everything was cleared.')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Watchlist, 0 addresses' })).toBeVisible()
  expect(await page.evaluate(() => [localStorage.length, document.cookie])).toEqual([0, ''])
  expect(await savedKeys(page)).not.toContain(ADDRESS)
  expect(await page.evaluate(() => caches.keys())).not.toContain('files of an earlier build')
})
