import { availableParallelism } from 'node:os'
import { defineConfig } from '@playwright/test'
import { chromiumLaunch } from '../../tooling/test/chromium.mjs'

const PORT = 4480

export default defineConfig({
  testDir: 'e2e',
  testMatch: '**/*.e2e.ts',
  outputDir: 'test-results',
  fullyParallel: true,
  workers: availableParallelism(),
  forbidOnly: Boolean(process.env['CI']),
  retries: 0,
  // A machine that is busy with other suites is no reason to fail.
  timeout: 120_000,
  expect: { timeout: 20_000 },
  reporter: [['list'], ['json', { outputFile: '.reports/e2e.json' }]],
  use: {
    baseURL: `http://localhost:${PORT}`,
    launchOptions: chromiumLaunch,
    locale: 'en-US',
    timezoneId: 'UTC',
    // A trace of every test doubles the time of all: ask for one with `--trace on` where a test fails.
    screenshot: 'only-on-failure',
    permissions: ['clipboard-read', 'clipboard-write'],
  },
  webServer: {
    command: 'node e2e/support/site.mjs',
    env: { PORT: String(PORT) },
    port: PORT,
    reuseExistingServer: false,
  },
})
