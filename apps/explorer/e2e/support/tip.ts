import type { Page } from '@playwright/test'

const IDLE_MS = 30_000

/**
 * Puts the page's clock forward to the next look at the tip and waits for the answer. The clock
 * jumps: run through, the five seconds that a look may take are over before its answer on a
 * busy machine.
 * @param interval in ms, between two looks on the page that is open.
 */
export async function hearTip(page: Page, interval = IDLE_MS): Promise<void> {
  const answered = page.waitForResponse(
    (response) =>
      response.request().method() === 'POST' && response.url().endsWith('/network/status'),
  )
  await page.clock.fastForward(interval)
  await answered
}
