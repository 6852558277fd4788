import type { Page } from '@playwright/test'
import { expectAccessible } from './support/quality'
import { expect, test } from './support/test'

async function busy(page: Page, name: string, value: string) {
  await expect(page.getByRole('table', { name })).toHaveAttribute('aria-busy', value)
}

/** Checks the built styles. All other screens and states are component tests. */
test('home', async ({ page, chain }) => {
  await chain()
  await page.goto('/')
  await busy(page, 'Latest blocks', 'false')
  await expectAccessible(page)
})

test('in forced colors a placeholder has no text, and the selected menu item is marked', async ({
  page,
  chain,
}) => {
  const { devnet } = await chain()
  await page.emulateMedia({ forcedColors: 'active' })
  devnet.setFaults({ calls: { '/block': { latency: 3000 } } })
  await page.goto('/')
  await busy(page, 'Latest blocks', 'true')
  const placeholder = page.getByRole('main').getByText(/^0+$/).first()
  await expect(placeholder).toHaveCSS('color', 'rgba(0, 0, 0, 0)')
  const keepsItsColor = () =>
    page
      .getByRole('banner')
      .locator('*')
      .evaluateAll((all) =>
        all.some((element) => getComputedStyle(element).forcedColorAdjust === 'none'),
      )
  // The endpoint's dot.
  await expect.poll(keepsItsColor).toBe(true)
  devnet.clearFaults()
  await page.goto(`/block/${devnet.chain.tip.index}`)
  await page.getByRole('main').getByRole('button', { name: 'Download' }).focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('menu')).toBeVisible()
  await page.keyboard.press('ArrowDown')
  await expect(page.getByRole('menuitem').first()).toHaveCSS('outline-style', 'solid')
})
