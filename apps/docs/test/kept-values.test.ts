import { toString } from 'hast-util-to-string'
import { expect, test } from 'vitest'
import { containsExampleValues, exampleValues } from '../src/samples/example-values'
import { builtPages, data, select } from './support/pages'

/** Code in a page's text, which has the same values for every server. */
const pages = builtPages().map(({ url, tree }) => {
  const blocks = select(tree, ({ tagName, properties }) => {
    return tagName === 'div' && 'dataCopyTarget' in properties
  })
  const samples = select(tree, (element) => data(element, 'Sample') !== undefined)
  return { url, commands: blocks.map(toString).filter((text) => /^\s*curl /.test(text)), samples }
})

test('programs keep the values that a command on their page repeats', () => {
  const withCommands = pages.filter(({ commands }) =>
    commands.some((text) => containsExampleValues(text)),
  )
  expect(withCommands.map(({ url }) => url)).toContain('/docs/guides/exchanges')
  for (const { url, commands, samples } of withCommands) {
    const repeated = Object.values(exampleValues).filter((value) =>
      commands.some((text) => text.includes(String(value))),
    )
    const replaced = samples
      .filter((sample) => data(sample, 'KeepsValues') === undefined)
      .filter((sample) => repeated.some((value) => toString(sample).includes(String(value))))
    expect(
      replaced.map((sample) => data(sample, 'Sample')),
      url,
    ).toEqual([])
  }
})

test('the construction calls keep the values of their common payment', () => {
  const samples = pages
    .flatMap((page) => page.samples)
    .filter((sample) => data(sample, 'Path')?.startsWith('/construction/'))
  expect(samples.length).toBeGreaterThanOrEqual(8)
  const replaced = samples.filter((sample) => data(sample, 'KeepsValues') === undefined)
  expect(replaced.map((sample) => data(sample, 'Sample'))).toEqual([])
})
