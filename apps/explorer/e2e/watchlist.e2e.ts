import type { Page } from '@playwright/test'
import { expect, test } from './support/test'

const ADDRESS = '0x3f1fba7025c7d37470e7260117a72b7de9f5ca59'
const many = (count: number) =>
  Array.from({ length: count }, (_, at) => ({
    address: `0x${at.toString(16).padStart(40, '0')}`,
    dateAdded: at,
  }))

const control = /^Watchlist, /
const panelOf = (page: Page) => page.getByRole('dialog', { name: control })

/** A page that finds these entries stored, and keeps what it makes of them over a reload. */
async function keep(page: Page, entries: unknown) {
  await page.addInitScript((text) => {
    if (localStorage.getItem('address-watchlist') === null)
      localStorage.setItem('address-watchlist', text)
  }, JSON.stringify(entries))
}

test('an address is added, listed, opened and removed', async ({ page, chain }) => {
  await chain()
  await page.goto(`/address/${ADDRESS}`)
  const star = page.getByRole('main').getByRole('button', { name: 'Add to address watchlist' })
  await star.click()
  await expect(page.getByRole('button', { name: 'Remove from address watchlist' })).toBeVisible()

  await page.goto('/')
  await page.getByRole('button', { name: /^Watchlist, 1 address/ }).click()
  const list = page.getByRole('dialog', { name: /^Watchlist/ })
  await expect(list).toContainText('Maximum 10 addresses')
  await expect(list).toContainText('1/10')
  await list.getByRole('link', { name: /^View/ }).click()
  await expect(page).toHaveURL(`/address/${ADDRESS}`)

  await page.getByRole('button', { name: /^Watchlist/ }).click()
  await list.getByRole('button', { name: /^Remove/ }).click()
  await expect(list).toContainText('No addresses in your watchlist')
  await expect(list).toContainText('Click the star on any address page to add it')
})

test('a full list takes no more and says so', async ({ page, chain }) => {
  await chain()
  await page.addInitScript(
    (text) => localStorage.setItem('address-watchlist', text),
    JSON.stringify(many(10)),
  )
  await page.goto(`/address/${ADDRESS}`)
  const star = page.getByRole('button', { name: 'Watchlist is full (maximum 10 addresses)' })
  await expect(star).toBeDisabled()
  // One that is on it can still be taken off.
  await page.goto(`/address/${many(1)[0]?.address}`)
  await expect(page.getByRole('button', { name: 'Remove from address watchlist' })).toBeEnabled()
})

test('two tabs stay in step', async ({ page, context, chain }) => {
  await chain()
  await page.goto(`/address/${ADDRESS}`)
  const other = await context.newPage()
  await other.goto('/')
  await page.getByRole('button', { name: 'Add to address watchlist' }).click()
  await expect(other.getByRole('button', { name: /^Watchlist, 1 address/ })).toBeVisible()
})

test('a name given in one tab is there in the other', async ({ page, context, chain }) => {
  await chain()
  await keep(page, [{ address: ADDRESS, dateAdded: 1 }])
  await page.goto(`/address/${ADDRESS}`)
  const other = await context.newPage()
  await other.goto('/')
  await other.getByRole('button', { name: control }).click()
  await panelOf(other).getByRole('button', { name: 'Add a label' }).click()
  await panelOf(other).getByRole('textbox').fill('Savings')
  await panelOf(other).getByRole('button', { name: 'Save' }).click()
  await expect(page.getByRole('main').getByText('Savings')).toBeVisible()
})

test('letters in another case are the same address', async ({ page, chain }) => {
  await chain()
  const shouted = `0x${ADDRESS.slice(2).toUpperCase()}`
  await keep(page, [
    { address: shouted, label: 'Savings', dateAdded: 1 },
    { address: ADDRESS, dateAdded: 2 },
  ])
  await page.goto(`/address/${shouted}`)
  await expect(page.getByRole('button', { name: 'Remove from address watchlist' })).toBeVisible()
  await expect(page.getByRole('button', { name: /^Watchlist, 1 address:/ })).toBeVisible()
  await page.getByRole('button', { name: 'Remove from address watchlist' }).click()
  await expect(page.getByRole('button', { name: /^Watchlist, 0 addresses/ })).toBeVisible()
})

test('addresses are shortened to 10 and 6 letters', async ({ page, chain }) => {
  await chain()
  await keep(page, [{ address: ADDRESS, dateAdded: 1 }])
  await page.goto('/')
  await page.getByRole('button', { name: control }).click()
  const link = panelOf(page).getByRole('link', { name: ADDRESS, exact: true })
  // The middle is there for the clipboard, but takes no room.
  const seen = await link.evaluate((node) =>
    [...node.childNodes]
      .filter(
        (part) => part instanceof Text || getComputedStyle(part as Element).fontSize !== '0px',
      )
      .map((part) =>
        part instanceof Element && part.ariaHidden === 'true' ? '…' : (part.textContent ?? ''),
      )
      .join(''),
  )
  expect(seen).toBe('0x3f1fba70…f5ca59')
})

for (const [what, script] of [
  [
    'blocked',
    () =>
      Object.defineProperty(window, 'localStorage', {
        get: () => {
          throw new DOMException('no', 'SecurityError')
        },
      }),
  ],
  [
    'full',
    () => {
      Storage.prototype.setItem = () => {
        throw new DOMException('full', 'QuotaExceededError')
      }
    },
  ],
] as const) {
  test(`${what} storage breaks nothing: a star holds until the page is closed`, async ({
    page,
    chain,
  }) => {
    await chain()
    await page.addInitScript(script)
    await page.goto(`/address/${ADDRESS}`)
    await page.getByRole('button', { name: 'Add to address watchlist' }).click()
    await expect(page.getByRole('button', { name: /^Watchlist, 1 address/ })).toBeVisible()
  })
}
