import { expect, test, type Page } from '@playwright/test'

const language = (page: Page) => page.getByLabel('Code samples in')
const panel = (page: Page, name: string) => page.locator(`[data-panel="${name}"]`).first()

test('the sidebar has the five groups, and marks the present page', async ({ page }) => {
  await page.goto('/docs/blocks')
  const sidebar = page.getByRole('navigation', { name: 'Documentation' })
  for (const group of [
    'Getting Started',
    'Core Concepts',
    'API Endpoints',
    'Advanced',
    'Reference',
  ]) {
    await expect(sidebar.getByText(group, { exact: true })).toBeVisible()
  }
  await expect(sidebar.locator('[aria-current=page]')).toHaveText('Blocks')
})

test('the header leads back to the explorer', async ({ page }) => {
  await page.goto('/docs/blocks')
  await page.getByRole('link', { name: 'Explorer', exact: true }).click()
  await expect(page).toHaveTitle('The explorer')
})

test('a language holds over pages and visits, and is cURL at first', async ({ page, context }) => {
  await page.goto('/docs/network')
  await expect(language(page)).toHaveValue('curl')
  await expect(panel(page, 'curl')).toBeVisible()

  await page.getByRole('tab', { name: 'Python' }).first().click()
  await expect(panel(page, 'python')).toBeVisible()
  await expect(panel(page, 'curl')).toBeHidden()
  await expect(language(page)).toHaveValue('python')

  await page.goto('/docs/blocks')
  await expect(panel(page, 'python')).toBeVisible()
  const later = await context.newPage()
  await later.goto('/docs/accounts')
  await expect(language(later)).toHaveValue('python')

  await language(later).selectOption('go')
  await expect(panel(later, 'go')).toBeVisible()
  await expect(panel(page, 'go')).toBeVisible()
})

test('the arrow keys go from tab to tab', async ({ page }) => {
  await page.goto('/docs/network')
  const tabs = page.getByRole('tablist').first()
  await tabs.getByRole('tab', { name: 'cURL' }).focus()
  await page.keyboard.press('ArrowRight')
  await expect(tabs.getByRole('tab', { name: 'JavaScript' })).toBeFocused()
  await expect(tabs.getByRole('tab', { name: 'JavaScript' })).toHaveAttribute(
    'aria-selected',
    'true',
  )
  await page.keyboard.press('End')
  await expect(panel(page, 'typescript')).toBeVisible()
})

test('changing the language does not move what is being read', async ({ page }) => {
  await page.goto('/docs/blocks')
  const tab = page.locator('[data-sample=block-transaction]').getByRole('tab', { name: 'Go' })
  await tab.scrollIntoViewIfNeeded()
  const before = await tab.boundingBox()
  await tab.click()
  const after = await tab.boundingBox()
  expect(Math.abs((after?.y ?? 0) - (before?.y ?? 1000))).toBeLessThan(2)
})

test('a sample without the chosen language shows another', async ({ page }) => {
  await page.goto('/docs/addresses')
  const sample = page.locator('[data-sample=base58]')
  await expect(sample.getByRole('tab', { name: 'JavaScript' })).toHaveAttribute(
    'aria-selected',
    'true',
  )
  await expect(sample.locator('[data-panel~=javascript]')).toBeVisible()
})

test('the theme is the explorer’s, and is set before the first paint', async ({ page }) => {
  await page.goto('/docs')
  const button = page.getByRole('button', { name: /^Theme:/ })
  await button.click()
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light')
  await button.click()
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
  expect(await page.evaluate(() => localStorage.getItem('theme'))).toBe('dark')

  await page.route('**/assets/*.js', (route) => route.abort())
  await page.goto('/docs/errors')
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
})

test('the theme’s third state follows the system again', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('theme', 'dark'))
  await page.goto('/docs')
  await page.getByRole('button', { name: 'Theme: dark' }).click()
  await expect(page.locator('html')).not.toHaveAttribute('data-theme')
  expect(await page.evaluate(() => localStorage.getItem('theme'))).toBeNull()
})

test('the outline marks the section being read', async ({ page }) => {
  await page.goto('/docs/errors')
  const outline = page.getByRole('navigation', { name: 'On this page' })
  await page.locator('#rate-limits').scrollIntoViewIfNeeded()
  await page.locator('#rate-limits').evaluate((heading) => heading.scrollIntoView())
  await expect(outline.locator('[aria-current]')).toHaveText('Rate limits')
})

test('a heading’s anchor is an address to share', async ({ page }) => {
  await page.goto('/docs/mempool')
  await page.getByRole('heading', { name: 'Polling' }).hover()
  await page.getByRole('heading', { name: 'Polling' }).getByRole('link').click()
  await expect(page).toHaveURL(/\/docs\/mempool#polling$/)
})

test('next and previous walk through all pages', async ({ page }) => {
  await page.goto('/docs')
  const seen: string[] = []
  for (;;) {
    seen.push(new URL(page.url()).pathname)
    const next = page.locator('a[rel=next]')
    if ((await next.count()) === 0) break
    await next.click()
    await page.waitForLoadState('domcontentloaded')
  }
  expect(new Set(seen).size).toBe(seen.length)
  expect(seen.length).toBeGreaterThan(20)
  await page.locator('a[rel=prev]').click()
  expect(new URL(page.url()).pathname).toBe(seen.at(-2))
})

test('plain text is shown in the right characters', async ({ page }) => {
  for (const path of ['/docs/blocks.md', '/docs/llms.txt']) {
    await page.goto(path)
    await expect(page.locator('body')).toContainText(/[’“]/)
  }
})

test('a missing page says so and leads back', async ({ page }) => {
  const response = await page.goto('/docs/nothing-here')
  expect(response?.status()).toBe(404)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('No page here')
  await page.getByRole('link', { name: 'introduction', exact: true }).click()
  await expect(page).toHaveURL(/\/docs$/)
})

test('the first stop of the Tab key skips to the content', async ({ page }) => {
  await page.goto('/docs')
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.locator('#content')).toBeFocused()
})

test('storage that is blocked breaks nothing', async ({ page }) => {
  await page.addInitScript(() => {
    const refuse = () => {
      throw new DOMException('blocked', 'SecurityError')
    }
    Object.defineProperty(window, 'localStorage', { get: refuse })
  })
  const errors: string[] = []
  page.on('pageerror', ({ message }) => errors.push(message))
  await page.goto('/docs/network')
  await page.getByRole('tab', { name: 'Python' }).first().click()
  await expect(panel(page, 'python')).toBeVisible()
  await page.getByRole('button', { name: /^Theme:/ }).click()
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light')
  expect(errors).toEqual([])
})
