import { expect, test } from '@playwright/test'
import { sample } from './support/samples'

test('copies the full sample and shows this for two seconds', async ({ page }) => {
  await page.clock.install({ time: '2026-11-21T12:00:00Z' })
  await page.goto('/docs/construction')
  await page.clock.pauseAt('2026-11-21T13:00:00Z')
  const copy = sample(page, 'construction-derive').locator('[data-copy]')
  await copy.click()
  await expect(copy).toHaveText('Copied!')
  const text = await page.evaluate(() => navigator.clipboard.readText())
  expect(text).toMatch(/^curl .*\/construction\/derive/)
  expect(text).toMatch(/[0-9a-f]{4288}/)
  await page.clock.runFor(1900)
  await expect(copy).toHaveText('Copied!')
  await page.clock.runFor(200)
  await expect(copy).toHaveText('Copy')
})

test('copies the visible language', async ({ page }) => {
  await page.goto('/docs/network')
  await page.getByRole('tab', { name: 'Go' }).first().click()
  await sample(page, 'network-status').locator('[data-copy]').click()
  await expect
    .poll(() => page.evaluate(() => navigator.clipboard.readText()))
    .toMatch(/^package main/)
})

test('copies code that is part of a text', async ({ page }) => {
  await page.goto('/docs')
  const block = page.locator('[data-copy-target]:has(> pre)').first()
  await block.locator('[data-copy]').click()
  await expect(block.locator('[data-copy]')).toHaveText('Copied!')
  await expect
    .poll(() => page.evaluate(() => navigator.clipboard.readText()))
    .toContain('network_identifier')
})

test('shows an error if the clipboard is blocked', async ({ page }) => {
  await page.addInitScript(() => {
    navigator.clipboard.writeText = () => Promise.reject(new Error('refused'))
  })
  await page.goto('/docs/network')
  const copy = sample(page, 'network-status').locator('[data-copy]')
  await copy.click()
  await expect(copy).toHaveText('Not copied')
})
