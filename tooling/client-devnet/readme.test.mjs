import { resolve } from 'node:path'
import { deriveAccount } from '@mcm/address/wots'
import { startDevnet } from '@mcm/devnet'
import { afterAll, beforeAll } from 'vitest'
import { readmeTest } from '../readme/readme.mjs'

// Runs the client's README against a devnet. It isn't in the client's package because the devnet
// depends on the client, and circular packages can't be built.

/** @type {import('@mcm/devnet').RunningDevnet} */
let running

beforeAll(async () => {
  running = await startDevnet({ port: 0, clock: 'manual', blocks: 64, accounts: 450 })
  const { devnet } = running
  // The recipes expect a payment to the shop and a funded paying account.
  devnet.pay({
    to: 'kHtV35ttVpyiH42FePCiHo2iFmcJS3',
    amount: 5_000_000_000n,
    memo: 'ORDER-7',
  })
  devnet.mine(1)
  const { tag } = deriveAccount(new Uint8Array(32).fill(1), 0)
  devnet.pay({ to: `0x${Buffer.from(tag).toString('hex')}`, amount: 10_000_000_000n })
  // Enough for the recipe that waits for ten confirmations.
  devnet.mine(12)
})

afterAll(() => running.close())

await readmeTest(resolve(import.meta.dirname, '../../packages/rosetta-client'), {
  prepare: (code) => code.replaceAll('https://api.mochimo.org', running.url),
})
