import { expect, type Page } from '@playwright/test'

/**
 * Opens a page and waits until the app is interactive; before that a search submits the form.
 *
 * @param indicator The name of the endpoint control by then.
 */
export async function open(
  page: Page,
  at: string,
  indicator = /Connected & Synced/,
): Promise<void> {
  await page.goto(at)
  await expect(page.getByRole('button', { name: indicator })).toBeVisible()
}
