import { resolve } from 'node:path'
import { deriveAccount } from '@mcm/address/wots'
import { startDevnet } from '@mcm/devnet'
import { afterAll, beforeAll } from 'vitest'
import { readmeTest } from '../readme/readme.mjs'

// The client's README, run against a devnet. It can't be a test of the client's own package: the devnet
// depends on the client, and a circle of packages has no order to build in.

/** @type {import('@mcm/devnet').RunningDevnet} */
let running

beforeAll(async () => {
  running = await startDevnet({ port: 0, clock: 'manual', blocks: 64, accounts: 450 })
  const { devnet } = running
  // What the recipes expect to find: a payment to the shop, and money on the account that pays.
  devnet.pay({
    to: 'kHtV35ttVpyiH42FePCiHo2iFmcJS3',
    amount: 5_000_000_000n,
    memo: 'ORDER-7',
  })
  devnet.mine(1)
  const { tag } = deriveAccount(new Uint8Array(32).fill(1), 0)
  devnet.pay({ to: `0x${Buffer.from(tag).toString('hex')}`, amount: 10_000_000_000n })
  // Enough for the ten confirmations that a recipe waits for.
  devnet.mine(12)
})

afterAll(() => running.close())

await readmeTest(resolve(import.meta.dirname, '../../packages/rosetta-client'), {
  prepare: (code) => code.replaceAll('https://api.mochimo.org', running.url),
})
