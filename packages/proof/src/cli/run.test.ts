import type { Block } from '@mcm/rosetta-client'
import { afterEach, describe, expect, test } from 'vitest'
import { buildChain, everyKind, pick, seeded, transfer } from '../../test/chain'
import { serveBlocks, type BlockServer } from '../../test/server'
import { blockCheckIds, type BlockReport } from '../verify-block'
import { ExitError } from '@mcm/shared/command'
import { ExitCode } from './exit'
import { run } from './run'

const { blocks } = everyKind()
const [first, tip] = [1_000_187, 1_000_194]
let server: BlockServer | undefined

afterEach(async () => {
  await server?.close()
  server = undefined
})

/** Starts a server for the test chain, with changes to some blocks. */
async function serve(changes: Record<number, (block: Block) => void> = {}): Promise<string> {
  server = await serveBlocks(tip, (index) => {
    const block = structuredClone(blocks[index - first])
    if (block) changes[index]?.(block)
    return block
  })
  return server.url
}

async function audit(...argv: string[]) {
  const out = { stdout: '', stderr: '' }
  const exitCode = await run(argv, {
    stdout: { write: (text) => (out.stdout += text) },
    stderr: { write: (text) => (out.stderr += text) },
    signal: new AbortController().signal,
    version: '1.2.3',
  })
  return { exitCode, ...out }
}

