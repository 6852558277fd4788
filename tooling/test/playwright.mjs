import { availableParallelism } from 'node:os'

import { defineConfig } from '@playwright/test'

import { chromiumLaunch } from './chromium.mjs'

/**
 * Playwright settings shared by the apps: their built site on a port of its own (`E2E_PORT` takes
 * another one), and a JSON report in `.reports/e2e.json` from which `npm test` counts.
 *
 * @param {object} settings
 * @param {number} settings.port
 * @param {number} settings.timeout Per test, in milliseconds. Long, because other suites may be running on the same machine.
 * @param {number} settings.expectTimeout
 * @param {import('@playwright/test').PlaywrightTestConfig['use']} [settings.use]
 */
export function endToEnd({ port, timeout, expectTimeout, use = {} }) {
  const chosen = Number(process.env['E2E_PORT'] ?? port)
  return defineConfig({
    testDir: 'e2e',
    testMatch: '**/*.e2e.ts',
    outputDir: 'test-results',
    fullyParallel: true,
    workers: availableParallelism(),
    forbidOnly: Boolean(process.env['CI']),
    retries: 0,
    timeout,
    expect: { timeout: expectTimeout },
    reporter: [['list'], ['json', { outputFile: '.reports/e2e.json' }]],
    use: {
      baseURL: `http://localhost:${chosen}`,
      launchOptions: chromiumLaunch,
      locale: 'en-US',
      timezoneId: 'UTC',
      // Traces double the duration. Use `--trace on` to debug a failing test.
      screenshot: 'only-on-failure',
      ...use,
    },
    webServer: {
      command: 'node e2e/support/site.mjs',
      env: { PORT: String(chosen) },
      port: chosen,
      reuseExistingServer: false,
    },
  })
}
