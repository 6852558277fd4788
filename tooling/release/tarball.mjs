import { execFile } from 'node:child_process'
import { promisify } from 'node:util'

const execute = promisify(execFile)

/**
 * @typedef {object} Manifest
 * @property {string} name
 * @property {string} version
 * @property {string} [license]
 * @property {unknown} [repository]
 * @property {Record<string, string>} [engines]
 * @property {{ provenance?: boolean }} [publishConfig]
 * @property {Record<string, string>} [bin]
 * @property {unknown} [exports]
 */

/**
 * Reads a packed package.
 *
 * @param {string} tarball
 * @returns {Promise<{ files: string[], manifest: Manifest }>} Paths without the leading `package/`.
 */
export async function readTarball(tarball) {
  const listed = await execute('tar', ['-tzf', tarball], { maxBuffer: 16 * 1024 * 1024 })
  const read = await execute('tar', ['-xzOf', tarball, 'package/package.json'])
  const files = listed.stdout.trim().split('\n')
  return {
    files: files.map((file) => file.replace(/^package\//, '')),
    manifest: JSON.parse(read.stdout),
  }
}

/**
 * Returns what is wrong with a packed package, one sentence per problem.
 *
 * @param {{ files: readonly string[], manifest: Manifest }} tarball
 * @returns {string[]}
 */
export function tarballProblems({ files, manifest }) {
  const problems = ['README.md', 'LICENSE', 'package.json']
    .filter((file) => !files.includes(file))
    .map((file) => `${file} is missing`)
  for (const file of files) {
    if (/\.(?:test|bench|stories|long)\.|\.tgz$|CHANGELOG/.test(file)) {
      problems.push(`${file} doesn't belong in a package`)
    }
    if (file.includes('/') && !/^(?:bin|dist|src)\//.test(file)) {
      problems.push(`${file} is outside bin, dist and src`)
    }
  }
  for (const target of targetsOf([manifest.exports, manifest.bin])) {
    const [before = '', after = ''] = target.replace(/^\.\//, '').split('*')
    const isPacked = target.includes('*')
      ? files.some((file) => file.startsWith(before) && file.endsWith(after))
      : files.includes(before)
    if (!isPacked) problems.push(`package.json refers to ${target}, which isn't in the package`)
  }
  if (JSON.stringify(manifest).includes('workspace:')) {
    problems.push('package.json contains a workspace: version')
  }
  for (const field of /** @type {const} */ (['license', 'repository', 'engines'])) {
    if (manifest[field] === undefined) problems.push(`package.json has no ${field}`)
  }
  if (manifest.publishConfig?.provenance !== true) {
    problems.push('publishConfig.provenance is not true')
  }
  return problems
}

/** Returns every file that a manifest's field refers to. @param {unknown} value @returns {string[]} */
function targetsOf(value) {
  if (typeof value === 'string') return [value]
  if (typeof value !== 'object' || value === null) return []
  return Object.values(value).flatMap(targetsOf)
}
