import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'

/** Files to check, as Git glob patterns relative to the root. */
const READ = [
  '*.md',
  '.changeset/*.md',
  'apps/docs/src/{calls,content}/**',
  'apps/*/test/README.md',
  'apps/explorer/src/**/messages.ts',
  'docs/**',
  'examples/**/*.{md,ts}',
  'packages/*/README.md',
  'packages/{devnet,exports}/**/*.{mjs,ts}',
  'packages/proof/src/checks/*.ts',
  'packages/ui/src/foundations/*.mdx',
  'scripts/*.mjs',
  'tooling/**/*.{mjs,ts}',
  'vectors/README.md',
]

/** Not checked yet. Remove a path once its texts pass. */
const NOT_YET = []

/** The word list itself, and what quotes it. */
const QUOTING = ['tooling/prose/{words,exceptions}.mjs', 'tooling/prose/*.test.mjs']

/**
 * Returns the paths of the files to check, including untracked ones that aren't ignored.
 *
 * @param {string} root
 * @returns {string[]}
 */
export function filesToLint(root) {
  const patterns = [
    ...READ.flatMap(expand).map((pattern) => `:(glob)${pattern}`),
    ...[...QUOTING, ...NOT_YET].flatMap(expand).map((pattern) => `:(exclude,glob)${pattern}`),
  ]
  const options = ['ls-files', '-z', '--cached', '--others', '--exclude-standard', '--']
  const listed = execFileSync('git', [...options, ...patterns], { cwd: root, encoding: 'utf8' })
  return listed.split('\0').filter((path) => path && existsSync(join(root, path)))
}

/** Expands braces, which Git's patterns don't support. */
function expand(pattern) {
  const [, before, choices, after] = /^(.*?)\{([^}]*)\}(.*)$/.exec(pattern) ?? []
  if (choices === undefined) return [pattern]
  return choices.split(',').flatMap((choice) => expand(before + choice + after))
}
