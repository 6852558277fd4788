import { expect, test, type Page } from '@playwright/test'

const language = (page: Page) => page.getByLabel('Code samples')
const panel = (page: Page, name: string) => page.locator(`[data-panel="${name}"]`).first()

test('the language is cURL by default and is kept across pages and visits', async ({
  page,
  context,
}) => {
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

test('on phones, the tab of the chosen language is in view', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.addInitScript(() => localStorage.setItem('docs-language', 'typescript'))
  await page.goto('/docs')
  const tab = page.getByRole('tab', { name: 'TypeScript client' }).first()
  await expect(tab).toHaveAttribute('aria-selected', 'true')
  await expect(tab).toBeInViewport({ ratio: 1 })
  expect(await page.evaluate(() => scrollY)).toBe(0)
})

test('arrow keys move between tabs', async ({ page }) => {
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

test('changing the language keeps the scroll position', async ({ page }) => {
  await page.goto('/docs/blocks')
  const tab = page.locator('[data-sample=block-transaction]').getByRole('tab', { name: 'Go' })
  await tab.scrollIntoViewIfNeeded()
  const before = await tab.boundingBox()
  await tab.click()
  const after = await tab.boundingBox()
  expect(Math.abs((after?.y ?? 0) - (before?.y ?? 1000))).toBeLessThan(2)
})

test('a sample without the chosen language shows another one', async ({ page }) => {
  await page.goto('/docs/addresses')
  const sample = page.locator('[data-sample=base58]')
  await expect(sample.getByRole('tab', { name: 'JavaScript' })).toHaveAttribute(
    'aria-selected',
    'true',
  )
  await expect(sample.locator('[data-panel~=javascript]')).toBeVisible()
})

test('the theme is shared with the explorer and set before the first paint', async ({ page }) => {
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

test('the theme can follow the system again', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('theme', 'dark'))
  await page.goto('/docs')
  await page.getByRole('button', { name: 'Theme: dark' }).click()
  await expect(page.locator('html')).not.toHaveAttribute('data-theme')
  expect(await page.evaluate(() => localStorage.getItem('theme'))).toBeNull()
})

test('the outline marks the current section', async ({ page }) => {
  await page.goto('/docs/errors')
  const outline = page.getByRole('navigation', { name: 'On this page' })
  // The reader is above the first section.
  await expect(outline.locator('[aria-current]')).toHaveCount(0)
  await page.locator('#rate-limits').scrollIntoViewIfNeeded()
  await page.locator('#rate-limits').evaluate((heading) => heading.scrollIntoView())
  await expect(outline.locator('[aria-current]')).toHaveText('Rate limits')
})

test('text files are served as UTF-8', async ({ request }) => {
  for (const path of ['/docs/blocks.md', '/docs/llms.txt']) {
    const response = await request.get(path)
    expect(response.headers()['content-type'], path).toMatch(/charset=utf-8/i)
    expect(await response.text(), path).toMatch(/[’“]/)
  }
})

test('a missing page links to the introduction', async ({ request }) => {
  const response = await request.get('/docs/nothing-here')
  expect(response.status()).toBe(404)
  const page = await response.text()
  expect(page).toContain('<h1>Page not found</h1>')
  expect(page).toMatch(/href="\/docs"><strong>Introduction/)
})

test('a missing page names the pages that its URL may mean', async ({ page }) => {
  await page.goto('/docs/api/acount-balance')
  await page.getByRole('main').getByRole('link', { name: 'Accounts' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Accounts' })).toBeVisible()
})

test('a missing page offers the search', async ({ page }) => {
  await page.goto('/docs/nothing-here')
  await page.getByRole('main').getByRole('button', { name: 'Search the docs' }).click()
  await expect(page.getByRole('dialog', { name: 'Search the docs' })).toBeVisible()
})

test('a missing page names the pages with a similar URL first', async ({ page }) => {
  for (const [path, first] of [
    ['acount', 'Accounts'],
    ['Accounts', 'Accounts'],
    ['exchange', 'Guide for exchanges'],
    ['guides', 'Guide for exchanges'],
  ] as const) {
    await page.goto(`/docs/${path}`)
    await expect(page.locator('[data-part=list] a strong').first()).toHaveText(first)
  }
})

test('the first Tab stop skips to the content', async ({ page }) => {
  await page.goto('/docs')
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.locator('#content')).toBeFocused()
})

test('works with blocked storage', async ({ page }) => {
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
