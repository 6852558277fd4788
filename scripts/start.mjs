// `npm start`: builds, starts the devnet and serves explorer, docs and Storybook on one port.
import { spawn } from 'node:child_process'
import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:http'
import { constants, setPriority, tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { createSite, listen, LOOPBACK } from '../tooling/serve/serve.mjs'
import { localConfig } from './local-config.mjs'

const root = dirname(dirname(fileURLToPath(import.meta.url)))
const windows = process.platform === 'win32'
const quiet = ['--output-logs=errors-only', '--log-order=grouped']
const port = portFrom('PORT', 4173)
const devnetPort = portFrom('DEVNET_PORT', port + 1)
/** `HOST=0.0.0.0` accepts connections from other machines. */
const host = process.env.HOST || LOOPBACK
/** The devnet's URL on this machine. */
const devnetUrl = `http://${/^(?:0\.0\.0\.0|::)$/.test(host) ? LOOPBACK : host}:${devnetPort}`

if (port === devnetPort) {
  console.error(
    `PORT and DEVNET_PORT are both ${port}: the site and the devnet need different ports.`,
  )
  process.exit(1)
}
await expectFree(port, 'PORT')
await expectFree(devnetPort, 'DEVNET_PORT')
/** The edge handler (deploy/edge), which is loaded with the first request. */
let edge
let stopping = false
let stop = () => process.exit(1)
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.once(signal, () => stop())
// The devnet runs from its sources, so it starts while the rest is being built.
const devnet = startDevnet()
await build()
await serve()

function portFrom(name, fallback) {
  const text = process.env[name]
  if (!text) return fallback
  const value = Number(text)
  if (Number.isInteger(value) && value > 0 && value < 65535) return value
  console.error(`${name} must be a port number from 1 to 65534, got "${text}".`)
  process.exit(1)
}

/** Checks the port before the build, so that a conflict is reported early. */
async function expectFree(candidate, name) {
  const probe = createServer()
  try {
    await listen(probe, candidate, host)
  } catch (error) {
    console.error(
      error.code
        ? error.message
        : `Port ${candidate} is in use. Stop the program using it, or choose another port: ${name}=${candidate + 10} npm start`,
    )
    process.exit(1)
  }
  await new Promise((resolve) => probe.close(resolve))
}

async function build() {
  console.log('Building explorer and docs (cached for the next start) …')
  const turbo = spawn(
    'turbo',
    [
      'run',
      'build',
      '--filter=@mcm/explorer',
      '--filter=@mcm/docs',
      '--filter=@mcm/edge',
      ...quiet,
    ],
    {
      cwd: root,
      stdio: 'inherit',
      shell: windows,
    },
  )
  const kill = () => turbo.kill('SIGTERM')
  process.on('exit', kill)
  const code = await new Promise((resolve) => turbo.on('exit', resolve))
  process.off('exit', kill)
  if (code === 0) return
  console.error('The build failed; see the errors above.')
  process.exit(code ?? 1)
}

/** Starts the devnet from its sources. */
function startDevnet() {
  const source = ['--conditions=@mcm/source', '--import', 'tsx']
  const cli = join(root, 'packages/devnet/src/cli.ts')
  const child = spawn(
    process.execPath,
    [...source, cli, '--port', String(devnetPort), '--host', host],
    {
      cwd: root,
      stdio: ['ignore', 'inherit', 'inherit'],
    },
  )
  // Stop the devnet however this process exits.
  process.on('exit', () => child.kill('SIGTERM'))
  child.on('exit', (code) => {
    if (stopping) return
    console.error(`The devnet stopped (exit code ${code}), so the site stops too.`)
    process.exit(1)
  })
  return child
}

/** Slow on first run, so it builds in the background. */
function buildStorybook() {
  const child = spawn('turbo', ['run', 'build:storybook', ...quiet], {
    cwd: root,
    stdio: ['ignore', 'ignore', 'inherit'],
    shell: windows,
  })
  process.on('exit', () => child.kill('SIGTERM'))
  child.on('exit', (code) => {
    if (stopping) return
    console.log(
      code === 0
        ? '  Storybook is ready.'
        : '  Could not build Storybook: run npm run storybook to see why.',
    )
  })
}

/** Fills the heads of pages and draws their cards, from the devnet's data. */
async function respondAtEdge(request, response) {
  edge ??= import('../deploy/edge/dist/node.js').then(({ createNodeEdge, respondWith }) => {
    const handler = createNodeEdge({
      endpoint: devnetUrl,
      explorer: join(root, 'apps/explorer/dist'),
      origin: process.env.SITE_ORIGIN,
    })
    return (...exchange) => respondWith(handler, ...exchange)
  })
  return (await edge)(request, response)
}

/**
 * Copies the devnet's chain into a data set, in the background, so that the statistics and the
 * almanac cover all of it. The devnet starts a new chain each time, so nothing is kept.
 */
function summarizeChain() {
  const folder = mkdtempSync(join(tmpdir(), 'mcm-start-'))
  const [chain, summary] = [join(folder, 'chain'), join(folder, 'summary')]
  process.on('exit', () => rmSync(folder, { recursive: true, force: true }))
  const cli = join(root, 'packages/exports/src/cli.ts')
  const run = (...argv) => {
    const child = spawn(
      process.execPath,
      ['--conditions=@mcm/source', '--import', 'tsx', cli, ...argv, '--quiet'],
      { cwd: root, stdio: ['ignore', 'ignore', 'inherit'] },
    )
    if (child.pid) setPriority(child.pid, constants.priority.PRIORITY_LOW)
    process.on('exit', () => child.kill('SIGTERM'))
    return new Promise((resolve) => child.on('exit', (code) => resolve(code === 0)))
  }
  const make = async () => {
    const isCopied = await run(
      'chain',
      '--endpoint',
      devnetUrl,
      '--out',
      chain,
      '--verify',
      'sample',
    )
    if (isCopied && (await run('summary', chain, '--out', summary))) {
      console.log('  The data set is ready: statistics and almanac cover the whole devnet.')
    } else if (!stopping) {
      console.log('  Could not create the data set: statistics cover the latest blocks.')
    }
  }
  return { summary, make }
}

async function serve() {
  const { summary, make } = summarizeChain()
  const site = createSite({
    explorer: join(root, 'apps/explorer/dist'),
    docs: join(root, 'apps/docs/dist'),
    storybook: join(root, 'packages/ui/storybook-static'),
    dataset: summary,
    config: (request) =>
      localConfig(
        request.headers.host,
        devnetPort,
        existsSync(join(summary, 'summary.json')) ? '/dataset' : undefined,
      ),
    edge: respondAtEdge,
  })
  await listen(site, port, host)
  console.log(
    [
      '',
      `  Explorer   http://localhost:${port}`,
      `  Docs       http://localhost:${port}/docs`,
      `  Storybook  http://localhost:${port}/storybook/   (building; available in about a minute)`,
      `  Devnet     http://localhost:${devnetPort}   (a local chain, the explorer’s first endpoint)`,
      '',
      '  Ctrl-C stops everything.',
      '',
    ].join('\n'),
  )
  stop = () => {
    stopping = true
    site.close()
    site.closeAllConnections()
    devnet.kill('SIGTERM')
    devnet.once('exit', () => process.exit(0))
    setTimeout(() => process.exit(0), 3000).unref()
  }
  await devnetResponds()
  if (stopping) return
  buildStorybook()
  void make()
}

/** Waits for the devnet, which work in the background would slow down. */
async function devnetResponds() {
  const responds = () =>
    fetch(devnetUrl).then(
      ({ ok }) => ok,
      () => false,
    )
  while (!(await responds())) await new Promise((resolve) => setTimeout(resolve, 100))
}
