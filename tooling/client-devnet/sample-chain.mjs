import { deriveAccount } from '@mcm/address/wots'
import { startDevnet } from '@mcm/devnet'

/** Address of the shop that the client's samples use. */
export const SHOP = 'kHtV35ttVpyiH42FePCiHo2iFmcJS3'

/**
 * Starts a chain for the samples of the client's README and examples: the shop has received a payment of
 * 5 MCM, and the account that pays in the samples is funded.
 */
export async function startSampleChain() {
  const running = await startDevnet({ port: 0, clock: 'manual', blocks: 64, accounts: 450 })
  const { devnet } = running
  devnet.pay({ to: SHOP, amount: 5_000_000_000n, memo: 'ORDER-7' })
  devnet.mine(1)
  const { tag } = deriveAccount(new Uint8Array(32).fill(1), 0)
  devnet.pay({ to: `0x${Buffer.from(tag).toString('hex')}`, amount: 10_000_000_000n })
  // Enough for the recipe that waits for ten confirmations.
  devnet.mine(12)
  return running
}
