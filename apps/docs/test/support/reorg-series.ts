import type { Devnet } from '@mcm/devnet'

/** What every program of the series needs to survive: its deepest reorg takes back 11 blocks. */
export const CONFIRMATIONS = 12

/** A neogenesis block, which no transaction can be in, comes after 20 blocks. */
export const START = 4211 * 256 - 20

interface Step {
  name: string
  /** What the chain holds before the reorg, so that a program can see it. */
  before: (devnet: Devnet, pay: () => void) => void
  reorg: (devnet: Devnet) => void
}

/**
 * What happens to the chain, from `START` on. No step takes back more than 11 blocks below the
 * highest tip there was: a program with 12 confirmations has to end with the right books.
 */
export const series: readonly Step[] = [
  {
    name: '1 block, of equal length, its transaction mined again',
    before(devnet, pay) {
      pay()
      devnet.mine(2)
      pay()
      devnet.mine(1)
    },
    reorg(devnet) {
      devnet.reorganise({ depth: 1, length: 1, keepTransactions: true })
      devnet.mine(1)
    },
  },
  {
    name: '2 blocks, the chain grows, the transactions gone',
    before(devnet, pay) {
      pay()
      devnet.mine(1)
    },
    reorg: (devnet) => devnet.reorganise({ depth: 2, length: 3, keepTransactions: false }),
  },
  {
    name: '2 blocks, the height falls, the transaction mined again',
    before(devnet, pay) {
      pay()
      devnet.mine(2)
    },
    reorg: (devnet) => devnet.reorganise({ depth: 2, length: 1, keepTransactions: true }),
  },
  {
    name: '4 blocks, lost to pseudo-blocks, the transactions mined afterwards',
    before(devnet, pay) {
      devnet.mine(2)
      pay()
      devnet.mine(4)
    },
    reorg(devnet) {
      devnet.reorganise({ depth: 4, length: 4, pseudo: true, keepTransactions: true })
    },
  },
  {
    name: '4 blocks across a neogenesis block, the height falls, the transactions gone',
    before(devnet, pay) {
      devnet.mine(1)
      pay()
      devnet.mine(4)
    },
    reorg: (devnet) => devnet.reorganise({ depth: 4, length: 2, keepTransactions: false }),
  },
  {
    name: '10 blocks, of equal length, the first transaction mined again',
    before(devnet, pay) {
      devnet.mine(9)
      pay()
      devnet.mine(1)
      pay()
      devnet.mine(8)
    },
    reorg: (devnet) => devnet.reorganise({ depth: 10, length: 10, keepTransactions: true }),
  },
  {
    name: '10 blocks, the height falls by 6',
    before(devnet, pay) {
      devnet.mine(11)
      pay()
      devnet.mine(8)
    },
    reorg: (devnet) => devnet.reorganise({ depth: 10, length: 4, keepTransactions: true }),
  },
  {
    name: 'several, one after the other',
    before(devnet, pay) {
      devnet.mine(12)
      pay()
      devnet.mine(1)
    },
    reorg(devnet) {
      devnet.reorganise({ depth: 1, length: 2, keepTransactions: true })
      devnet.reorganise({ depth: 2, length: 2, keepTransactions: true })
      devnet.mine(1)
      devnet.reorganise({ depth: 4, length: 5, keepTransactions: true })
    },
  },
]

/** Deposits of the chain as it is: by the id of the transaction and the place of the destination. */
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
