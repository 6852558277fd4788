import { resolve } from 'node:path'
import { expect, test } from 'vitest'
import { filesOf, isCode, isLong, longFilesOf, MAX_LINES } from './file-length.mjs'

const root = resolve(import.meta.dirname, '../..')

test('code files have at most 250 lines', () => {
  expect(longFilesOf(root)).toEqual([])
})

test('finds files across the repository', () => {
  const code = filesOf(root).filter(isCode)
  expect(code).toContain('tooling/boundaries/file-length.mjs')
  expect(code).toContain('packages/address/src/base58.ts')
  expect(code).toContain('apps/explorer/src/main.tsx')
})

test('accepts 250 lines and rejects 251', () => {
  expect(isLong('line\n'.repeat(MAX_LINES))).toBe(false)
  expect(isLong('line\n'.repeat(MAX_LINES + 1))).toBe(true)
})

test.each(['packages/ui/src/tokens.css', 'scripts/run.mjs', 'apps/explorer/test/mount.tsx'])(
  '%s is code',
  (path) => {
    expect(isCode(path)).toBe(true)
  },
)

test.each([
  'packages/ui/src/screens/block.stories.tsx',
  'vectors/addresses.json',
  'apps/docs/samples/guides/deposits/go.go',
  'packages/exports/test/golden/history.csv',
])('%s may be longer', (path) => {
  expect(isCode(path)).toBe(false)
})
