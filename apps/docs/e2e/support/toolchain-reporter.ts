import type { Reporter, TestCase, TestResult } from '@playwright/test/reporter'

/** The annotation of a sample whose language is missing on this machine. */
export const MISSING = 'missing toolchain'

/** Names, in the last line, the languages whose samples were not run. */
export default class ToolchainReporter implements Reporter {
  readonly #missing = new Set<string>()

  onTestEnd(_test: TestCase, { annotations }: TestResult): void {
    for (const { type, description } of annotations) {
      if (type === MISSING && description) this.#missing.add(description)
    }
  }

  onEnd(): void {
    if (this.#missing.size === 0) return
    process.stdout.write(`\nSamples not run, for want of: ${[...this.#missing].join(', ')}\n`)
  }

  printsToStdio(): boolean {
    return false
  }
}
