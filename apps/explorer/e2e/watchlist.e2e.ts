import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { expect, offerEndpoints, test } from './support/test'

const ADDRESS = '0x3f1fba7025c7d37470e7260117a72b7de9f5ca59'

const panelOf = (page: Page) => page.getByRole('dialog', { name: /^Watchlist, / })
/** Waits until the app is interactive, because the prerendered button opens nothing. */
const open = async (page: Page) => {
  await expect(page.getByRole('button', { name: /Connected & Synced/ })).toBeVisible()
  await page.getByRole('button', { name: /^Watchlist, / }).click()
  return panelOf(page)
}

test('two tabs stay in sync, including labels', async ({ page, context, chain }) => {
  await chain()
  await page.goto(`/address/${ADDRESS}`)
  const other = await context.newPage()
  await other.goto('/')
  await page.getByRole('button', { name: 'Add to address watchlist' }).click()
  await expect(other.getByRole('button', { name: /^Watchlist, 1 address/ })).toBeVisible()

  const list = await open(other)
  await list.getByRole('button', { name: 'Add a label' }).click()
  await list.getByRole('textbox', { name: /^Label of/ }).fill('Savings')
  await list.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByRole('main').getByText('Savings')).toBeVisible()
})

test('an exported list can be imported elsewhere without loss', async ({
  page,
  browser,
  chain,
  baseURL,
}) => {
  const { url } = await chain()
  const entries = [
    { address: ADDRESS, label: 'Savings', dateAdded: 5 },
    { address: `0x${'1'.padStart(40, '0')}`, dateAdded: 1 },
  ]
  await page.addInitScript(
    (text) => localStorage.setItem('address-watchlist', text),
    JSON.stringify(entries),
  )
  await page.goto('/')
  const panel = await open(page)
  const download = page.waitForEvent('download')
  await panel.getByRole('button', { name: 'Export' }).click()
  const file = await download
  expect(file.suggestedFilename()).toBe('mochimo-watchlist.json')
  const buffer = await readFile(await file.path())

  const elsewhere = await browser.newContext({ baseURL: baseURL ?? '' })
  await offerEndpoints(elsewhere, baseURL, [url])
  const other = await elsewhere.newPage()
  await other.goto('/')
  const list = await open(other)
  await expect(list.getByRole('button', { name: 'Export' })).toHaveCount(0)
  const chooser = other.waitForEvent('filechooser')
  await list.getByRole('button', { name: 'Import' }).click()
  await (await chooser).setFiles({ name: 'list.json', mimeType: 'application/json', buffer })
  await expect(list).toContainText('2 addresses added.')
  const stored = () =>
    other.evaluate(() => JSON.parse(localStorage.getItem('address-watchlist') ?? '[]') as unknown)
  expect(await stored()).toEqual(entries)
  await elsewhere.close()
})
