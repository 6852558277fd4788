import { toHex } from '@mcm/address'
import { startDevnet, type RunningDevnet } from '@mcm/devnet'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createSigner } from '../src/signer'
import { story } from '../src/story'
import { memoryStore } from './memory-store'

let running: RunningDevnet
beforeAll(async () => {
  running = await startDevnet({ port: 0, blocks: 100, accounts: 300, blockTime: 1, difficulty: 0 })
})
afterAll(() => running.close())

it('receives coins, pays three recipients and finds its change', async () => {
  const lines: string[] = []
  const seed = new Uint8Array(32).fill(42)
  const left = await story({
    baseUrl: running.url,
    store: memoryStore(),
    seed,
    interval: 200,
    tell: (line) => void lines.push(line),
  })

  // The wallet received 25 MCM. It paid 1 MCM, 2.5 MCM and 1 nanoMCM, with a fee of 500 nanoMCM for
  // each.
  expect(left).toBe(25_000_000_000n - 3_500_000_001n - 1500n)
  expect(lines).toEqual([
    expect.stringMatching(/^New account \w{20,31}$/),
    expect.stringMatching(/^Received 25 MCM from the faucet in block \d+$/),
    expect.stringMatching(/^Paid three recipients in block \d+; the change is 21\.499998499 MCM$/),
  ])
  const { chain } = running.devnet
  const balanceOf = (secret: Uint8Array) => chain.account(toHex(createSigner(secret).tag))?.balance
  const people = [1, 2, 3].map((number) => balanceOf(new Uint8Array(32).fill(number)))
  expect(people).toEqual([1_000_000_000n, 2_500_000_000n, 1n])
  expect(balanceOf(seed)).toBe(left)
})
