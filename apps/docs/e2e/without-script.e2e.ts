import { expect, test } from '@playwright/test'
import { languages } from '../src/samples/languages'

test.use({ javaScriptEnabled: false })

test('shows all languages and no buttons that need JavaScript', async ({ page }) => {
  await page.goto('/docs/network')
  const sample = page.locator('[data-sample=network-status]')
  for (const { name } of languages) {
    await expect(sample.getByText(name, { exact: true })).not.toHaveCount(0)
  }
  await expect(sample.locator('[data-panel=go]')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Try Now' })).toHaveCount(0)
  await page.getByRole('navigation', { name: 'Documentation' }).getByText('Errors').click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Error handling')
})

for (const [path, text] of [
  ['/docs/playground', 'The playground runs on this page'],
  ['/docs/addresses', 'The converter runs on this page'],
  ['/docs/events', 'The live view runs on this page'],
] as const) {
  test(`${path} explains what needs JavaScript and what to use instead`, async ({ page }) => {
    await page.goto(path)
    // `getByText` ignores noscript elements.
    await expect(page.locator('noscript p')).toBeVisible()
    expect(await page.locator('noscript p').innerText()).toContain(text)
    await expect(page.locator('[data-island]:not([data-island=try-now])')).toBeHidden()
  })
}

test('the menu opens on a phone', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/docs')
  await page.getByRole('button', { name: 'Menu' }).click()
  await expect(page.getByRole('navigation', { name: 'Documentation' })).toBeVisible()
})
