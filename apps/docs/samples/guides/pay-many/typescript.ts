import { deriveLedgerAddress } from '@mcm/address'
import {
  createTransaction,
  encodeTransaction,
  hashTransaction,
  signTransaction,
} from '@mcm/address/transaction'
import { deriveAccount, deriveSpendKey, findSpendIndex } from '@mcm/address/wots'
import { createRosettaClient } from '@mcm/rosetta-client'

const mesh = createRosettaClient({ baseUrl: 'http://localhost:8080' }) // npx @mcm/devnet
const account = deriveAccount(new TextEncoder().encode('MCM DEVNET FAUCET - NOT A SECRET'), 0)

// Get the account’s ledger address and balance.
const { result } = await mesh.call.resolveTag({ address: account.tag })

// In a wallet, this must be the stored spend index. If it isn’t, don’t sign: see the wallet guide.
const spendIndex = findSpendIndex(account, result.address)
if (spendIndex === null) throw new Error('No key of this seed matches the ledger address')
const keys = deriveSpendKey(account, spendIndex)
const nextKeys = deriveSpendKey(account, spendIndex + 1)

// Sorts the destinations, validates the memos, and returns the rest of the balance as change.
const transaction = createTransaction({
  source: result.address,
  change: deriveLedgerAddress(account.tag, nextKeys.publicKey),
  balance: BigInt(result.amount),
  destinations: [
    { address: 'J8gqYehTJhJWrfcUd766sUQ8THktNs', amount: 5_000_000_000n, memo: 'INV-42' },
    { address: 'kHtV35ttVpyiH42FePCiHo2iFmcJS3', amount: 2_500_000_000n, memo: 'INV-43' },
    { address: '0x371c388eba10f265c648008e1ad2c94e680c0f4a', amount: 1n },
  ],
})

// A wallet stores spendIndex + 1 and the unsigned bytes before it signs.
const signed = signTransaction(transaction, keys) // this key must never sign again
const id = hashTransaction(signed)
// It stores the signed bytes before it sends them, and resends them after a failure.
const { current_block_identifier: tip } = await mesh.network.status()
await mesh.construction.submit({ signedTransaction: encodeTransaction(signed) })
console.log('submitted', id)
console.log('waiting for two blocks: up to 4 minutes, or 140 seconds on a devnet')

// A new payment is too late for the next block, so it is usually mined in the one after that.
// A reorg can remove that block: in production, wait for more.
for await (const { block } of mesh.events.follow({ from: tip.index })) {
  if (!block) continue
  const { index } = block.block_identifier
  if (block.transactions.some((each) => each.transaction_identifier.hash === id)) {
    console.log('confirmed in block', index)
    break
  }
  console.log('not in block', index)
}
