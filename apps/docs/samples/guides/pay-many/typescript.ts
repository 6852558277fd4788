import { bytesToHex, deriveTag, parseLedgerAddress } from '@mcm/address'
import {
  createTransaction,
  encodeTransaction,
  hashTransaction,
  signTransaction,
} from '@mcm/address/transaction'
import { deriveAccount, deriveSpendKey } from '@mcm/address/wots'
import { createRosettaClient } from '@mcm/rosetta-client'

const mesh = createRosettaClient({ baseUrl: 'http://localhost:8080' }) // npx @mcm/devnet
const account = deriveAccount(new TextEncoder().encode('MCM DEVNET FAUCET - NOT A SECRET'), 0)

// What the ledger holds: the account’s tag, the hash of the key that may spend, the balance.
const { result } = await mesh.call.resolveTag({ address: account.tag })
const { dsaHash } = parseLedgerAddress(result.address)
const isCurrent = ({ publicKey }: { publicKey: Uint8Array }) =>
  bytesToHex(deriveTag(publicKey)) === bytesToHex(dsaHash)

let spent = -1
let keys = account.keys
while (!isCurrent(keys)) keys = deriveSpendKey(account.seed, ++spent)
const change = deriveTag(deriveSpendKey(account.seed, spent + 1).publicKey)

// Sorted, summed, memos checked; the whole balance is spent, the rest returns under the same tag.
const transaction = createTransaction({
  source: result.address,
  change: new Uint8Array([...account.tag, ...change]),
  balance: BigInt(result.amount),
  destinations: [
    { address: 'J8gqYehTJhJWrfcUd766sUQ8THktNs', amount: 5_000_000_000n, memo: 'INV-42' },
    { address: 'kHtV35ttVpyiH42FePCiHo2iFmcJS3', amount: 2_500_000_000n, memo: 'INV-43' },
    { address: '0x371c388eba10f265c648008e1ad2c94e680c0f4a', amount: 1n },
  ],
})

const signed = signTransaction(transaction, keys) // this key must never sign again
await mesh.construction.submit({ signedTransaction: encodeTransaction(signed) })
console.log('submitted', hashTransaction(signed))
