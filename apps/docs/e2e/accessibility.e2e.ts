import { AxeBuilder } from '@axe-core/playwright'
import { expect, test, type Page } from '@playwright/test'
import { builtPages } from './support/pages'

/** Without what takes longer than the analysis: selectors for all that passed, and joining the results of frames, of which there are none. */
const axe = (page: Page) =>
  new AxeBuilder({ page }).setLegacyMode().options({ resultTypes: ['violations'] })

/** Everything in the light theme; in the dark one what a theme can change. */
async function expectNoViolation(page: Page): Promise<void> {
  await page.emulateMedia({ colorScheme: 'light' })
  const light = await axe(page).analyze()
  await page.emulateMedia({ colorScheme: 'dark' })
  const dark = await axe(page).withRules(['color-contrast', 'link-in-text-block']).analyze()
  const violations = [...light.violations, ...dark.violations]
  expect(violations.map(({ id, nodes }) => [id, nodes[0]?.html])).toEqual([])
}

for (const { url } of builtPages()) {
  test(`${url} has no violation in either theme`, async ({ page }) => {
    test.setTimeout(240_000)
    await page.goto(url)
    await expectNoViolation(page)
  })
}

for (const [name, open] of [
  ['the search with results', 'search'],
  ['an answer that was tried', 'try'],
  ['the menu on a phone', 'menu'],
] as const) {
  test(`${name} has no violation in either theme`, async ({ page }) => {
    if (open === 'menu') await page.setViewportSize({ width: 390, height: 844 })
    await page.goto('/docs/accounts')
    if (open === 'search') {
      await page.keyboard.press('/')
      await page.getByRole('combobox', { name: 'Search for' }).fill('balance')
      await expect(page.getByRole('listbox').getByRole('option').first()).toBeVisible()
    }
    if (open === 'try') {
      await page.getByRole('button', { name: 'Try Now' }).first().click()
      await expect(page.locator('[data-part=state]')).toContainText('Failed to fetch')
      await page.getByRole('button', { name: 'Edit body' }).click()
    }
    if (open === 'menu')
      await page.getByRole('button', { name: 'Pages of the documentation' }).click()
    await expectNoViolation(page)
  })
}
