import { readFileSync } from 'node:fs'
import { join } from 'node:path'

import { expect, it } from 'vitest'

import { samplesTest } from './samples-test.mjs'
import { samplesOf } from './samples.mjs'

/**
 * Defines a suite for a package's `bench/ten-tasks.md`, which shows ten tasks done with other libraries
 * (```js or ```jsx) and with the package (```ts or ```tsx). It compares the numbers of lines with those in the page's table,
 * requires that the package never takes more, and compiles and runs the package's code. The first ```ts
 * block defines the values that all tasks use.
 *
 * @param {string} folder The package's folder.
 * @param {object} [settings]
 * @param {(code: string) => string} [settings.prepare] Changes a task before it is compiled and run.
 *   Called when the tests run.
 * @param {boolean} [settings.runTheirs] Whether the other libraries are installed, so that their code
 *   runs too.
 * @param {string} [settings.config] File in `tooling/typescript` with the compiler's settings.
 * @param {(module: any, heading: string) => void} [settings.check] Checks what a task exports, if tasks
 *   have no expected results.
 */
export function tenTasksTest(
  folder,
  {
    prepare = (code) => code,
    runTheirs = false,
    config = 'library.json',
    check = checkNothing,
  } = {},
) {
  const page = readFileSync(join(folder, 'bench/ten-tasks.md'), 'utf8')
  const [head = '', ...sections] = page.split(/^(?=## \d+\. )/m)
  const given = blocksOf(head, 'ts').join('\n')
  const tasks = sections.map((section) => ({
    title: section.slice(3, section.indexOf('\n')),
    theirs: blocksOf(section, 'jsx?').map(linesOf),
    ours: blocksOf(section, 'tsx?').map(linesOf),
  }))

  it('has ten tasks, each done both ways', () => {
    expect(tasks.map(({ theirs, ours }) => [theirs.length, ours.length])).toEqual(
      Array.from({ length: 10 }, () => [1, 1]),
    )
  })

  it('has the numbers of lines in its table', () => {
    const rows = [...head.matchAll(/^\| (\d+\. .+?) +\| +(\d+) +\| +(\d+) +\|$/gm)]
    expect(rows.map(([, title, theirs, ours]) => [title, Number(theirs), Number(ours)])).toEqual(
      tasks.map(({ title, theirs, ours }) => [title, theirs[0], ours[0]]),
    )
  })

  it.each(tasks)('$title is not longer with the package', ({ theirs, ours }) => {
    expect(ours[0]).toBeLessThanOrEqual(theirs[0] ?? 0)
  })

  const samples = sections.flatMap((section) => {
    const title = section.slice(3, section.indexOf('\n'))
    const samplesIn = (/** @type {string} */ block, /** @type {string} */ language) =>
      blocksOf(section, block)
        .flatMap((code) => samplesOf(`\`\`\`ts\n${code}\`\`\`\n`))
        .map((sample) => ({ ...sample, language, heading: title }))
    const isReact = section.includes('```tsx')
    const ours = isReact ? samplesIn('tsx', 'tsx') : samplesIn('ts', 'ts')
    const theirs = isReact ? samplesIn('jsx', 'jsx') : samplesIn('js', 'mjs')
    return [...ours, ...(runTheirs ? theirs : [])]
  })
  samplesTest({
    folder,
    name: 'ten-tasks',
    samples,
    config,
    check,
    hasResults: check === checkNothing,
    prepare: (code) => prepare(withGiven(code, given)),
  })
}

/** For tasks that check their results themselves. */
function checkNothing(/** @type {any} */ _module, /** @type {string} */ _heading) {}

/** Adds the shared values after the imports. A task doesn't have to use all of them. */
function withGiven(/** @type {string} */ code, /** @type {string} */ given) {
  const names = [...given.matchAll(/^const (\w+)/gm)].map((match) => match[1])
  return `${given}\nvoid [${names.join(', ')}]\n${code}`
}

/** Returns the code of a language's blocks. */
function blocksOf(/** @type {string} */ text, /** @type {string} */ language) {
  return [...text.matchAll(new RegExp(`^\`\`\`${language}\\n([\\s\\S]*?)^\`\`\`$`, 'gm'))].map(
    (match) => match[1] ?? '',
  )
}

function linesOf(/** @type {string} */ code) {
  return code.split('\n').filter((line) => line.trim() !== '').length
}
