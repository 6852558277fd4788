import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { post, report, startCommand, type Command } from './process'

const blocks = 100_000
const accounts = 1_000_000

let command: Command
beforeAll(async () => {
  const size = ['--blocks', String(blocks), '--accounts', String(accounts)]
  command = await startCommand('--no-mining', ...size)
})
afterAll(() => command.stop())

async function median(ask: (i: number) => Promise<unknown>): Promise<number> {
  const times: number[] = []
  for (let i = 0; i < 300; i++) {
    const since = performance.now()
    await ask(i)
    times.push(performance.now() - since)
  }
  return times.toSorted((a, b) => a - b)[150] ?? Infinity
}

describe(`${blocks} blocks and ${accounts} accounts`, () => {
  it('start within 20 seconds of CPU time', () => {
    const worked = command.processorTime()
    report(`Started in ${(command.startedIn / 1000).toFixed(1)} s, ${worked} s of CPU time`)
    expect(worked).toBeLessThan(20)
  })

  it('serve any block and rich list page in under 20 ms (median)', async () => {
    const { first } = (await (await fetch(`${command.url}/devnet/control`)).json()) as {
      first: number
    }
    const block = await median((i) =>
      post(command.url, '/block', { block_identifier: { index: first + ((i * 7919) % blocks) } }),
    )
    const page = await median((i) =>
      post(command.url, '/stats/richlist', { limit: 100, offset: (i * 7919) % accounts }),
    )
    report(`Block: ${block.toFixed(1)} ms, rich list page: ${page.toFixed(1)} ms`)
    expect(Math.max(block, page)).toBeLessThan(20)
  })

  it('fit into 1.5 GB', () => {
    const memory = command.memory()
    report(`${Math.round(memory / 1e6)} MB`)
    expect(memory).toBeLessThan(1.5e9)
  })
})
