import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** Maximum number of lines in a code file. A longer one usually has two subjects. */
export const MAX_LINES = 250

/** Matches code. Vectors, captured responses and golden files are JSON, CSV or binary. */
const CODE = /\.([cm]?[jt]sx?|css|go|py|sh)$/

/** Code that readers see as a whole, so it isn't split. */
const SHOWN_WHOLE = [
  // One story per state of a component or screen.
  /\.stories\.tsx$/,
  // The docs' sample programs.
  /^apps\/docs\/samples\//,
]

/** Returns whether the line limit applies to a path relative to the root. */
export function isCode(path) {
  return CODE.test(path) && !SHOWN_WHOLE.some((pattern) => pattern.test(path))
}

/** Returns whether a file's text has more lines than allowed, as `wc -l` counts them. */
export function isLong(text) {
  return text.split('\n').length - 1 > MAX_LINES
}

/**
 * Returns the paths of a repository's files, including untracked ones that aren't ignored.
 *
 * @param {string} root
 * @returns {string[]}
 */
export function filesOf(root) {
  const options = ['ls-files', '-z', '--cached', '--others', '--exclude-standard']
  const listed = execFileSync('git', options, { cwd: root, encoding: 'utf8', maxBuffer: 2 ** 26 })
  return listed.split('\0').filter((path) => path && existsSync(join(root, path)))
}

/**
 * Returns a repository's code files that exceed the line limit.
 *
 * @param {string} root
 * @returns {string[]}
 */
export function longFilesOf(root) {
  return filesOf(root).filter(
    (path) => isCode(path) && isLong(readFileSync(join(root, path), 'utf8')),
  )
}
