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

test('the narrowest header shows the default host in full', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 844 })
  await page.addInitScript(() => localStorage.setItem('api-endpoint', 'https://api.mochimo.org'))
  await page.goto('/docs')
  const name = page.locator('header [data-server-name]')
  await expect(name).toHaveText('api.mochimo.org')
  expect(await name.evaluate((host) => host.scrollWidth - host.clientWidth)).toBe(0)
})
