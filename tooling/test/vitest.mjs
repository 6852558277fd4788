import { defineConfig } from 'vitest/config'

/**
 * Vitest settings shared by every package: workspace sources instead of builds, and a JSON report
 * in `.reports/<name>.json` from which `npm test` counts.
 *
 * @param {{ name?: string, test?: import('vitest/config').TestUserConfig }} [settings]
 */
export function unit({ name = 'unit', test = {} } = {}) {
  return defineConfig({
    resolve: { conditions: ['@mcm/source'] },
    ssr: { resolve: { conditions: ['@mcm/source'] } },
    test: {
      include: ['src/**/*.test.{ts,tsx}', 'test/**/*.test.ts'],
      // A machine that is busy with other suites is no reason to fail.
      testTimeout: 60_000,
      hookTimeout: 60_000,
      reporters: ['default', 'json'],
      outputFile: { json: `.reports/${name}.json` },
      ...test,
    },
  })
}
