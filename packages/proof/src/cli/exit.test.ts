import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { help } from './arguments'
import { ExitCode } from './exit'

// mcm-exports and mcm-proof mean the same by the same code: a change here is one there.
const codes = [0, 1, 2, 3, 4, 5, 6, 130, 143]

test('ends with the exit codes of all commands of MCM', () => {
  expect(Object.values(ExitCode).toSorted((a, b) => a - b)).toEqual(codes)
  expect(ExitCode).toMatchObject({
    Done: 0,
    Failed: 1,
    Usage: 2,
    NotFound: 4,
    Endpoint: 5,
    Output: 6,
    Interrupted: 130,
    Terminated: 143,
  })
})

test('the help and the README name each exit code', async () => {
  const readme = await readFile(join(import.meta.dirname, '../../README.md'), 'utf8')
  const table = [...readme.matchAll(/^\| ([\d and]+?) +\|/gm)].flatMap(([, cell = '']) =>
    cell.split(' and ').map(Number),
  )
  expect(table.toSorted((a, b) => a - b)).toEqual(codes)
  const line = help.slice(help.indexOf('Exit codes:'))
  const named = [...line.matchAll(/\b\d+\b/g)].map(([code]) => Number(code))
  expect(named.toSorted((a, b) => a - b)).toEqual(codes)
})
