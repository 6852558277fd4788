import { startDevnet, type RunningDevnet, type StartOptions } from '@mcm/devnet'
import { type BrowserContext, expect, test as base } from '@playwright/test'

interface Fixtures {
  /** Starts a chain of the test's own and makes it the first endpoint the page offers. */
  chain: (options?: StartOptions) => Promise<RunningDevnet>
  /** What went wrong in the page without being shown; checked at the end of each test. */
  pageErrors: string[]
}

export const test = base.extend<Fixtures>({
  chain: async ({ context }, provide) => {
    const running: RunningDevnet[] = []
    await provide(async (options = {}) => {
      const devnet = await startDevnet({
        port: 0,
        clock: 'manual',
        blocks: 300,
        accounts: 400,
        // Else its tip is of the past, and every screen says that the endpoint is behind.
        startTime: Date.now(),
        ...options,
      })
      running.push(devnet)
      await offerEndpoints(
        context,
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
        // What a failed request leaves in the console is the browser's doing.
        const ofRequest = /^Failed to load resource|blocked by CORS policy/.test(message.text())
        if (message.type() === 'error' && !ofRequest) {
          errors.push(message.text())
        }
      })
      await provide(errors)
      // What a routed request still waits for when the test is over is nobody's failure.
      await page.unrouteAll({ behavior: 'ignoreErrors' })
      await context.unrouteAll({ behavior: 'ignoreErrors' })
      expect(errors).toEqual([])
    },
    { auto: true },
  ],
})

/**
 * Serves a run-time configuration that offers these endpoints, the first as the default. They may be
 * asked as often as a test likes, unless it is about that.
 */
export async function offerEndpoints(
  context: BrowserContext,
  urls: string[],
  requestsPerMinute: number | undefined = 6000,
): Promise<void> {
  await context.unroute('**/config.json')
  await context.route('**/config.json', (route) =>
    route.fulfill({
      json: {
        endpoints: urls.map((url, at) => ({ label: `Test ${at + 1}`, url, requestsPerMinute })),
        links: {},
      },
    }),
  )
}

export { spec } from '../../test/specification/spec'
export { expect }
