import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmod, mkdir, readdir, readFile, writeFile } from 'node:fs/promises'
import { text } from 'node:stream/consumers'
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest'
import {
  createExtract,
  SETTLED,
  startChain,
  type ChainEndpoint,
} from '../../../test/chain-endpoint'
import { runCommand } from '../../../test/command'
import { hashFiles, readDataSet } from '../../../test/data-set'
import { startProcess } from '../../../test/process'
import { ExitCode } from '../exit'

const FROM = String(SETTLED - 40)

let chain: ChainEndpoint

beforeAll(async () => {
  chain = await startChain()
})

afterEach(() => chain.devnet.clearFaults())

afterAll(() => chain.close())

it('lets only one run write a folder', async () => {
  const { at, extract } = await createExtract([chain.url])
  chain.devnet.setFaults({ latency: 200 })
  const argv = [
    'chain',
    '--endpoint',
    chain.url,
    '--out',
    'set',
    '--from',
    FROM,
    '--verify',
    'sample',
  ]
  const first = startProcess(at(''), ...argv)
  const exit = once(first, 'exit')
  await untilExists(at('set/manifest.json'))
  const second = await extract('set', '--from', FROM)
  expect(second.exitCode).toBe(ExitCode.Output)
  expect(second.stderr).toMatch(
    /^Another run \(process \d+ on .*\) is writing '.*set\/manifest\.json'\./,
  )
  chain.devnet.clearFaults()
  expect(await exit).toEqual([0, null])
  const uninterrupted = await createExtract([chain.url])
  await uninterrupted.extract('set', '--from', FROM)
  expect(await hashFiles(at('set'))).toEqual(await hashFiles(uninterrupted.at('set')))
})

it('explains that a folder is read-only', async () => {
  const { at } = await createExtract([chain.url])
  await mkdir(at('set'))
  await chmod(at('set'), 0o555)
  // Permissions don't apply to root, but not even root can create a folder in /sys.
  const out = process.getuid?.() === 0 ? '/sys/mcm-chain' : at('set')
  const argv = ['chain', '--endpoint', chain.url, '--out', out]
  const { exitCode, stderr } = await runCommand(argv)
  await chmod(at('set'), 0o755)
  expect(exitCode).toBe(ExitCode.Output)
  expect(stderr).toMatch(/' can't be written: the (folder isn't writable|disk is read-only)\.\n$/)
})

it('explains that a file is in the way', async () => {
  const { at, extract } = await createExtract([chain.url])
  await writeFile(at('set'), 'mine')
  const { exitCode, stderr } = await extract('set')
  expect(exitCode).toBe(ExitCode.Output)
  expect(stderr).toContain("set' can't be written: there is a file of this name.")
  expect(await readFile(at('set'), 'utf8')).toBe('mine')
})

it('leaves a folder with other files alone', async () => {
  const { at, extract } = await createExtract([chain.url])
  await mkdir(at('set'))
  await writeFile(at('set/notes.txt'), 'mine')
  const { exitCode, stderr } = await extract('set', '--fresh')
  expect(exitCode).toBe(ExitCode.Output)
  expect(stderr).toContain("isn't empty and isn't a data set")
  expect(await readdir(at('set'))).toEqual(['notes.txt'])
})

it('--fresh removes only the files of the data set', async () => {
  const { at, extract } = await createExtract([chain.url])
  await extract('set', '--from', FROM)
  await writeFile(at('set/blocks/notes.txt'), 'mine')
  await extract('set', '--from', String(SETTLED), '--fresh')
  expect((await readDataSet(at('set'))).from).toBe(SETTLED)
  expect(await readFile(at('set/blocks/notes.txt'), 'utf8')).toBe('mine')
})

it('rejects a damaged manifest', async () => {
  const { at, extract } = await createExtract([chain.url])
  await extract('set', '--from', FROM)
  const manifest = await readFile(at('set/manifest.json'), 'utf8')
  for (const damaged of ['', '{}', manifest.slice(0, 200), manifest.replace('blocks/0', '../0')]) {
    await writeFile(at('set/manifest.json'), damaged)
    const { exitCode, stderr } = await extract('set', '--from', FROM)
    expect(exitCode).toBe(ExitCode.Output)
    expect(stderr).toContain("manifest.json' can't be used: ")
  }
})

// A file size limit fails like a full disk, in the middle of a write.
it('keeps the data set if a write fails, and resumes', async () => {
  const { at, extract } = await createExtract([chain.url])
  await extract('set', '--from', FROM, '--to', String(SETTLED - 35))
  const before = await hashFiles(at('set'))
  const child = startProcess(at(''), '--version')
  const [, command = ''] = child.spawnargs
  const argv = ['chain', '--endpoint', chain.url, '--out', 'set', '--verify', 'sample']
  const limited = spawn(
    'sh',
    ['-c', 'ulimit -f 12; exec "$@"', 'sh', process.execPath, command, ...argv],
    {
      cwd: at(''),
      stdio: ['ignore', 'ignore', 'pipe'],
    },
  )
  const [stderr, [code]] = await Promise.all([text(limited.stderr), once(limited, 'exit')])
  expect(code).toBe(ExitCode.Output)
  expect(stderr).toContain("'set' can't be written: a file would exceed the size limit")
  expect(stderr).toContain('Run the same command to resume.')
  const manifest = await readDataSet(at('set'))
  expect(manifest.settled_to).toBe(SETTLED - 35)
  expect((await hashFiles(at('set')))['manifest.json']).toBe(before['manifest.json'])

  expect((await extract('set')).exitCode).toBe(ExitCode.Done)
  const uninterrupted = await createExtract([chain.url])
  await uninterrupted.extract('set', '--from', FROM)
  expect(await hashFiles(at('set'))).toEqual(await hashFiles(uninterrupted.at('set')))
})

async function untilExists(path: string): Promise<void> {
  for (;;) {
    try {
      await readFile(path)
      return
    } catch {
      await new Promise((resolve) => setTimeout(resolve, 20))
    }
  }
}
