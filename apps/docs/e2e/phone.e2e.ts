import { expect, test } from '@playwright/test'

test.use({ viewport: { width: 390, height: 844 } })

test('the menu opens, navigates, and closes with Escape', async ({ page }) => {
  await page.goto('/docs')
  const toggle = page.getByRole('button', { name: 'Menu' })
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

test.describe('without a mouse', () => {
  test.use({ hasTouch: true, isMobile: true })

  test('the search names no keys', async ({ page }) => {
    await page.goto('/docs')
    await page.getByRole('button', { name: /Search the docs/ }).click()
    const dialog = page.getByRole('dialog', { name: 'Search the docs' })
    await dialog.getByRole('combobox').fill('balance')
    await expect(dialog.getByText(/^\d+ results\.$/)).toBeVisible()
    await dialog.getByRole('button', { name: 'Close search' }).click()
    await expect(dialog).toBeHidden()
  })
})

test('the line above the title leads to the start page and to all pages', async ({ page }) => {
  await page.goto('/docs/accounts')
  const place = page.getByRole('navigation', { name: 'Breadcrumb' })
  await place.getByRole('button', { name: 'API Endpoints' }).click()
  await expect(page.getByRole('navigation', { name: 'Documentation' })).toBeVisible()
  await page.keyboard.press('Escape')
  await place.getByRole('link', { name: 'Docs' }).click()
  await expect(page).toHaveURL(/\/docs$/)
  await expect(place).toHaveText(/^Docs/)
})

test('responses wrap and have their button below the code, as samples do', async ({ page }) => {
  for (const width of [390, 320]) {
    await page.setViewportSize({ width, height: 844 })
    await page.goto('/docs/accounts')
    const response = page.locator('[data-response=account-balance]')
    const request = page.locator('[data-sample=account-balance]')
    for (const block of [response, request]) {
      const pre = block.locator('pre:visible')
      expect(await pre.evaluate((code) => code.scrollWidth - code.clientWidth)).toBe(0)
      const code = await pre.boundingBox()
      const copy = await block.getByRole('button', { name: 'Copy' }).boundingBox()
      const below = (copy?.y ?? 0) - (code?.y ?? 0) - (code?.height ?? 0)
      expect(below, `at ${width}`).toBeGreaterThanOrEqual(0)
      expect(below, `at ${width}`).toBeLessThan(10)
      expect((copy?.x ?? 0) - (code?.x ?? 0), `at ${width}`).toBeLessThan(10)
    }
  }
})

test('the open menu is below the header and scrolls to its end', async ({ page }) => {
  await page.goto('/docs')
  const toggle = page.getByRole('button', { name: 'Menu' })
  const menu = page.locator('#menu')
  await toggle.click()
  const header = await page.locator('header').first().boundingBox()
  const box = await menu.boundingBox()
  expect(box?.y).toBeGreaterThanOrEqual((header?.height ?? 0) - 1)
  expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(844)
  const last = menu.getByRole('link', { name: 'Almanac' })
  await last.scrollIntoViewIfNeeded()
  await expect(last).toBeInViewport()
  await toggle.click()
  await expect(menu).toBeHidden()
})

test('the menu opens at the current page', async ({ page }) => {
  await page.goto('/docs/guides/exchanges')
  await page.getByRole('button', { name: 'Menu' }).click()
  const current = page.locator('#menu [aria-current]')
  await expect(current).toBeInViewport()
})

test('the open menu closes when the screen becomes wider', async ({ page }) => {
  await page.goto('/docs')
  await page.getByRole('button', { name: 'Menu' }).click()
  await page.setViewportSize({ width: 1280, height: 844 })
  await expect(page.locator('#menu')).not.toHaveJSProperty('popover', null)
  expect(await page.locator('#menu').evaluate((menu) => menu.matches(':popover-open'))).toBe(false)
})

test('the menu ends with the links to the explorer', async ({ page }) => {
  await page.goto('/docs')
  await page.getByRole('button', { name: 'Menu' }).click()
  const links = page.getByRole('navigation', { name: 'Site' }).getByRole('link')
  await expect(links.first()).toHaveAttribute('href', '/')
  await links.nth(1).click()
  await expect(page).toHaveTitle('The explorer')
})

test('the header with a long host fits, and its panel opens from the bar', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 844 })
  const url = 'https://a-long-name-of-a-server.example.com:8443'
  await page.addInitScript((value) => localStorage.setItem('api-endpoint', value), url)
  await page.goto('/docs')
  const server = page.getByRole('button', { name: /^Server:/ })
  await expect(server).toContainText('a-long-name')
  const menu = await page.getByRole('button', { name: 'Menu' }).boundingBox()
  expect((menu?.x ?? 0) + (menu?.width ?? 0)).toBeLessThanOrEqual(320)
  await server.click()
  await expect(page.locator('#server')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(server).toBeFocused()
})

test('a phone’s header has the name of the site, and that of the server for screen readers', async ({
  page,
}) => {
  await page.addInitScript(() => localStorage.setItem('api-endpoint', 'https://api.mochimo.org'))
  await page.setViewportSize({ width: 360, height: 844 })
  await page.goto('/docs')
  const header = page.locator('header').first()
  await expect(header.getByText('Mochimo Docs')).toBeVisible()
  await expect(header.getByRole('button', { name: /^Server.*api\.mochimo\.org/ })).toBeVisible()
  const name = await header.locator('[data-server-name]').boundingBox()
  expect(name?.width).toBeLessThanOrEqual(1)
})
