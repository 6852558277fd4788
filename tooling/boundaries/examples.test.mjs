import { readdirSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { expect, test } from 'vitest'
import { countExamples } from '../readme/count-examples.mjs'

const root = resolve(import.meta.dirname, '../..')

/** The suites that require, compile and run an example for each export of a package. */
const suites = {
  address: 'packages/address/src/examples.test.ts',
  'rosetta-client': 'tooling/client-devnet/examples.test.mjs',
  exports: 'packages/exports/test/examples.test.ts',
  proof: 'packages/proof/src/examples.test.ts',
  devnet: 'packages/devnet/test/examples.test.ts',
  react: 'packages/react/test/examples.test.tsx',
  ui: 'packages/ui/test/examples.test.tsx',
}

test('every package but @mcm/mcp has a suite for its examples', () => {
  expect(Object.keys({ ...suites, mcp: '' }).toSorted()).toEqual(
    readdirSync(resolve(root, 'packages')).toSorted(),
  )
})

test.each(Object.entries(suites))('the suite of @mcm/%s runs its examples', (_, file) => {
  expect(readFileSync(resolve(root, file), 'utf8')).toMatch(/^examplesTest\(/m)
})

test('@mcm/mcp has an example on every export', () => {
  const { total, missing } = countExamples('mcp')
  expect(total).toBeGreaterThan(5)
  // The list is part of the failure, so that it names the exports.
  expect(missing.map(({ name, file, line }) => `${file}:${line} ${name}`)).toEqual([])
})
