import { deriveTag } from '@mcm/address'
import { decodeTransaction, hashTransaction, transactionMessage } from '@mcm/address/transaction'
import { deriveAccount, deriveSpendKey, findSpendIndex, sign } from '@mcm/address/wots'
import { createRosettaClient, transferOperations } from '@mcm/rosetta-client'

const mesh = createRosettaClient({ baseUrl: 'http://localhost:8080' }) // npx @mcm/devnet

// The devnet’s faucet pays. Its seed is public; yours comes from your key store.
const account = deriveAccount(new TextEncoder().encode('MCM DEVNET FAUCET - NOT A SECRET'), 0)

// Find the key that the ledger expects. In a wallet, it must be the one at the stored spend index.
const { result } = await mesh.call.resolveTag({ address: account.tag })
const spendIndex = findSpendIndex(account, result.address)
if (spendIndex === null) throw new Error('No key of this seed matches the ledger address')
const keys = deriveSpendKey(account, spendIndex)
const nextKeys = deriveSpendKey(account, spendIndex + 1)

// 1. derive
const { account_identifier } = await mesh.construction.derive({
  publicKey: keys.publicKey,
  tag: account.tag,
})
const operations = transferOperations({
  source: account_identifier.address,
  destination: 'J8gqYehTJhJWrfcUd766sUQ8THktNs',
  amount: 5_000_000_000n,
  fee: 500n,
  memo: 'INV-42',
})

// 2. preprocess, 3. metadata, 4. payloads
const { options } = await mesh.construction.preprocess({
  operations,
  changeAddressHash: deriveTag(nextKeys.publicKey),
})
const { metadata } = await mesh.construction.metadata({ options })
const { unsigned_transaction, payloads } = await mesh.construction.payloads({
  operations,
  metadata,
  publicKey: keys.publicKey,
})

// Offline: check what you are about to sign. A wallet stores spendIndex + 1 and these bytes here.
const transaction = decodeTransaction(unsigned_transaction)
console.log('amount', transaction.sendTotal, 'change', transaction.changeTotal)
const signature = sign(transactionMessage(transaction), keys) // this key must never sign again

// 5. combine, 6. parse
const { signed_transaction } = await mesh.construction.combine({
  unsignedTransaction: unsigned_transaction,
  payload: payloads[0],
  publicKey: keys.publicKey,
  signature,
})
const { account_identifier_signers } = await mesh.construction.parse({
  signed: true,
  transaction: signed_transaction,
})
console.log('signed by', account_identifier_signers[0]?.address)

// 7. hash: computed locally, because the API doesn’t return the transaction id
const id = hashTransaction(signed_transaction)

// 8. submit. A wallet stores the signed bytes first.
const { current_block_identifier: tip } = await mesh.network.status()
await mesh.construction.submit({ signedTransaction: signed_transaction })
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
