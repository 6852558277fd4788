import { expect, test } from '@playwright/test'
import { languages } from '../src/samples/languages'

test.use({ javaScriptEnabled: false })

test('a page reads whole: every language, and no button that does nothing', async ({ page }) => {
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
