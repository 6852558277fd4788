import { readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { ExitCode } from './exit'

// All commands of MCM mean the same by the same code; 3 is what each finds without failing.
const codes = [0, 1, 2, 3, 4, 5, 6, 130, 143]

/** Tests that a command ends with these codes, and that its help and its README name each. */
export function exitCodesTest(own: Record<string, number>, help: string, readmePath: string): void {
  test('ends with the exit codes of all commands of MCM', () => {
    expect(Object.values(own).toSorted((a, b) => a - b)).toEqual(codes)
    expect(own).toMatchObject(ExitCode)
    expect(ExitCode).toEqual({
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
    const readme = await readFile(readmePath, 'utf8')
    const table = [...readme.matchAll(/^\| ([\d and]+?) +\|/gm)].flatMap(([, cell = '']) =>
      cell.split(' and ').map(Number),
    )
    expect(table.toSorted((a, b) => a - b)).toEqual(codes)
    const line = help.slice(help.indexOf('Exit codes:'))
    const named = [...line.matchAll(/\b\d+\b/g)].map(([code]) => Number(code))
    expect(named.toSorted((a, b) => a - b)).toEqual(codes)
  })
}
