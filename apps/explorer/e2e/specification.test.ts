import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'

const folder = new URL('.', import.meta.url)
const read = (name: string) => readFileSync(new URL(name, folder), 'utf8')
const suites = new Map(
  readdirSync(folder)
    .filter((name) => name.endsWith('.e2e.ts'))
    .map((name) => [name.replace('.e2e.ts', ''), read(name)]),
)
const rows = read('SPECIFICATION.md')
  .split('\n')
  .filter((line) => line.startsWith('| ') && !/^\| (?:Row|-)/.test(line))
  .map((line) => {
    const [row = '', tests = ''] = line.split(' | ')
    return { row: row.slice(2).trim(), tests: tests.replace(/\s*\|\s*$/, '') }
  })

describe('the specification’s map of tests', () => {
  test('has its rows', () => {
    expect(rows.length).toBeGreaterThan(100)
  })

  test.each(rows)('$row', ({ tests }) => {
    expect(tests.split('; ').filter((named) => !exists(named))).toEqual([])
  })
})

/** A test of a suite in this folder, or the tests of a package as a whole. */
function exists(named: string): boolean {
  const [suite = '', title] = named.split(' › ')
  if (title === undefined) return /`@mcm\/[a-z-]+`/.test(named)
  const source = suites.get(suite)?.replaceAll("\\'", "'") ?? ''
  return source.includes(title)
}
