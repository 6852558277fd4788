// Loaded before a test starts the virtual clock, because loading takes real time.
import '../../src/follow/walks'
import type { Deposit, DepositCursor } from '../../src/follow/deposit'
import type { DepositOptions } from '../../src/follow/follow-deposits'
import type { FakeChain } from './fake-chain'
import { clientOf, tag } from './fake-chain'

export const SHOP = tag(0x5b09)
export const OTHER = tag(0x07e4)

/** Follows deposits to the shop and records them, such as 'seen 7 in 51'. */
export function followDeposits(chain: FakeChain, options: DepositOptions = { addresses: [SHOP] }) {
  const controller = new AbortController()
  const items: Deposit[] = []
  const over = (async () => {
    const following = { confirmations: 3, signal: controller.signal, ...options }
    for await (const item of clientOf(chain).deposits.follow(following)) items.push(item)
  })().catch((error: unknown) => error)
  return {
    items,
    said: () =>
      items.map(
        ({ state, transaction, block }) => `${state} ${Number(transaction)} in ${block.index}`,
      ),
    over,
    stop: async () => {
      controller.abort('stop')
      await over
    },
  }
}

export const stored = (cursor: DepositCursor | undefined): DepositCursor =>
  JSON.parse(JSON.stringify(cursor)) as DepositCursor
