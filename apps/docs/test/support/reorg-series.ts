import type { Devnet } from '@mcm/devnet'

/** Confirmations that a program needs for this series, in which the deepest reorg removes 11 blocks. */
export const CONFIRMATIONS = 12

/** Height of the first block, 20 blocks before a neogenesis block, which has no transactions. */
export const START = 4211 * 256 - 20

interface Step {
  name: string
  /** Extends the chain before the reorg. */
  before: (devnet: Devnet, pay: () => void) => void
  reorg: (devnet: Devnet) => void
}

/**
 * Reorgs, starting at `START`. No step removes more than 11 blocks below the highest tip, so a program
 * that requires 12 confirmations must have correct credits in the end.
 */
export const series: readonly Step[] = [
  {
    name: '1 block, same length, its transaction mined again',
    before(devnet, pay) {
      pay()
      devnet.mine(2)
      pay()
      devnet.mine(1)
    },
    reorg(devnet) {
      devnet.reorg({ depth: 1, length: 1, keepTransactions: true })
      devnet.mine(1)
    },
  },
  {
    name: '2 blocks, height increases, transactions lost',
    before(devnet, pay) {
      pay()
      devnet.mine(1)
    },
    reorg: (devnet) => devnet.reorg({ depth: 2, length: 3, keepTransactions: false }),
  },
  {
    name: '2 blocks, height decreases, transaction mined again',
    before(devnet, pay) {
      pay()
      devnet.mine(2)
    },
    reorg: (devnet) => devnet.reorg({ depth: 2, length: 1, keepTransactions: true }),
  },
  {
    name: '4 blocks replaced with pseudo blocks, transactions mined later',
    before(devnet, pay) {
      devnet.mine(2)
      pay()
      devnet.mine(4)
    },
    reorg(devnet) {
      devnet.reorg({ depth: 4, length: 4, pseudo: true, keepTransactions: true })
    },
  },
  {
    name: '4 blocks across a neogenesis block, height decreases, transactions lost',
    before(devnet, pay) {
      devnet.mine(1)
      pay()
      devnet.mine(4)
    },
    reorg: (devnet) => devnet.reorg({ depth: 4, length: 2, keepTransactions: false }),
  },
  {
    name: '10 blocks, same length, first transaction mined again',
    before(devnet, pay) {
      devnet.mine(9)
      pay()
      devnet.mine(1)
      pay()
      devnet.mine(8)
    },
    reorg: (devnet) => devnet.reorg({ depth: 10, length: 10, keepTransactions: true }),
  },
  {
    name: '10 blocks, height decreases by 6',
    before(devnet, pay) {
      devnet.mine(11)
      pay()
      devnet.mine(8)
    },
    reorg: (devnet) => devnet.reorg({ depth: 10, length: 4, keepTransactions: true }),
  },
  {
    name: 'several in a row',
    before(devnet, pay) {
      devnet.mine(12)
      pay()
      devnet.mine(1)
    },
    reorg(devnet) {
      devnet.reorg({ depth: 1, length: 2, keepTransactions: true })
      devnet.reorg({ depth: 2, length: 2, keepTransactions: true })
      devnet.mine(1)
      devnet.reorg({ depth: 4, length: 5, keepTransactions: true })
    },
  },
]

/** Returns an address's deposits in the canonical chain, by transaction id and destination index. */
export async function trueDeposits(
  devnet: Devnet,
  address: string,
  { from, to }: { from: number; to: number },
): Promise<Record<string, { amount: string; memo: string }>> {
  const found: Record<string, { amount: string; memo: string }> = {}
  for (let index = from; index <= to; index += 1) {
    const { transactions } = await readBlock(devnet, index)
    for (const { transaction_identifier, operations } of transactions) {
      let destination = 0
      for (const { type, account, amount, metadata } of operations) {
        if (type !== 'DESTINATION_TRANSFER') continue
        if (account.address === address) {
          const memo = metadata?.memo.replaceAll('\0', '') ?? ''
          const id = `${transaction_identifier.hash}:${destination}`
          found[id] = { amount: amount.value, memo }
        }
        destination += 1
      }
    }
  }
  return found
}

interface BlockResponse {
  block: {
    transactions: {
      transaction_identifier: { hash: string }
      operations: {
        type: string
        account: { address: string }
        amount: { value: string }
        metadata?: { memo: string }
      }[]
    }[]
  }
}

async function readBlock(devnet: Devnet, index: number): Promise<BlockResponse['block']> {
  const response = await devnet.fetch('http://devnet/block', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({
      network_identifier: { blockchain: 'mochimo', network: 'mainnet' },
      block_identifier: { index },
    }),
  })
  return ((await response.json()) as BlockResponse).block
}
