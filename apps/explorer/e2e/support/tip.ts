import type { Page } from '@playwright/test'

const IDLE_MS = 30_000

/**
 * Jumps the page's clock forward to the next tip poll and waits for its response. The clock
 * jumps instead of running, because on a busy machine the poll's 5-second timeout could expire
 * before the response arrives.
 * @param interval milliseconds between two polls on the open page.
 */
export async function pollTip(page: Page, interval = IDLE_MS): Promise<void> {
  const answered = page.waitForResponse(
    (response) =>
      response.request().method() === 'POST' && response.url().endsWith('/network/status'),
  )
  await page.clock.fastForward(interval)
  await answered
}
