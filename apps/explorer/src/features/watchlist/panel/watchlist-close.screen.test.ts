import { expect, page, test } from '../../../../test/screen'
import { control, keep, many, panel } from '../../../../test/watchlist'

test('on phones, a button closes the list', async ({ visit, chain }) => {
  chain()
  keep(many(1))
  visit('/about')
  await control().click()
  const close = panel().getByRole('button', { name: 'Close', exact: true })
  await page.viewport(1280, 800)
  await expect.element(close).toHaveLength(0)
  await page.viewport(390, 800)
  await close.click()
  await expect.element(panel()).toHaveLength(0)
  await expect.element(control()).toHaveFocus()
})
