import { test as base } from '@playwright/test'
import { startDevnet, type RunningDevnet } from '@mcm/devnet'

/** A small chain for each worker, on which time stands still. */
export const test = base.extend<object, { running: RunningDevnet }>({
  running: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the parameter's names
    async ({}, use) => {
      const running = await startDevnet({ port: 0, clock: 'manual', blocks: 600, accounts: 1500 })
      await use(running)
      await running.close()
    },
    { scope: 'worker' },
  ],
})

export { expect } from '@playwright/test'
