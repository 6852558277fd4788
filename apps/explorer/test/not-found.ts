import { expect } from 'vitest'
import { page } from 'vitest/browser'
import { runFor } from './clock'

const STEP_MS = 5000

/**
 * Advances the clock until the page stops looking up a hash. The clock must be installed.
 *
 * @returns how long the page kept looking, in milliseconds.
 */
export async function untilLookupStops(): Promise<number> {
  const heading = page.getByRole('heading', { level: 1 })
  await expect.element(heading).toHaveText('Not found yet')
  let passed = 0
  while (heading.query()?.textContent === 'Not found yet' && passed < 600_000) {
    await runFor(STEP_MS)
    passed += STEP_MS
  }
  await expect.element(heading).not.toHaveText('Not found yet')
  return passed
}
