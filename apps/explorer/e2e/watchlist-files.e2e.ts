import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { expect, test } from './support/test'
import { ADDRESS, control, keep, many, panelOf, stored } from './support/watchlist'

const open = async (page: Page) => {
  await page.goto('/')
  await page.getByRole('button', { name: control }).click()
  return panelOf(page)
}
const choose = async (page: Page, text: string) => {
  const chooser = page.waitForEvent('filechooser')
  await panelOf(page).getByRole('button', { name: 'Import' }).click()
  await (
    await chooser
  ).setFiles({ name: 'list.json', mimeType: 'application/json', buffer: Buffer.from(text) })
}

test('what is exported is imported elsewhere, whole', async ({ page, browser, chain, baseURL }) => {
  const { url } = await chain()
  const entries = [
    { address: ADDRESS, label: 'Savings', dateAdded: 5 },
    { ...many(2)[1], address: many(2)[1]?.address ?? '' },
  ]
  await keep(page, entries)
  const panel = await open(page)
  const download = page.waitForEvent('download')
  await panel.getByRole('button', { name: 'Export' }).click()
  const file = await download
  expect(file.suggestedFilename()).toBe('mochimo-watchlist.json')
  const text = readFileSync(await file.path(), 'utf8')

  const elsewhere = await browser.newContext({ baseURL: baseURL ?? '' })
  await elsewhere.route('**/config.json', (route) =>
    route.fulfill({ json: { endpoints: [{ label: 'Test', url }], links: {} } }),
  )
  const other = await elsewhere.newPage()
  const list = await open(other)
  await expect(list.getByRole('button', { name: 'Export' })).toHaveCount(0)
  await choose(other, text)
  await expect(list).toContainText('2 addresses added.')
  expect(await stored(other)).toEqual(entries)
  await elsewhere.close()
})

test('what is wrong with a file is said with its place, and nothing changes', async ({
  page,
  chain,
}) => {
  await chain()
  const entries = [{ address: ADDRESS, label: 'Savings', dateAdded: 5 }]
  await keep(page, entries)
  const panel = await open(page)
  for (const [text, problem] of [
    ['{"kind": "mochimo-watchlist",', /The file is not JSON: .* Nothing was changed\./],
    ['{"hello":"world"}', /no watchlist/],
    [JSON.stringify([...many(2), { address: '0x12' }]), /Entry 3: "0x12" is not an address\./],
    [JSON.stringify([]), /without an address/],
  ] as const) {
    await choose(page, text)
    await expect(panel.getByRole('status')).toContainText(problem)
    expect(await stored(page)).toEqual(entries)
  }
})

test('a list that is full names what it has no room for', async ({ page, chain }) => {
  await chain()
  await keep(page, many(9))
  const panel = await open(page)
  await choose(page, JSON.stringify([{ address: ADDRESS, label: 'Savings' }, ...many(11)]))
  const [left] = many(11).slice(-1)
  await expect(panel.getByRole('status')).toContainText(
    /^1 address added\. 9 were on the list already\. No room for /,
  )
  await expect(panel.getByRole('status')).toContainText(left?.address ?? '')
  await expect(panel).toContainText('10/10')
  await expect(panel).toContainText('Savings')
})
