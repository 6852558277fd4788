import { spawnSync } from 'node:child_process'

/**
 * The latest commit that changed a page, set by `scripts/run.mjs`. It is an input of Turborepo's
 * build task, so that a cached build has the dates that a new one would have. Unset outside a full
 * clone, and then no page has a date.
 */
const REVISION = process.env['DOCS_REVISION']

let dates: Map<string, string> | undefined

/** Returns the date of a page's last change as `YYYY-MM-DD`, if known. */
export function lastChangeOf(file: string): string | undefined {
  if (!REVISION) return undefined
  dates ??= lastChanges('src/content', REVISION)
  return dates.get(file)
}

/**
 * Returns the UTC date of the last change of each file in a folder, as of a Git revision. The map is
 * empty outside a Git clone. The same revision always returns the same dates, whatever is checked
 * out.
 */
export function lastChanges(folder: string, revision: string): Map<string, string> {
  const args = [
    'log',
    '--format=> %ad',
    '--date=format-local:%Y-%m-%d',
    '--name-only',
    '--relative',
  ]
  const { stdout } = spawnSync('git', [...args, revision, '--', '.'], {
    cwd: folder,
    encoding: 'utf8',
    env: { ...process.env, TZ: 'UTC' },
    maxBuffer: 64 * 1024 * 1024,
  })
  const dates = new Map<string, string>()
  let date = ''
  for (const line of (stdout ?? '').split('\n')) {
    if (line.startsWith('> ')) date = line.slice(2)
    else if (line !== '' && !dates.has(line)) dates.set(line, date)
  }
  return dates
}