describe('mcm-proof', () => {
  test('keeps a password in the endpoint out of messages', async () => {
    const done = await audit('--endpoint', 'https://me:secret@node:99999', '--last', '1')
    expect(done.exitCode).toBe(ExitCode.Usage)
    expect(done.stderr).toMatch(/^--endpoint must be a URL (?!.*secret)/)
  })

  test('verifies a range and fetches the two blocks before it', async () => {
    const endpoint = await serve()
    const done = await audit('--endpoint', endpoint, '--from', '1000189', '--to', '1000194')
    expect(done.stderr).toBe('')
    expect(done.exitCode).toBe(ExitCode.Done)
    expect(server?.requested).toEqual([
      1000187, 1000188, 1000189, 1000190, 1000191, 1000192, 1000193, 1000194,
    ])
    expect(done.stdout).toBe(
      `Blocks 1000189 to 1000194 of ${endpoint}

                                 verified  failed  not checkable
Block hash                              6       0              0
Parent block                            6       0              0
Proof of work                           4       0              2
Nonce grammar                           6       0              0
Haiku                                   6       0              0
Difficulty                              6       0              0
Start time                              6       0              0
Solve time                              6       0              0
Timestamp                               6       0              0
Reward                                  6       0              0
Merkle root                             5       0              1
Transaction count                       6       0              0
Transaction order                       4       0              2
Fees                                    6       0              0
Amounts                                 4       0              2
Block size                              6       0              0
Senders, recipients and amounts         0       0              6

6 blocks: all 89 possible checks passed.
`,
    )
  })

  test('verifies up to the tip, or the last blocks before it', async () => {
    const endpoint = await serve()
    const up = await audit('--endpoint', endpoint, '--from', '1000193')
    expect(up.stdout).toContain('Blocks 1000193 to 1000194')
    const back = await audit('--endpoint', endpoint, '--last', '3')
    expect(back.stdout).toContain('Blocks 1000192 to 1000194')
    expect([up.exitCode, back.exitCode]).toEqual([0, 0])
  })

  test('works without the blocks before the range', async () => {
    const endpoint = await serve()
    const done = await audit('--endpoint', endpoint, '--from', '1000187', '--to', '1000188')
    expect(done.exitCode).toBe(ExitCode.Done)
    expect(done.stdout).toContain(
      'Parent block                            1       0              1',
    )
  })

  test('describes failed checks with both values', async () => {
    const endpoint = await serve({
      1000190: (block) => {
        pick(pick(block.transactions, 0).operations, 0).amount.value = '99'
        block.metadata.haiku = 'no\u001B[2J'
      },
    })
    const done = await audit('--endpoint', endpoint, '--from', '1000189', '--to', '1000191')
    expect(done.exitCode).toBe(ExitCode.CheckFailed)
    expect(done.stdout).toContain(`FAILED  Block 1000190: Reward
        The reward doesn't match the schedule for this height.
        expected  12228014739 nanoMCM
        actual    99 nanoMCM
`)
    expect(done.stdout).toContain('        actual    no\\u001b[2J\n')
    expect(done.stdout).toContain('3 blocks: 3 checks failed, 42 passed.\n')
  })

  test('prints only failures with --quiet', async () => {
    const endpoint = await serve({ 1000190: (block) => (block.timestamp += 1000) })
    const quiet = await audit('--endpoint', endpoint, '--from', '1000189', '--quiet')
    expect(quiet.exitCode).toBe(ExitCode.CheckFailed)
    expect(quiet.stdout.split('\n')[0]).toBe('FAILED  Block 1000190: Timestamp')
    expect(quiet.stdout.trim().split('\n')).toHaveLength(4)
  })

  test('prints one JSON line per block', async () => {
    const endpoint = await serve()
    const done = await audit('--endpoint', endpoint, '--from', '1000193', '--json')
    const reports = done.stdout
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line) as BlockReport)
    expect(reports.map(({ index }) => index)).toEqual([1000193, 1000194])
    expect(reports.map(({ checks }) => checks.map(({ id }) => id))).toEqual([
      blockCheckIds,
      blockCheckIds,
    ])
  })

  test('fetches blocks again after a reorg before reporting', async () => {
    const other = buildChain(
      first,
      [
        { seconds: 90, difficulty: 4, transfers: [transfer(0x02, [3n])] },
        { seconds: 90, transfers: [transfer(0x03, [3n])] },
        { seconds: 90, transfers: [transfer(0x04, [3n])] },
      ],
      seeded(5),
    )
    let requests = 0
    server = await serveBlocks(first + 2, (index) => {
      const branch = requests++ < 4 ? blocks : other.blocks
      return branch[index - first]
    })
    const range = ['--from', String(first), '--to', String(first + 2)]
    const done = await audit('--endpoint', server.url, ...range)
    expect(done.stdout).toContain('3 blocks: all')
    expect(done.exitCode).toBe(ExitCode.Done)
    expect(server.requested.filter((index) => index === first + 1)).toHaveLength(2)
  })

  test('stops at the tip', async () => {
    const endpoint = await serve()
    const done = await audit('--endpoint', endpoint, '--from', '1000193', '--to', '1000196')
    expect(done.exitCode).toBe(ExitCode.NotFound)
    expect(done.stderr).toBe(
      `Stopped because ${endpoint} has no block 1000195. Its tip is block 1000194.\n`,
    )
    expect(done.stdout).toContain('2 blocks: all')
  })

  test('reports an endpoint failure for a missing block below the tip', async () => {
    server = await serveBlocks(tip, (index) =>
      index === 1000193 ? undefined : blocks[index - first],
    )
    const done = await audit('--endpoint', server.url, '--from', '1000192')
    expect(done.exitCode).toBe(ExitCode.Endpoint)
    expect(done.stderr).toBe(
      `Stopped because ${server.url} didn't return block 1000193, although its tip is block 1000194.\n`,
    )
  })

  test('reports a failed check even if a later block is missing', async () => {
    const endpoint = await serve({ 1000193: (block) => (block.timestamp += 1000) })
    const done = await audit('--endpoint', endpoint, '--from', '1000193', '--to', '1000196')
    expect(done.exitCode).toBe(ExitCode.CheckFailed)
    expect(done.stderr).toContain('has no block 1000195')
  })

  test('reports an unreachable endpoint', async () => {
    const endpoint = await serve()
    await server?.close()
    const stop = new AbortController()
    const stderr: string[] = []
    const running = run(['--endpoint', endpoint, '--last', '1'], {
      stdout: { write: () => {} },
      stderr: { write: (text) => stderr.push(text) },
      signal: stop.signal,
      version: '',
    })
    stop.abort(new ExitError(ExitCode.Interrupted, 'Stopped.'))
    expect(await running).toBe(ExitCode.Interrupted)
    expect(stderr).toEqual(['Stopped.\n'])
  })

  test.each([
    [[], 'Specify blocks with --from and --to, or with --last'],
    [['--from', '5', '--to', '4'], '--to must not be less than --from, got 5 to 4'],
    [['--from', '0'], "--from must be an integer of at least 1, got '0'"],
    [['--last', '1e3'], "--last must be an integer of at least 1, got '1e3'"],
    [['--last', '3', '--from', '1'], "--last can't be combined with --from or --to"],
    [['--last', '3', '--endpoint', 'mochimo.org'], '--endpoint must be a URL'],
    [['--block', '3'], "Unknown option '--block'"],
  ])('rejects %j', async (argv, message) => {
    const done = await audit(...argv)
    expect(done.exitCode).toBe(ExitCode.Usage)
    expect(done.stderr).toContain(message)
    expect(done.stderr).toContain('Run mcm-proof --help for usage.')
  })

  test('rejects a range above the tip', async () => {
    const endpoint = await serve()
    const done = await audit('--endpoint', endpoint, '--from', '2000000')
    expect(done).toMatchObject({
      exitCode: ExitCode.NotFound,
      stderr: '--from 2000000 is above the tip, block 1000194\n',
    })
  })

  test('prints help and version', async () => {
    expect(await audit('--help')).toMatchObject({ exitCode: 0, stderr: '' })
    expect((await audit('-h')).stdout).toContain('mcm-proof --from <height> [--to <height>]')
    expect(await audit('--version')).toMatchObject({ exitCode: 0, stdout: '1.2.3\n' })
  })
})
