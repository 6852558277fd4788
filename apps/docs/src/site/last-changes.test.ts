import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { lastChanges } from './last-changes'

let folder = ''

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'last-changes-'))
})

afterAll(() => rmSync(folder, { recursive: true }))

function git(args: readonly string[], date = ''): string {
  const identity = ['-c', 'user.name=A', '-c', 'user.email=a@example.com']
  const { stdout, stderr, status } = spawnSync('git', [...identity, ...args], {
    cwd: folder,
    encoding: 'utf8',
    env: { ...process.env, GIT_AUTHOR_DATE: date, GIT_COMMITTER_DATE: '2026-12-24T12:00:00Z' },
  })
  if (status !== 0) throw new Error(stderr)
  return stdout.trim()
}

function commit(file: string, text: string, date: string): string {
  writeFileSync(join(folder, file), text)
  git(['add', '.'])
  git(['commit', '-q', '-m', text], date)
  return git(['rev-parse', 'HEAD'])
}

test('returns the day of each file’s last change in UTC, as of a revision', () => {
  expect(lastChanges(folder, 'HEAD')).toEqual(new Map())
  git(['init', '-q'])
  commit('a.mdx', 'first', '2026-09-01T12:00:00Z')
  const second = commit('b.mdx', 'second', '2026-09-02T23:30:00-05:00')
  const third = commit('a.mdx', 'third', '2026-09-04T12:00:00Z')

  const asOfSecond = new Map([
    ['a.mdx', '2026-09-01'],
    ['b.mdx', '2026-09-03'],
  ])
  expect(lastChanges(folder, second)).toEqual(asOfSecond)
  expect(lastChanges(folder, third).get('a.mdx')).toBe('2026-09-04')
  expect(lastChanges(folder, 'no-such-revision')).toEqual(new Map())
})
