import { PassThrough } from 'node:stream'
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { ExitError } from '@mcm/shared/command'
import { help } from './arguments'
import { run } from './run'

/** Runs the command with streams in this process. */
function start(argv: string[], signal = new AbortController().signal) {
  const stdin = new PassThrough()
  const stdout = new PassThrough()
  let errors = ''
  const stderr = { write: (text: string) => (errors += text) }
  const exitCode = run(argv, { stdin, stdout, stderr, signal, version: '1.2.3' })
  return { stdin, stdout, exitCode, errors: () => errors }
}

test('prints the help and the version', async () => {
  const shown = start(['--help'])
  expect(await shown.exitCode).toBe(0)
  expect(String(shown.stdout.read())).toBe(help)
  const { exitCode, stdout } = start(['--version'])
  expect(await exitCode).toBe(0)
  expect(String(stdout.read())).toBe('1.2.3\n')
})

test.each([
  [['--endpoint', 'nowhere'], "got 'nowhere'"],
  [['--endpoint', 'http://user:secret@localhost'], 'without credentials'],
  [['--per-minute', 'many'], "got 'many'"],
  [['--verbose'], 'verbose'],
  [['serve'], 'serve'],
])('rejects %j', async (argv, message) => {
  const { exitCode, errors, stdout } = start(argv)
  expect(await exitCode).toBe(2)
  expect(errors()).toContain(message)
  expect(errors()).not.toContain('secret')
  expect(stdout.read()).toBeNull()
})

test('ends when the client closes standard input', async () => {
  const { stdin, stdout, exitCode } = start(['--endpoint', 'http://localhost:1'])
  stdin.write(`${JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'ping' })}\n`)
  await new Promise((resolve) => stdout.once('readable', resolve))
  expect(JSON.parse(String(stdout.read()))).toEqual({ jsonrpc: '2.0', id: 1, result: {} })
  stdin.end()
  expect(await exitCode).toBe(0)
})

test('ends with the exit code of an interrupt', async () => {
  const stop = new AbortController()
  const { exitCode } = start([], stop.signal)
  stop.abort(new ExitError(130, 'Stopped.'))
  expect(await exitCode).toBe(130)
})

test('the help and the README list each exit code', () => {
  const codes = [0, 1, 2, 6, 130, 143]
  const readme = readFileSync(new URL('../../README.md', import.meta.url), 'utf8')
  const table = [...readme.matchAll(/^\| ([\d and]+?) +\|/gm)].flatMap(([, cell = '']) =>
    cell.split(' and ').map(Number),
  )
  expect(table).toEqual(codes)
  const line = help.slice(help.indexOf('Exit codes:'))
  expect([...line.matchAll(/\b\d+\b/g)].map(([code]) => Number(code))).toEqual(codes)
})
