import { defineConfig } from 'vitest/config'

/**
 * Returns the Vitest settings shared by all packages: sources instead of builds, and a JSON report
 * in `.reports/<name>.json`, which `npm test` uses for its counts.
 *
 * @param {{ name?: string, test?: import('vitest/config').TestUserConfig }} [settings]
 */
export function unit({ name = 'unit', test = {} } = {}) {
  return defineConfig({
    resolve: { conditions: ['@mcm/source'] },
    ssr: { resolve: { conditions: ['@mcm/source'] } },
    test: {
      include: ['src/**/*.test.{ts,tsx}', 'test/**/*.test.ts'],
      // One process per worker, because importing all modules again takes as long as the tests.
      isolate: false,
      // Generous, because other suites may be using the CPU.
      testTimeout: 60_000,
      hookTimeout: 60_000,
      reporters: ['default', 'json'],
      outputFile: { json: `.reports/${name}.json` },
      ...test,
    },
  })
}
