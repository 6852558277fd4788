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
  // Long timeouts, because other suites may be running on the same machine.
  timeout: 120_000,
  expect: { timeout: 20_000 },
  reporter: [['list'], ['json', { outputFile: '.reports/e2e.json' }]],
  use: {
    baseURL: `http://localhost:${PORT}`,
    launchOptions: chromiumLaunch,
    locale: 'en-US',
    timezoneId: 'UTC',
    // Traces double the duration. Use `--trace on` to debug a failing test.
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
