// `pnpm dev`: runs the explorer, docs and devnet, which reload when their sources or a library
// change.
import { spawn } from 'node:child_process'
import { dirname } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = dirname(dirname(fileURLToPath(import.meta.url)))
const port = Number(process.env.PORT) || 4173
const devnetPort = port + 1
const env = {
  ...process.env,
  PORT: String(port),
  DEVNET_PORT: String(devnetPort),
  DOCS_PORT: String(port + 2),
}
console.log(
  `Explorer http://localhost:${port} · Docs http://localhost:${port}/docs · Devnet http://localhost:${devnetPort}`,
)
const apps = ['--filter=@mcm/explorer', '--filter=@mcm/docs']
const devnet = ['--conditions=@mcm/source', 'packages/devnet/src/cli.ts']
// If one of them ends, the other is of no use.
const children = [
  start('turbo', ['run', 'dev', ...apps, '--ui=stream', '--env-mode=loose']),
  start('tsx', ['watch', '--clear-screen=false', ...devnet, '--port', String(devnetPort)]),
]
process.on('exit', () => children.forEach((child) => child.kill('SIGTERM')))
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.once(signal, () => process.exit())

function start(command, args) {
  const options = { cwd: root, env, stdio: 'inherit', shell: process.platform === 'win32' }
  return spawn(command, args, options).on('exit', (code) => process.exit(code ?? 0))
}
