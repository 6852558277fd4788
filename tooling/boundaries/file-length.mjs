import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** More than this, and a file has a second subject. */
export const MAX_LINES = 250

/** Vectors, captured responses and golden files are JSON, CSV or binary, and so no code. */
const CODE = /\.([cm]?[jt]sx?|css|go|py|sh)$/

/** Code that is shown as a whole and therefore isn't split. */
const SHOWN_WHOLE = [
  // One story for each state of a component or screen.
  /\.stories\.tsx$/,
  // Programs of the docs, in the languages of their readers.
  /^apps\/docs\/samples\//,
]

/** Returns whether a path, relative to the root, names code that has to be short. */
export function isCode(path) {
  return CODE.test(path) && !SHOWN_WHOLE.some((pattern) => pattern.test(path))
}

/** Returns whether a file's text has more lines than allowed, as `wc -l` counts them. */
export function isLong(text) {
  return text.split('\n').length - 1 > MAX_LINES
}

/**
 * Returns the paths of a repository's files that aren't ignored, those not added yet included.
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
 * Returns the code files of a repository that are too long.
 *
 * @param {string} root
 * @returns {string[]}
 */
export function longFilesOf(root) {
  return filesOf(root).filter(
    (path) => isCode(path) && isLong(readFileSync(join(root, path), 'utf8')),
  )
}
