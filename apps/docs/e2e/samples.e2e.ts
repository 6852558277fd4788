import { withValues } from '../src/samples/example-values'
import { builtPages, optionalFields, printedAnswers, shownSamples } from './support/pages'
import { expectProgram, isEnough, prepare } from './support/programs'
import { expect, test } from './support/devnet'
import { runSample } from './support/run-sample'
import { shapeProblems } from './support/shape'
import { followingPrograms } from './support/following-programs'
import { canRun } from './support/toolchains'

const pages = builtPages()
const answers = printedAnswers(pages)
const optional = optionalFields(pages)

const samples = shownSamples(pages).filter(({ id }) => !followingPrograms.has(id))

for (const { id, language, code, path, pages: shownOn } of samples) {
  test(`${id} in ${language}, on ${shownOn.join(' and ')}`, async ({ running }) => {
    if (!canRun(language)) return
    const { url, devnet } = running
    const local = code
      .replaceAll('https://api.mochimo.org', url)
      .replaceAll('http://localhost:8080', url)
    const values = await prepare(id, devnet, url)
    const sample = withValues(local, values)
    const { output, errors, exitCode } = await runSample(language, sample, isEnough(id))

    expect(exitCode === 0 || exitCode === null, `${errors}\n${output}\n${sample}`).toBe(true)
    if (path === undefined) {
      await expectProgram(id, { output, language, devnet, url })
      return
    }
    const printed = answers.get(path) ?? []
    const rules = { optional, textForNumbers: language === 'typescript' }
    const closest = printed
      .map((answer) => shapeProblems(answer, JSON.parse(output), rules))
      .sort((a, b) => a.length - b.length)[0]
    expect(closest, output).toEqual([])
  })
}
