import { expect, test } from '@playwright/test'
import { pageUrls } from '../test/support/pages'
import { addAxe, createChecks } from './support/accessibility'

const urls = pageUrls()
/** Shared by all tests, because the pages share their colors. */
const { expectNoViolation } = createChecks()
/** One pixel wider than the phone layout in `src/shared/breakpoint.ts`. */
const NARROWEST_DESKTOP = 769
const isGenerated = (url: string) => /^\/docs\/(packages|changelog)\//.test(url)
/** One generated page per template: a package, one of its entries, a changelog. Only their structure is checked. */
const templateSamples = [
  '/docs/packages/address',
  '/docs/packages/address/wots',
  '/docs/changelog/ui',
]

test.beforeEach(({ page }) => addAxe(page))

for (const [kind, kindUrls] of [
  ['handwritten', urls.filter((url) => !isGenerated(url))],
  ['generated', urls.filter(isGenerated)],
] as const) {
  test(`every ${kind} page is accessible in both themes and fits narrow screens`, async ({
    page,
  }) => {
    test.setTimeout(300_000)
    expect(kindUrls.length).toBeGreaterThan(10)
    expect(urls).toEqual(expect.arrayContaining(templateSamples))
    for (const url of kindUrls) {
      await page.setViewportSize({ width: 1280, height: 720 })
      await page.goto(url)
      await expectNoViolation(page, !isGenerated(url) || templateSamples.includes(url))
      for (const width of [NARROWEST_DESKTOP, 390, 320]) {
        await page.setViewportSize({ width, height: 844 })
        const overflow = await page.evaluate(
          () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
        )
        expect.soft(overflow, `${url} at ${width} px`).toBe(0)
      }
    }
  })
}

for (const [name, open] of [
  ['the search dialog with results', 'search'],
  ['the Try Now panel', 'try'],
  ['the server panel with the sandbox', 'server'],
  ['the menu on a phone', 'menu'],
] as const) {
  test(`${name} is accessible in both themes`, async ({ page }) => {
    if (open === 'menu') await page.setViewportSize({ width: 390, height: 844 })
    await page.goto('/docs/accounts')
    if (open === 'search') {
      await page.keyboard.press('/')
      await page.getByRole('combobox', { name: 'Search' }).fill('balance')
      await expect(page.getByRole('listbox').getByRole('option').first()).toBeVisible()
    }
    if (open === 'try') {
      await page.getByRole('button', { name: 'Try Now' }).first().click()
      await expect(page.locator('[data-part=state]')).toContainText('200 OK')
      await expect(page.getByRole('button', { name: /^Back to/ })).toBeVisible()
      await page.getByRole('button', { name: 'Edit body' }).click()
    }
    if (open === 'server') {
      // The link in the note below isn't covered by the fold.
      await page.setViewportSize({ width: 1280, height: 1600 })
      await page.getByRole('button', { name: /^Server:/ }).click()
      const panel = page.locator('#server')
      await panel.getByRole('radio', { name: /^Sandbox/ }).check()
      await panel.getByText('Faults', { exact: true }).click()
      await panel.getByRole('button', { name: 'Rate limit me' }).click()
      await expect(panel.locator('[aria-pressed=true]')).toBeVisible()
    }
    if (open === 'menu') await page.getByRole('button', { name: 'Menu' }).click()
    // A link under the pointer is underlined.
    await page.mouse.move(0, 0)
    await expectNoViolation(page)
  })
}

test('the contrast check reports a violation in only one theme', async ({ page }) => {
  await page.goto('/docs/errors')
  const { violationsOf } = createChecks()
  expect(await violationsOf(page)).toEqual([])
  await page.locator('h1').evaluate((heading) => (heading.style.color = '#333'))
  const found = await violationsOf(page)
  expect(found.map(({ theme, id }) => [theme, id])).toEqual([['dark', 'color-contrast']])
})
