import { expect, page, test } from '../../../test/screen'
import { ADDRESS, keep, many } from '../../../test/watchlist'

const links = () => page.getByRole('navigation', { name: 'Your watchlist' }).getByRole('link')
const place = () => page.getByRole('heading', { name: 'Latest blocks' })

test('a visitor’s addresses are one press away on a desktop, and nothing moves for them', async ({
  visit,
  chain,
}) => {
  chain()
  await page.viewport(1280, 800)
  visit('/')
  await expect.element(page.getByRole('link', { name: 'an address' })).toBeVisible()
  await expect.element(links()).toHaveLength(0)
  const { top } = place().element().getBoundingClientRect()

  keep([{ address: ADDRESS, label: 'Savings', dateAdded: 1 }, ...many(4)])
  visit('/')
  await expect.element(links()).toHaveLength(3)
  await expect.element(links().first()).toHaveText('Savings')
  await expect.element(links().first()).toHaveAttribute('href', `/address/${ADDRESS}`)
  await expect.element(page.getByRole('link', { name: 'an address' })).toBeVisible()
  expect(place().element().getBoundingClientRect().top).toBe(top)

  // A phone’s first screen is the verse’s, and its header has them.
  await page.viewport(390, 844)
  await expect.element(links()).toHaveLength(0)
})
