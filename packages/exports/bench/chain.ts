/**
 * Measures `mcm-exports chain` against a server of prepared responses, because a devnet that renders
 * blocks takes as long as the extraction: `npm run bench:chain -- 100000`. Prints the table in the
 * README.
 */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, open, readFile, rm } from 'node:fs/promises'
import { createReadStream } from 'node:fs'
import { availableParallelism, tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import { createDevnet } from '@mcm/devnet/core'
import { verifyBlock } from '@mcm/proof'
import type { Block } from '@mcm/rosetta-client'
import { bundleCommand } from '../../../tooling/test/command.mjs'
import { readManifest } from '../src/chain/manifest'

/** Number of blocks, and of blocks that are mined before they are written. */
const COUNT = Number(process.argv[2] ?? 20_000)
const STEP = 500
const folder = await mkdtemp(join(tmpdir(), 'mcm-exports-'))
const responses = join(folder, 'responses')
const bundle = (source: string) => bundleCommand(fileURLToPath(new URL(source, import.meta.url)))
const [command, serverCommand] = await Promise.all([
  bundle('../src/cli.ts'),
  bundle('./prepared-server.ts'),
])

/** Prints the memory and CPU time of a process when it ends. */
const MEASURE = `data:text/javascript,process.on('exit',()=>{const{maxRSS,userCPUTime,systemCPUTime}=process.resourceUsage();process._rawDebug('measured '+JSON.stringify({megabytes:maxRSS/1024,cpu:(userCPUTime+systemCPUTime)/1e6}))})`

interface Measured {
  seconds: number
  megabytes: number
  cpu: number
  bytes: number
  transactions: number
}

/** Number of blocks whose proof of work is timed. */
const WORK_SAMPLE = 400

/** Simulated transactions per block. About 10 are mined, because some senders have several. */
const TRAFFIC = 14

/** Writes the responses for blocks of a devnet, one per line, and returns the first height. */
async function prepare(): Promise<number> {
  const devnet = createDevnet({ blocks: 16, accounts: 20_000, difficulty: 0, traffic: TRAFFIC })
  const { chain } = devnet
  const first = chain.tip.index + 1
  const file = await open(responses, 'w')
  for (let left = COUNT; left > 0; left -= STEP) {
    const from = chain.tip.index + 1
    devnet.mine(Math.min(left, STEP))
    for (let index = from; index <= chain.tip.index; index++) {
      const response = await devnet.fetch('http://devnet/block', {
        method: 'POST',
        body: JSON.stringify({
          network_identifier: { blockchain: 'mochimo', network: 'mainnet' },
          block_identifier: { index },
        }),
        headers: { 'content-type': 'application/json' },
      })
      await file.appendFile(`${(await response.text()).trim()}\n`)
    }
  }
  await file.close()
  devnet.close()
  return first
}

/** Starts the server of the prepared responses in a process of its own. */
async function startServer(first: number) {
  const server = spawn(process.execPath, [serverCommand, responses, String(first)], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const [url] = (await once(server.stdout, 'data')) as [Buffer]
  return { url: String(url).trim(), close: () => server.kill() }
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

/** Returns the number of blocks per second whose proof of work all cores together can check. */
async function workLimit(): Promise<number> {
  const blocks: Block[] = []
  for await (const line of createInterface(createReadStream(responses))) {
    blocks.push((JSON.parse(line) as { block: Block }).block)
    if (blocks.length === WORK_SAMPLE) break
  }
  const { user, system } = process.cpuUsage()
  for (const block of blocks) verifyBlock({ block }, ['work'])
  const spent = process.cpuUsage({ user, system })
  return (availableParallelism() * WORK_SAMPLE * 1e6) / (spent.user + spent.system)
}

const first = await prepare()
const server = await startServer(first)
const runs: [string, ...string[]][] = [
  ['Parquet, no verification', '--verify', 'none'],
  ['Parquet, all but the work', '--verify', 'sample'],
  ['CSV, all but the work', '--verify', 'sample', '--format', 'csv'],
  ['Parquet, everything', '--verify', 'full'],
]
const row = (cells: readonly string[]) => process.stdout.write(`| ${cells.join(' | ')} |\n`)
row(['run', 'blocks/s', 'transactions/s', 'CPU per block, ms', 'memory, MB', 'size, MB'])
row(['---', '---:', '---:', '---:', '---:', '---:'])
for (const [name, ...more] of runs) {
  // The work takes so long that a tenth of the blocks is enough.
  const count = more.includes('full') ? Math.ceil(COUNT / 10) : COUNT
  const to = ['--to', String(first + count - 1)]
  const { seconds, megabytes, cpu, bytes, transactions } = await measure(
    server.url,
    first,
    ...more,
    ...to,
  )
  row([
    name,
    (count / seconds).toFixed(0),
    (transactions / seconds).toFixed(0),
    ((cpu * 1_000) / count).toFixed(2),
    megabytes.toFixed(0),
    (bytes / 1e6).toFixed(1),
  ])
}
const limit = await workLimit()
process.stdout.write(
  `The proof of work alone limits ${availableParallelism()} cores to ${limit.toFixed(0)} blocks/s.\n`,
)
server.close()
await rm(folder, { recursive: true })
