// `test:long`: installs frameworks from npm in temporary folders, builds an application in each with the
// packed packages, and checks the HTML of its server and the page in Chromium. Prints a line for each
// framework. Fails if an application does. With a framework's name, runs only that one.
import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { startDevnet } from '@mcm/devnet'

import { pack, workspace } from '../package-test/install.mjs'
import { checkPage } from './check-page.mjs'
import { frameworks } from './frameworks.mjs'

const packages = ['address', 'rosetta-client', 'react', 'ui']
const applications = join(import.meta.dirname, 'applications')
const [only] = process.argv.slice(2)
const chosen = frameworks.filter(({ name }) => only === undefined || name === only)
if (chosen.length === 0) throw new Error(`No framework is named ${only}`)

const { url, devnet, close } = await startDevnet({ port: 0, blocks: 20, accounts: 64 })
const { tip, busiest } = devnet.chain
const chain = { endpoint: url, height: tip.index - 5, address: busiest }
try {
  for (const framework of chosen) await run(framework)
} finally {
  await close()
}

/** @param {import('./frameworks.mjs').Framework} framework */
async function run({ name, version, dependencies, shared, build, start }) {
  const folder = mkdtempSync(join(tmpdir(), `mcm-${name}-`))
  try {
    cpSync(join(applications, name), folder, { recursive: true })
    cpSync(join(applications, 'shared'), join(folder, shared), { recursive: true })
    const ours = Object.fromEntries(
      await Promise.all(
        packages.map(async (each) => [
          `@mcm/${each}`,
          `file:${await pack(join(workspace, 'packages', each))}`,
        ]),
      ),
    )
    const manifest = {
      name: 'application',
      private: true,
      type: 'module',
      dependencies: { ...dependencies, ...ours },
      overrides: ours,
    }
    writeFileSync(join(folder, 'package.json'), JSON.stringify(manifest, null, 2))
    const env = {
      ...process.env,
      ENDPOINT: chain.endpoint,
      HEIGHT: String(chain.height),
      ADDRESS: chain.address,
      NEXT_TELEMETRY_DISABLED: '1',
      NODE_ENV: 'production',
    }
    const npm = ['install', '--include=dev', '--no-audit', '--no-fund', '--loglevel=error']
    execute(folder, ['npm', ...npm], { ...env, NODE_ENV: '' })
    execute(folder, ['npx', ...build], env)

    const port = await freePort()
    const { command, env: own = {} } = start(port)
    const server = spawn('npx', command, { cwd: folder, env: { ...env, ...own }, detached: true })
    const printed = { text: '' }
    server.stdout.on('data', (data) => (printed.text += data))
    server.stderr.on('data', (data) => (printed.text += data))
    try {
      await checkPage(`http://127.0.0.1:${port}/`, {
        hash: devnet.chain.block(chain.height)?.hash ?? '',
      })
    } catch (error) {
      throw new Error(`${name} failed:\n${printed.text}`, { cause: error })
    } finally {
      const ended = once(server, 'exit')
      // npx starts the server as a process of its own, in the same group.
      if (server.pid) process.kill(-server.pid)
      await ended
    }
    if (/error/i.test(printed.text)) throw new Error(`${name} printed an error:\n${printed.text}`)
    const installed = join(folder, 'node_modules', version, 'package.json')
    console.log(`${name} ${JSON.parse(readFileSync(installed, 'utf8')).version}: passed`)
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

/** @param {string} cwd @param {string[]} command @param {NodeJS.ProcessEnv} env */
function execute(cwd, [program = '', ...args], env) {
  const { status, stdout, stderr } = spawnSync(program, args, { cwd, env, encoding: 'utf8' })
  if (status !== 0) throw new Error(`${program} ${args.join(' ')} failed:\n${stdout}${stderr}`)
}

/** Returns a port that is free now. @returns {Promise<number>} */
async function freePort() {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = /** @type {import('node:net').AddressInfo} */ (server.address())
  server.close()
  await once(server, 'close')
  return port
}
