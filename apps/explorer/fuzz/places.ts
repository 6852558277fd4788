import type { Devnet } from '@mcm/devnet/core'
import type { Places } from './cases'

/**
 * A block with transactions, one of its transactions, that one's source, and a pending
 * transaction.
 */
export function placesOf(devnet: Devnet): Places {
  const { chain } = devnet
  for (let height = chain.tip.index; height > chain.first; height--) {
    const transaction = chain.block(height)?.transactions[0]
    if (!transaction) continue
    return {
      block: height,
      transaction: transaction.id,
      pending: devnet.pay({ to: chain.busiest, amount: 1_500_000_000n, memo: 'RENT-12' }),
      address: chain.address(transaction.source),
    }
  }
  throw new Error('No block of the chain has a transaction')
}
