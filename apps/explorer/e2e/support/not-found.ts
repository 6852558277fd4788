import { expect, type Page } from '@playwright/test'

/** Three minutes, in steps that leave time for the responses. */
const STEP_MS = 5000

/**
 * Runs the page's clock on until the page no longer looks for a hash. The clock must be installed.
 *
 * @returns for how long the page kept looking, in milliseconds.
 */
export async function untilItStops(page: Page): Promise<number> {
  const heading = page.getByRole('heading', { level: 1 })
  await expect(heading).toHaveText('Not found yet')
  let passed = 0
  await expect(async () => {
    await page.clock.runFor(STEP_MS)
    passed += STEP_MS
    await expect(heading).not.toHaveText('Not found yet', { timeout: 100 })
  }).toPass({ intervals: [0], timeout: 120_000 })
  return passed
}
