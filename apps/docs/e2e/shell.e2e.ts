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

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } })

  test('the menu opens, leads on, and closes with Escape', async ({ page }) => {
    await page.goto('/docs')
    const toggle = page.getByRole('button', { name: 'Pages of the documentation' })
    const sidebar = page.getByRole('navigation', { name: 'Documentation' })
    await expect(sidebar).toBeHidden()
    await toggle.click()
    await expect(sidebar).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(sidebar).toBeHidden()
    await expect(toggle).toBeFocused()
    await toggle.click()
    await sidebar.getByRole('link', { name: 'Mempool' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Mempool')
  })

  test('the open menu leaves the header free, and scrolls to its end', async ({ page }) => {
    await page.goto('/docs')
    const toggle = page.getByRole('button', { name: 'Pages of the documentation' })
    const menu = page.locator('#menu')
    await toggle.click()
    const header = await page.locator('header').first().boundingBox()
    const box = await menu.boundingBox()
    expect(box?.y).toBeGreaterThanOrEqual((header?.height ?? 0) - 1)
    expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(844)
    const last = menu.getByRole('link', { name: 'Back to the explorer' })
    await last.scrollIntoViewIfNeeded()
    await expect(last).toBeInViewport()
    await toggle.click()
    await expect(menu).toBeHidden()
  })

  for (const path of ['/docs', '/docs/construction', '/docs/errors', '/docs/packages/proof']) {
    test(`${path} fits the screen`, async ({ page }) => {
      await page.goto(path)
      const overflow = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      )
      expect(overflow).toBe(0)
    })
  }

  test('a menu left open does not cover a wider screen', async ({ page }) => {
    await page.goto('/docs')
    await page.getByRole('button', { name: 'Pages of the documentation' }).click()
    await page.setViewportSize({ width: 1280, height: 844 })
    await expect(page.locator('#menu')).not.toHaveJSProperty('popover', null)
    expect(await page.locator('#menu').evaluate((menu) => menu.matches(':popover-open'))).toBe(
      false,
    )
  })
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

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('a page reads whole: every language, and no button that does nothing', async ({ page }) => {
    await page.goto('/docs/network')
    const sample = page.locator('[data-sample=network-status]')
    for (const name of ['cURL', 'JavaScript', 'Python', 'Go', 'TypeScript client']) {
      await expect(sample.getByText(name, { exact: true })).not.toHaveCount(0)
    }
    await expect(sample.locator('[data-panel=go]')).toBeVisible()
    await expect(page.getByRole('button', { name: 'Try Now' })).toHaveCount(0)
    await page.getByRole('navigation', { name: 'Documentation' }).getByText('Errors').click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Error handling')
  })

  for (const [path, words] of [
    ['/docs/playground', 'The playground works in the page'],
    ['/docs/addresses', 'The converter works in the page'],
    ['/docs/events', 'The live view works in the page'],
  ] as const) {
    test(`${path} says what is missing, and what to use instead`, async ({ page }) => {
      await page.goto(path)
      // Searches by text pass over what is in a noscript element.
      await expect(page.locator('noscript p')).toBeVisible()
      expect(await page.locator('noscript p').innerText()).toContain(words)
      await expect(page.locator('[data-island]:not([data-island=try-now])')).toBeHidden()
    })
  }

  test('the phone’s menu opens', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    await page.goto('/docs')
    await page.getByRole('button', { name: 'Pages of the documentation' }).click()
    await expect(page.getByRole('navigation', { name: 'Documentation' })).toBeVisible()
  })
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
