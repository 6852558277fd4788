/**
 * Measures `mcm-exports chain` against a server of prepared responses, because a devnet that renders
 * blocks takes as long as the extraction: `npm run bench:chain -- 100000`. Prints the table in the
 * README.
 */
import { spawn } from 'node:child_process'
import { mkdtemp, open, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { createDevnet } from '@mcm/devnet/core'
import { bundleCommand } from '../../../tooling/test/command.mjs'
import { readManifest } from '../src/chain/manifest'
import { startPreparedServer } from './prepared-server'

const COUNT = Number(process.argv[2] ?? 20_000)
const folder = await mkdtemp(join(tmpdir(), 'mcm-exports-'))
const responses = join(folder, 'responses')
const command = await bundleCommand(fileURLToPath(new URL('../src/cli.ts', import.meta.url)))

/** Prints the memory and CPU time of a process when it ends. */
const MEASURE = `data:text/javascript,process.on('exit',()=>{const{maxRSS,userCPUTime,systemCPUTime}=process.resourceUsage();process._rawDebug('measured '+JSON.stringify({megabytes:maxRSS/1024,cpu:(userCPUTime+systemCPUTime)/1e6}))})`

interface Measured {
  seconds: number
  megabytes: number
  cpu: number
  bytes: number
  transactions: number
}

async function prepare(): Promise<number> {
  const devnet = createDevnet({ blocks: COUNT, accounts: Math.max(1_000, COUNT) })
  const file = await open(responses, 'w')
  const { first, tip } = devnet.chain
  for (let index = first; index <= tip.index; index++) {
    const body = JSON.stringify({
      network_identifier: { blockchain: 'mochimo', network: 'mainnet' },
      block_identifier: { index },
    })
    const headers = { 'content-type': 'application/json' }
    const request = { method: 'POST', body, headers }
    const response = await devnet.fetch('http://devnet/block', request)
    await file.appendFile(`${(await response.text()).trim()}\n`)
  }
  await file.close()
  devnet.close()
  return first
}

async function measure(url: string, from: number, ...more: string[]): Promise<Measured> {
  const out = join(folder, 'set')
  const argv = ['chain', '--endpoint', url, '--from', String(from), '--out', out, ...more]
  const began = performance.now()
  const child = spawn(process.execPath, ['--import', MEASURE, command, ...argv], {
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  let stderr = ''
  child.stderr.on('data', (data) => (stderr += String(data)))
  const code = await new Promise((resolve) => child.on('close', resolve))
  const seconds = (performance.now() - began) / 1_000
  if (code !== 0) throw new Error(stderr)
  const measured = /measured (.*)/.exec(stderr)?.[1] ?? '{}'
  const { segments, tail } = readManifest(await readFile(join(out, 'manifest.json'), 'utf8'))
  const files = [...segments, ...(tail ? [tail] : [])].flatMap((one) => Object.entries(one.files))
  await rm(out, { recursive: true })
  return {
    seconds,
    ...(JSON.parse(measured) as { megabytes: number; cpu: number }),
    bytes: files.reduce((sum, [, { bytes }]) => sum + bytes, 0),
    transactions: files.reduce(
      (sum, [table, { rows }]) => sum + (table === 'transactions' ? rows : 0),
      0,
    ),
  }
}

const first = await prepare()
const server = await startPreparedServer(responses, first)
const runs = [
  ['Parquet, no verification', '--verify', 'none'],
  ['Parquet, all but the work', '--verify', 'sample'],
  ['Parquet, everything', '--verify', 'full'],
  ['CSV, all but the work', '--verify', 'sample', '--format', 'csv'],
] as const
const row = (cells: readonly string[]) => process.stdout.write(`| ${cells.join(' | ')} |\n`)
row(['run', 'blocks/s', 'transactions/s', 'CPU per block, ms', 'memory, MB', 'size, MB'])
row(['---', '---:', '---:', '---:', '---:', '---:'])
for (const [name, ...more] of runs) {
  const { seconds, megabytes, cpu, bytes, transactions } = await measure(server.url, first, ...more)
  row([
    name,
    (COUNT / seconds).toFixed(0),
    (transactions / seconds).toFixed(0),
    ((cpu * 1_000) / COUNT).toFixed(2),
    megabytes.toFixed(0),
    (bytes / 1e6).toFixed(1),
  ])
}
await server.close()
await rm(folder, { recursive: true })
