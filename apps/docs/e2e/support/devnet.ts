import { test as base } from '@playwright/test'
import { startDevnet, type RunningDevnet } from '@mcm/devnet'

/** Adds a small devnet with a stopped clock, one per worker. */
export const test = base.extend<object, { running: RunningDevnet }>({
  running: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the parameter names
    async ({}, use) => {
      const running = await startDevnet({ port: 0, clock: 'manual', blocks: 600, accounts: 1500 })
      await use(running)
      await running.close()
    },
    { scope: 'worker' },
  ],
})

export { expect } from '@playwright/test'
