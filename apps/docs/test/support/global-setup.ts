import { rmSync } from 'node:fs'
import type { TestProject } from 'vitest/node'
import { languages } from '../../src/samples/languages'
import { exampleEndpoint } from '../../src/config/config'
import { calls } from '../../src/calls'
import { installSamples, sampleFolder } from './run-sample'
import { ensureTool } from './toolchains'

declare module 'vitest' {
  interface ProvidedContext {
    /** Languages whose samples can't be run on this machine. */
    missingLanguages: string[]
  }
}

/**
 * Looks for the languages, and compiles one sample in each: the first one takes as long as the
 * language's standard library, and would run into a test's timeout.
 *
 * @throws {Error} In CI, where no language may be missing.
 */
export default async function setUp(project: TestProject): Promise<() => void> {
  rmSync(sampleFolder, { recursive: true, force: true })
  const missing = languages.filter((language) => !ensureTool(language)).map(({ id }) => id)
  if (missing.length > 0 && process.env['CI']) {
    throw new Error(`Missing, and could not be installed: ${missing.join(', ')}`)
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
    process.stdout.write(`\nSamples not run, for want of: ${missing.join(', ')}\n`)
  }
}
