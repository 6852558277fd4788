// `pnpm dev`: runs the explorer, docs and devnet, which reload when their sources or a library
// change.
import { spawn } from 'node:child_process'
import { dirname } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = dirname(dirname(fileURLToPath(import.meta.url)))
const port = Number(process.env.PORT) || 4173
const env = {
  ...process.env,
  PORT: String(port),
  DEVNET_PORT: String(port + 1),
  DOCS_PORT: String(port + 2),
}
const apps = ['explorer', 'docs', 'devnet']
console.log(
  `Explorer http://localhost:${port} · Docs http://localhost:${port}/docs · Devnet http://localhost:${port + 1}`,
)
const child = spawn(
  'turbo',
  ['run', 'dev', ...apps.map((name) => `--filter=@mcm/${name}`), '--ui=stream', '--env-mode=loose'],
  { cwd: root, env, stdio: 'inherit', shell: process.platform === 'win32' },
)
child.on('exit', (code) => process.exit(code ?? 0))
