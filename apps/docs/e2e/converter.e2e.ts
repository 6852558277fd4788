import { expect, test } from '@playwright/test'

test('converts between hex and Base58', async ({ page }) => {
  await page.goto('/docs/addresses#converter')
  const converter = page.locator('[data-island=converter]')
  const input = page.getByLabel('Address in hex or Base58')
  await expect(converter).toHaveAttribute('data-live')
  await input.fill('0x3f1fba7025c7d37470e7260117a72b7de9f5ca59')
  await expect(converter).toContainText('J8gqYehTJhJWrfcUd766sUQ8THktNs')
  await input.fill('kHtV35ttVpyiH42FePCiHo2iFmcJS3')
  await expect(converter.locator('[data-part=hex]')).toHaveText(/^0x[0-9a-f]{40}$/)
  await expect(converter.getByRole('link')).toHaveAttribute(
    'href',
    '/address/kHtV35ttVpyiH42FePCiHo2iFmcJS3',
  )
  await converter.getByRole('button', { name: 'Copy hex' }).click()
  await expect
    .poll(() => page.evaluate(() => navigator.clipboard.readText()))
    .toMatch(/^0x[0-9a-f]{40}$/)
})

test('marks only an invalid address', async ({ page }) => {
  await page.goto('/docs/addresses#converter')
  await expect(page.locator('[data-island=converter]')).toHaveAttribute('data-live')
  const input = page.getByLabel('Address in hex or Base58')
  const color = () => input.evaluate((field) => getComputedStyle(field).borderTopColor)
  const initial = await color()
  await input.fill('kHtV35ttVpyiH42FePCiHo2iFmcJS3')
  await input.blur()
  expect(await color()).toBe(initial)
  await input.fill('kHtV35ttVpyiH42FePCiHo2iFmcJSx')
  await input.blur()
  expect(await color()).not.toBe(initial)
})

test('shows an error for an invalid address', async ({ page }) => {
  await page.goto('/docs/addresses#converter')
  await expect(page.locator('[data-island=converter]')).toHaveAttribute('data-live')
  await page.getByLabel('Address in hex or Base58').fill('J8gqYehTJhJWrfcUd766sUQ8THktNS')
  await expect(page.locator('[data-island=converter]')).toContainText(
    'Invalid Mochimo address or bad checksum',
  )
  await expect(page.locator('[data-island=converter] [data-part=result]')).toBeHidden()
})
