import { createDevnet } from '@mcm/devnet'
import type { Page } from '@playwright/test'
import { caseOf } from '../fuzz/cases'
import { faultsOf } from '../fuzz/faults'
import { placesOf } from '../fuzz/places'
import { serveSpoilt } from './support/spoilt-devnet'
import { expect, spec, test } from './support/test'

/** Ten thousand more run in the component runner: `npm run test:long`. */
const VISITS = 200
const PARTS = 4
const LONGEST_MS = 1500

/** Goes there and waits until everything that was asked has been answered and drawn. */
async function settle(
  page: Page,
  path: string,
  open: Set<unknown>,
  isSpoilt: () => boolean,
): Promise<void> {
  open.clear()
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
  test(
    `answers that are wrong in some field break no screen (${part + 1} of ${PARTS})`,
    spec('Every field, of every kind, read or refused'),
    async ({ page, context, baseURL }) => {
      test.setTimeout(600_000)
      const open = new Set<unknown>()
      page.on('request', (request) => open.add(request))
      for (const end of ['requestfinished', 'requestfailed'] as const) {
        page.on(end as 'requestfinished', (request) => open.delete(request))
      }
      const crashes: string[] = []
      page.on('pageerror', (error) => crashes.push(error.message))
      const devnet = createDevnet({ clock: 'manual', blocks: 300, accounts: 400 })
      const server = await serveSpoilt(devnet)
      await context.addCookies([
        { name: 'api-endpoint', value: encodeURIComponent(server.url), url: baseURL ?? '' },
      ])
      const places = placesOf(devnet)
      const size = VISITS / PARTS
      let spoilt = 0
      for (let n = part * size; n < (part + 1) * size; n++) {
        const { path, ...wrong } = caseOf(n, places)
        server.spoil(wrong)
        await settle(page, path, open, () => server.mutation() !== undefined)
        const faults = await page.evaluate(faultsOf)
        const how = server.mutation()
        if (how !== undefined) spoilt += 1
        expect([...crashes.splice(0), ...faults], `${path} when ${wrong.call} has ${how}`).toEqual(
          [],
        )
      }
      expect(spoilt).toBeGreaterThan(size * 0.9)
      server.close()
      devnet.close()
    },
  )
}
