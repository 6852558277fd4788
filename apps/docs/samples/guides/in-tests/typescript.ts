import { createDevnet } from '@mcm/devnet'
import { createRosettaClient, summarizeTransaction } from '@mcm/rosetta-client'

// A chain in this process, without a port or timers, and with the same blocks every time.
const devnet = createDevnet({ blocks: 300, accounts: 500 })
const mesh = createRosettaClient({ baseUrl: 'http://devnet', fetch: devnet.fetch })

const id = devnet.pay({
  to: 'J8gqYehTJhJWrfcUd766sUQ8THktNs',
  amount: 1_500_000_000n,
  memo: 'TEST-1',
})
devnet.mine(2) // a new transaction is too late for the first one

const { transactions } = await mesh.search.transactions({ hash: id })
for (const transaction of transactions) {
  const { status, destinations } = summarizeTransaction(transaction)
  console.log(status, destinations[0]?.memo, destinations[0]?.amount)
}
