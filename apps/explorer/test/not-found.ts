import { expect } from 'vitest'
import { page } from 'vitest/browser'
import { runFor } from './clock'

const STEP_MS = 5000
/** The title of a hash that is looked up, whether or not the URL says that it is a transaction's. */
const LOOKING = /ot found yet$/

/**
 * Advances the clock until the page stops looking up a hash. The clock must be installed.
 *
 * @returns how long the page kept looking, in milliseconds.
 */
export async function untilLookupStops(): Promise<number> {
  const heading = page.getByRole('heading', { level: 1 })
  await expect.element(heading).toHaveText(LOOKING)
  let passed = 0
  while (LOOKING.test(heading.query()?.textContent ?? '') && passed < 600_000) {
    await runFor(STEP_MS)
    passed += STEP_MS
  }
  await expect.element(heading).not.toHaveText(LOOKING)
  return passed
}
