import { expect, type Page } from '@playwright/test'

/**
 * Opens a page and waits until the app is interactive; before that a search submits the form.
 */
export async function open(page: Page, at: string): Promise<void> {
  await page.goto(at)
  await expect(page.getByRole('button', { name: /Connected & Synced/ })).toBeVisible()
}
