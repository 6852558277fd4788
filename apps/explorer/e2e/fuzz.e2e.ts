import type { Page } from '@playwright/test'
import { caseOf } from '../fuzz/cases'
import { faultsOf } from '../fuzz/faults'
import type { Json } from '../fuzz/mutate'
import { placesOf } from '../fuzz/places'
import { expect, test } from './support/test'

/** Ten thousand more run in the component runner: `npm run test:long`. */
const VISITS = 200
const PARTS = 4
const LONGEST_MS = 2500

/** Goes there and waits until everything that was asked has been answered and drawn. */
async function settle(page: Page, path: string, isSpoilt: () => boolean): Promise<void> {
  const open = new Set<unknown>()
  page.on('request', (request) => open.add(request))
  for (const end of ['requestfinished', 'requestfailed'] as const) {
    page.on(end as 'requestfinished', (request) => open.delete(request))
  }
  await page.goto(path)
  // What is asked when the page rests comes late, and not always.
  const latest = Date.now() + LONGEST_MS
  await expect
    .poll(
      async () => {
        await page.waitForTimeout(100)
        return open.size + Number(!isSpoilt() && Date.now() < latest)
      },
      { intervals: [0] },
    )
    .toBe(0)
  await expect(page.locator('h1')).not.toHaveCount(0)
}

for (let part = 0; part < PARTS; part++) {
  test(`answers that are wrong in some field break no screen (${part + 1} of ${PARTS})`, async ({
    context,
    chain,
  }) => {
    test.setTimeout(600_000)
    const running = await chain()
    const places = placesOf(running.devnet)
    const size = VISITS / PARTS
    let spoilt = 0
    for (let n = part * size; n < (part + 1) * size; n++) {
      const { path, call, spoil } = caseOf(n, places)
      const page = await context.newPage()
      const crashes: string[] = []
      page.on('pageerror', (error) => crashes.push(error.message))
      let how: string | undefined
      await page.route(`${running.url}${call}`, async (route) => {
        if (route.request().method() !== 'POST') return route.continue()
        const response = await running.devnet.fetch(route.request().url(), {
          method: 'POST',
          headers: await route.request().allHeaders(),
          body: route.request().postData() ?? '',
        })
        const { body, mutation } = spoil((await response.json()) as Json)
        how = JSON.stringify(mutation)
        await route.fulfill({
          status: response.status,
          headers: Object.fromEntries(response.headers),
          body: body === undefined ? '' : JSON.stringify(body),
        })
      })
      await settle(page, path, () => how !== undefined)
      const faults = await page.evaluate(faultsOf)
      if (how !== undefined) spoilt += 1
      expect([...crashes, ...faults], `${path} when ${call} has ${how}`).toEqual([])
      await page.unrouteAll({ behavior: 'ignoreErrors' })
      await page.close()
    }
    expect(spoilt).toBeGreaterThan(size * 0.9)
  })
}
