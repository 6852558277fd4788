import { availableParallelism } from 'node:os'
import { defineConfig } from '@playwright/test'
import { chromiumLaunch } from '../../tooling/test/chromium.mjs'

const PORT = Number(process.env['E2E_PORT'] ?? 4391)

export default defineConfig({
  testDir: 'e2e',
  testMatch: '**/*.e2e.ts',
  outputDir: 'test-results',
  fullyParallel: true,
  workers: availableParallelism(),
  forbidOnly: Boolean(process.env['CI']),
  retries: 0,
  // A machine that is busy with other suites shouldn't make tests fail.
  timeout: 240_000,
  expect: { timeout: 30_000 },
  reporter: [['list'], ['json', { outputFile: '.reports/e2e.json' }]],
  use: {
    baseURL: `http://localhost:${PORT}`,
    launchOptions: chromiumLaunch,
    locale: 'en-US',
    timezoneId: 'UTC',
    // Tracing every test doubles the run time. Use `--trace on` for a failing test.
    screenshot: 'only-on-failure',
  },
  webServer: {
    command: 'node e2e/support/site.mjs',
    env: { PORT: String(PORT) },
    port: PORT,
    reuseExistingServer: false,
  },
})
