import { expect, type Page } from '@playwright/test'

/** Opens a page and waits until its script answers: before that a search is a form that is sent. */
export async function open(page: Page, at: string): Promise<void> {
  await page.goto(at)
  await expect(page.getByRole('button', { name: /Connected & Synced/ })).toBeVisible()
}
