import { startDevnet, type RunningDevnet, type StartOptions } from '@mcm/devnet'
import { type BrowserContext, expect, test as base } from '@playwright/test'

interface Fixtures {
  /** Starts a devnet for the test and makes it the page's first endpoint. */
  chain: (options?: StartOptions) => Promise<RunningDevnet>
  /** Errors that the page didn't show; checked at the end of each test. */
  pageErrors: string[]
}

export const test = base.extend<Fixtures>({
  chain: async ({ context, baseURL }, provide) => {
    const running: RunningDevnet[] = []
    await provide(async (options = {}) => {
      const devnet = await startDevnet({
        port: 0,
        clock: 'manual',
        blocks: 300,
        accounts: 400,
        difficulty: 0,
        // Otherwise its tip would be old, and every screen would report that the endpoint is
        // behind.
        startTime: Date.now(),
        ...options,
      })
      running.push(devnet)
      await offerEndpoints(
        context,
        baseURL,
        running.map(({ url }) => url),
      )
      return devnet
    })
    await Promise.all(running.map((devnet) => devnet.close()))
  },
  pageErrors: [
    async ({ page, context }, provide) => {
      const errors: string[] = []
      page.on('pageerror', (error) => errors.push(error.message))
      page.on('console', (message) => {
        // The browser itself logs failed requests to the console.
        const ofRequest = /^Failed to load resource|blocked by CORS policy/.test(message.text())
        if (message.type() === 'error' && !ofRequest) {
          errors.push(message.text())
        }
      })
      await provide(errors)
      // Ignores routed requests still waiting when the test ends.
      await page.unrouteAll({ behavior: 'ignoreErrors' })
      await context.unrouteAll({ behavior: 'ignoreErrors' })
      expect(errors).toEqual([])
    },
    { auto: true },
  ],
})

/**
 * Sets the runtime configuration that `site.mjs` serves to a context: these endpoints, the first as
 * the default, with unlimited request rates.
 */
export async function offerEndpoints(
  context: BrowserContext,
  site: string | undefined,
  urls: string[],
): Promise<void> {
  const endpoints = urls.map((url, at) => ({
    label: `Test ${at + 1}`,
    url,
    requestsPerMinute: 6000,
  }))
  const value = encodeURIComponent(JSON.stringify({ endpoints, links: {} }))
  await context.addCookies([{ name: 'e2e-config', value, url: site ?? '', httpOnly: true }])
}

export { spec } from '../../test/specification/spec'
export { expect }
