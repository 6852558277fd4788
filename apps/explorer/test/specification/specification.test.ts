import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { file, generate, testsByRow } from './generate'
import { taggedTests } from './tagged-tests'

const tests = taggedTests()

describe('every row of the specification has a test', () => {
  test.each([...testsByRow(tests)])('%s', (_row, names) => {
    expect(names).not.toEqual([])
  })
})

test('no test names a row that isn’t in the specification', () => {
  const rows = new Set<string>(testsByRow(tests).keys())
  expect(rows.size).toBe(144)
  expect(tests.flatMap((one) => one.rows.filter((row) => !rows.has(row)))).toEqual([])
})

test('SPECIFICATION.md matches the tests: update it with `pnpm run specification`', async () => {
  expect(readFileSync(file, 'utf8')).toBe(await generate(tests))
})
