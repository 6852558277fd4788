import { rmSync } from 'node:fs'
import type { TestProject } from 'vitest/node'
import { languages } from '../../src/samples/languages'
import { exampleEndpoint } from '../../src/config/config'
import { calls } from '../../src/calls'
import { installSamples, sampleFolder } from './run-sample'
import { ensureTool } from './toolchains'

declare module 'vitest' {
  interface ProvidedContext {
    /** Ids of the languages that aren't installed. */
    missingLanguages: string[]
  }
}

/**
 * Checks which languages are installed, and compiles one sample in each. The first compilation
 * includes the standard library and would exceed a test's timeout.
 *
 * @throws {Error} If a language is missing in CI.
 */
export default async function setUp(project: TestProject): Promise<() => void> {
  rmSync(sampleFolder, { recursive: true, force: true })
  const missing = languages.filter((language) => !ensureTool(language)).map(({ id }) => id)
  if (missing.length > 0 && process.env['CI']) {
    throw new Error(`Could not install: ${missing.join(', ')}`)
  }
  project.provide('missingLanguages', missing)
  const [call] = calls
  for (const language of languages) {
    if (!call || missing.includes(language.id)) continue
    const code = language.generate({ url: exampleEndpoint + call.path, body: call.body })
    for (const sample of installSamples(language, [code])) await sample.remove()
  }
  return () => {
    if (missing.length === 0) return
    process.stdout.write(
      `\nSkipped samples in languages that aren't installed: ${missing.join(', ')}\n`,
    )
  }
}
