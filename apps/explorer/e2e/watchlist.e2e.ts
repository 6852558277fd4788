import { expect, test } from './support/test'

const ADDRESS = '0x3f1fba7025c7d37470e7260117a72b7de9f5ca59'
const many = (count: number) =>
  Array.from({ length: count }, (_, at) => ({
    address: `0x${at.toString(16).padStart(40, '0')}`,
    dateAdded: at,
  }))

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

for (const [what, text] of [
  ['no JSON', '{'],
  ['another shape', '{"version":0}'],
  ['entries of every kind', JSON.stringify([1, null, 'x', { address: 5 }, ...many(1), ...many(1)])],
] as const) {
  test(`stored text that is ${what} breaks nothing`, async ({ page, chain }) => {
    await chain()
    await page.addInitScript((value) => {
      for (const key of ['address-watchlist', 'theme', 'api-endpoint'])
        localStorage.setItem(key, value)
    }, text)
    await page.goto('/')
    await expect(page.getByRole('table', { name: 'Latest blocks' }).getByRole('link')).toHaveCount(
      5,
    )
    const count = what === 'entries of every kind' ? 1 : 0
    await expect(page.getByRole('button', { name: `Watchlist, ${count} address` })).toBeVisible()
  })
}

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
