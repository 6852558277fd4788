import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('../..', import.meta.url))

/** Where screenshots and the report go: ignored by Git, and not cleared by test runs. */
export const out = join(root, 'screenshots')

const run = (command, args, cwd) =>
  execFileSync(command, args, { cwd, stdio: ['ignore', 'pipe', 'inherit'], encoding: 'utf8' })

/** The short hash of a commit, or 'now' for the working tree. */
export function nameOf(revision) {
  if (revision === undefined) return 'now'
  return run('git', ['rev-parse', '--short=10', `${revision}^{commit}`], root).trim()
}

/**
 * Builds the stories of a commit (once per commit) or of the working tree. Returns the folder.
 */
export function buildStorybook(revision) {
  mkdirSync(out, { recursive: true })
  if (revision === undefined) {
    const built = join(out, 'stories-now')
    run('storybook', ['build', '--quiet', '--disable-telemetry', '--output-dir', built], root)
    return built
  }
  const name = nameOf(revision)
  const built = join(out, `stories-${name}`)
  if (existsSync(join(built, 'index.json'))) return built
  const tree = join(out, `tree-${name}`)
  // Removes what an interrupted run left behind.
  rmSync(tree, { recursive: true, force: true })
  try {
    run('git', ['worktree', 'add', '--quiet', '--detach', '--force', tree, name], root)
    run(
      'pnpm',
      ['install', '--frozen-lockfile', '--prefer-offline', '--ignore-scripts', '--silent'],
      tree,
    )
    const command = [
      'exec',
      'storybook',
      'build',
      '--quiet',
      '--disable-telemetry',
      '--output-dir',
      built,
    ]
    run('pnpm', command, join(tree, 'packages/ui'))
  } finally {
    rmSync(tree, { recursive: true, force: true })
    run('git', ['worktree', 'prune'], root)
  }
  return built
}
