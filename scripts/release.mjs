// `pnpm release [--dry-run]`: builds the published packages, then checks and publishes them.
import { spawnSync } from 'node:child_process'

const windows = process.platform === 'win32'
const steps = [
  ['turbo', ['run', 'build', '--filter=./packages/*', '--output-logs=errors-only']],
  ['node', ['tooling/release/release.mjs', ...process.argv.slice(2)]],
]
for (const [command, args] of steps) {
  const { status } = spawnSync(command, args, { stdio: 'inherit', shell: windows })
  if (status !== 0) process.exit(status ?? 1)
}
