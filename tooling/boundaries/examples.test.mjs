import { readdirSync } from 'node:fs'
import { resolve } from 'node:path'
import { expect, test } from 'vitest'
import { BUDGETS, countExamples } from '../readme/count-examples.mjs'

test('every package has a budget for exports without an example', () => {
  expect(Object.keys(BUDGETS).toSorted()).toEqual(
    readdirSync(resolve(import.meta.dirname, '../../packages')).toSorted(),
  )
})

test.each(Object.entries(BUDGETS))('%s: at most %i exports without an example', (name, budget) => {
  const { total, missing } = countExamples(name)
  expect(total).toBeGreaterThan(5)
  const found = missing.map(({ name, file, line }) => `${file}:${line} ${name}`)
  // The list is part of the failure, so that it names the exports.
  expect(found.length > budget ? found : []).toEqual([])
})
