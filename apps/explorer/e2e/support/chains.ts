import type { Block, RunningDevnet } from '@mcm/devnet'
import type { Page } from '@playwright/test'

/** Returns the address that mined a block. */
export function minerOf({ chain }: RunningDevnet['devnet'], height: number): string {
  const { miner } = chain.block(height) ?? {}
  if (miner === undefined) throw new Error(`Nobody mined block ${height}`)
  return chain.address(miner)
}

/** More rows than are rendered at once. */
const MANY = 110

/** Answers with a mempool that is too long to render all of it. */
export async function listManyPending(page: Page): Promise<void> {
  const transaction_identifiers = Array.from({ length: MANY }, (_, n) => ({
    hash: `0x${(n + 1).toString(16).padStart(64, '0')}`,
  }))
  await page.route('**/mempool', (route) =>
    route.request().method() === 'POST'
      ? route.fulfill({
          json: { transaction_identifiers },
          headers: { 'Access-Control-Allow-Origin': '*' },
        })
      : route.fallback(),
  )
}

export const hasWork = (block: Block | undefined) => (block?.transactions.length ?? 0) > 0

/** Has the endpoint lie about an older block with proof of work, and returns its height. */
export function lieAboutBlock(devnet: RunningDevnet['devnet']): number {
  let index = devnet.chain.tip.index - 20
  while (!hasWork(devnet.chain.block(index))) index -= 1
  devnet.setFaults({ lie: 'reward', lieAbout: [index] })
  return index
}
