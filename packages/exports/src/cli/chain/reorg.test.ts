import { setTimeout as wait } from 'node:timers/promises'
import { ExitError } from '@mcm/shared/command'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { createExtract } from '../../../test/chain-endpoint'
import { runCommand } from '../../../test/command'
import { hashFiles, readDataSet, readTable } from '../../../test/data-set'
import { startEndpoint, type Endpoint } from '../../../test/endpoint'
import { ExitCode } from '../exit'

let endpoint: Endpoint

beforeEach(async () => {
  endpoint = await startEndpoint({ blocks: 120, tip: 1_080_040, accounts: 100, difficulty: 0 })
})

afterEach(() => endpoint.close())

/** Returns the hashes of the chain from a height to the tip. */
function hashesFrom(height: number): string[] {
  const { chain } = endpoint.devnet
  const length = chain.tip.index + 1 - height
  return Array.from({ length }, (_, at) => chain.block(height + at)?.hash ?? '')
}

async function storedHashes(folder: string): Promise<unknown[]> {
  return (await readTable(folder, 'blocks')).map(({ hash }) => hash)
}

it('rewrites the tail after a reorg', async () => {
  const from = 1_080_000
  const { at, extract } = await createExtract([endpoint.url])
  await extract('set', '--from', String(from))
  const before = await readDataSet(at('set'))
  for (const reorg of [
    { depth: 15, length: 17 },
    { depth: 18, length: 18 },
    { depth: 3, length: 1 },
  ]) {
    endpoint.devnet.reorg(reorg)
    expect((await extract('set')).exitCode).toBe(ExitCode.Done)
    expect(await storedHashes(at('set'))).toEqual(hashesFrom(from))
  }
  const after = await readDataSet(at('set'))
  expect(after.segments[0]?.last_block).not.toEqual(before.segments[0]?.last_block)
  // Only listed files are left.
  expect(Object.keys(await hashFiles(at('set'))).length).toBe(10)
})

it('survives a reorg while it reads the tail', async () => {
  const from = 1_080_000
  let served = 0
  endpoint.intercept = ({ body }, respond) => {
    const { index } = Object(body['block_identifier']) as { index?: number }
    if (index === 1_080_030 && served++ === 0) endpoint.devnet.reorg({ depth: 12, length: 13 })
    return respond()
  }
  const { at, extract } = await createExtract([endpoint.url])
  expect((await extract('set', '--from', String(from))).exitCode).toBe(ExitCode.Done)
  expect(served).toBeGreaterThan(1)
  expect(await storedHashes(at('set'))).toEqual(hashesFrom(from).slice(0, 41))
})

it('refuses to join branches after a reorg of final blocks', async () => {
  const { extract } = await createExtract([endpoint.url])
  await extract('set', '--from', '1080000')
  endpoint.devnet.reorg({ depth: 30, length: 31 })
  const { exitCode, stderr } = await extract('set')
  expect(exitCode).toBe(ExitCode.Endpoint)
  expect(stderr).toContain('The data set ends with another block')
  expect(stderr).toContain('--fresh')
})

it('follows the chain until it is stopped', async () => {
  const from = 1_080_000
  const stop = new AbortController()
  let output = ''
  const { at, extract } = await createExtract([endpoint.url], {
    signal: stop.signal,
    onWrite: (text) => (output += text),
  })
  const running = extract('set', '--from', String(from), '--follow')
  await until(() => output.includes('Following the chain.'))
  endpoint.devnet.mine(4)
  endpoint.devnet.reorg({ depth: 6, length: 7 })
  const { tip } = endpoint.devnet.chain
  await until(async () => {
    // A file may be replaced between the manifest and its turn.
    const set = await readDataSet(at('set')).catch(ignoreMissing)
    return set?.tail?.last_block.hash === tip.hash
  })
  expect(await storedHashes(at('set'))).toEqual(hashesFrom(from))
  stop.abort(new ExitError(ExitCode.Interrupted, 'Stopped.'))
  expect((await running).exitCode).toBe(ExitCode.Interrupted)

  const once = await createExtract([endpoint.url])
  await once.extract('set', '--from', String(from))
  const argv = ['chain', '--endpoint', endpoint.url, '--out', at('set'), '--verify', 'sample']
  expect((await runCommand(argv)).exitCode).toBe(ExitCode.Done)
  expect(await hashFiles(at('set'))).toEqual(await hashFiles(once.at('set')))
})

it('follows the chain up to --to', async () => {
  let output = ''
  const { at, extract } = await createExtract([endpoint.url], {
    onWrite: (text) => (output += text),
  })
  const running = extract('set', '--from', '1080030', '--to', '1080043', '--follow')
  await until(() => output.includes('Following the chain.'))
  endpoint.devnet.mine(5)
  expect((await running).exitCode).toBe(ExitCode.Done)
  expect(await storedHashes(at('set'))).toEqual(hashesFrom(1_080_030).slice(0, 14))
})

function ignoreMissing(error: unknown): undefined {
  if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error
}

async function until(isDone: () => boolean | Promise<boolean>): Promise<void> {
  while (!(await isDone())) await wait(50)
}
