import { readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { ExitCode } from './exit'

// Exit codes have the same meaning in all MCM commands; 3 is specific to each command.
const codes = [0, 1, 2, 3, 4, 5, 6, 130, 143]

/** Tests that a command uses these exit codes and that its help and README list them. */
export function exitCodesTest(own: Record<string, number>, help: string, readmePath: string): void {
  test('uses the exit codes shared by all MCM commands', () => {
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

  test('the help and the README list each exit code', async () => {
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
