import { expect, test, type Page } from '@playwright/test'
import { pageUrls } from '../test/support/pages'
import { addAxe, createChecks } from './support/accessibility'

const urls = pageUrls()
/** Shared by all tests, because the pages share their colors. */
const { expectNoViolation } = createChecks()
/** One pixel wider than the phone layout in `src/shared/breakpoint.ts`. */
const NARROWEST_DESKTOP = 769
const NARROWEST = 320
const isGenerated = (url: string) => /^\/docs\/(packages|changelog)\//.test(url)
/** One generated page per template: a package, one of its entries, a changelog. */
const templateSamples = [
  '/docs/packages/address',
  '/docs/packages/address/wots',
  '/docs/changelog/ui',
]
/** `/docs/introduction` has the content of `/docs`. */
const whole = urls.filter(
  (url) => url !== '/docs/introduction' && (!isGenerated(url) || templateSamples.includes(url)),
)
/** The widest content, so that the other pages fit where these do. */
const widest = ['/docs/construction', '/docs/packages/address']

test.beforeEach(({ page }) => addAxe(page))

test('pages are accessible in both themes and fit narrow screens', async ({ page }) => {
  test.setTimeout(300_000)
  expect(whole.length).toBeGreaterThan(25)
  expect(urls).toEqual(expect.arrayContaining([...templateSamples, ...widest]))
  for (const url of whole) {
    await page.setViewportSize({ width: 1280, height: 720 })
    await page.goto(url)
    await expectNoViolation(page)
    const widths = widest.includes(url) ? [NARROWEST_DESKTOP, NARROWEST] : [NARROWEST]
    for (const width of widths) await expectToFit(page, width)
  }
})

test('the other generated pages fit narrow screens', async ({ page }) => {
  // Without scripts, which add nothing to them.
  await page.route('**/assets/*.js', (route) => route.abort())
  const others = urls.filter((url) => isGenerated(url) && !templateSamples.includes(url))
  expect(others.length).toBeGreaterThan(10)
  await page.setViewportSize({ width: NARROWEST, height: 844 })
  for (const url of others) {
    await page.goto(url, { waitUntil: 'domcontentloaded' })
    await expectToFit(page, NARROWEST)
  }
})

async function expectToFit(page: Page, width: number): Promise<void> {
  if (page.viewportSize()?.width !== width) await page.setViewportSize({ width, height: 844 })
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  )
  expect.soft(overflow, `${page.url()} at ${width} px`).toBe(0)
}

// The rest of the page was checked above.
for (const [name, open, part] of [
  ['the search dialog with results', 'search', '[data-search]'],
  ['the Try Now panel', 'try', '[data-try-panel]'],
  ['the server panel with the sandbox', 'server', 'header'],
  ['the menu on a phone', 'menu', 'nav, header'],
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
    await expect(page.locator(part).first()).toBeAttached()
    await expectNoViolation(page, part)
  })
}

test('the contrast check reports a violation in only one theme', async ({ page }) => {
  await page.goto('/docs/not-supported')
  const { violationsOf } = createChecks()
  expect(await violationsOf(page, 'h1')).toEqual([])
  await page.locator('h1').evaluate((heading) => (heading.style.color = '#333'))
  const found = await violationsOf(page, 'h1')
  expect(found.map(({ theme, id }) => [theme, id])).toEqual([['dark', 'color-contrast']])
})
