import { beforeAll, describe, expect, inject, test } from 'vitest'
import { withValues } from '../src/samples/example-values'
import { languages } from '../src/samples/languages'
import { sharedDevnet, valuesOf } from './support/devnet'
import { followingPrograms } from './support/following-programs'
import { builtPages, exampleResponses, optionalFields, shownSamples } from './support/pages'
import { expectProgram, reader } from './support/programs'
import { type InstalledSample, installSamples, runSample } from './support/run-sample'
import { shapeProblems } from './support/shape'

const pages = builtPages()
const examples = exampleResponses(pages)
const optional = optionalFields(pages)
const samples = shownSamples(pages).filter(({ id }) => !followingPrograms.has(id))
const missing = inject('missingLanguages')
const { devnet, url } = await sharedDevnet()

describe.for(languages.filter(({ id }) => !missing.includes(id)))('in $name', (language) => {
  const shown = samples.filter((sample) => sample.language === language.id)
  const installed = new Map<(typeof shown)[number], InstalledSample>()

  beforeAll(async () => {
    if (devnet.chain.pending().length === 0) devnet.simulate(3)
    const values = await valuesOf(url)
    const codes = shown.map(({ code }) => {
      const local = code
        .replaceAll('https://api.mochimo.org', url)
        .replaceAll('http://localhost:8080', url)
        .replace('from: tip.index }', 'from: tip.index, interval: 50 }')
      return withValues(local, values)
    })
    for (const [at, sample] of installSamples(language, codes).entries()) {
      const origin = shown[at]
      if (origin) installed.set(origin, sample)
    }
  })

  async function run(sample: (typeof shown)[number]): Promise<string> {
    const program = installed.get(sample)
    if (!program) throw new Error(`The sample "${sample.id}" is not installed`)
    const { output, errors, exitCode } = await runSample(program, reader(sample.id, devnet))
    expect(exitCode === 0 || exitCode === null, `${errors}\n${output}\n${sample.code}`).toBe(true)
    return output
  }

  const titleOf = ({ id, pages: shownOn }: (typeof shown)[number]) =>
    `${id}, on ${shownOn.join(' and ')}`

  for (const sample of shown.filter(({ path }) => path !== undefined)) {
    test.concurrent(`${titleOf(sample)}: prints a response like the page’s`, async () => {
      const output = await run(sample)
      const rules = { optional, stringsForNumbers: language.id === 'typescript' }
      const closest = (examples.get(sample.path ?? '') ?? [])
        .map((example) => shapeProblems(example, JSON.parse(output), rules))
        .sort((a, b) => a.length - b.length)[0]
      expect(closest, output).toEqual([])
    })
  }

  // Some programs mine blocks, so they run after the samples above.
  for (const sample of shown.filter(({ path }) => path === undefined)) {
    test(`${titleOf(sample)}: prints the expected output`, async () => {
      const output = await run(sample)
      await expectProgram(sample.id, { output, language: language.id, devnet, url })
    })
  }
})
