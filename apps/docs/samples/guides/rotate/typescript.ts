import { bytesToHex, deriveLedgerAddress, deriveTag, isAddress, toBase58 } from '@mcm/address'
import { deriveAccount, deriveSpendKey, findSpendIndex } from '@mcm/address/wots'

// 32 bytes: random, or the first half of a 24-word phrase’s BIP39 seed.
const masterSeed = new Uint8Array(32).fill(7)

const account = deriveAccount(masterSeed, 0)
const address = toBase58(account.tag)
console.log('address', address, isAddress(address)) // never changes

// Key 0 signs first. Its change goes to key 1, and so on.
for (let spendIndex = 0; spendIndex < 3; spendIndex += 1) {
  const { publicKey } = deriveSpendKey(account, spendIndex)
  console.log('key', spendIndex, bytesToHex(deriveTag(publicKey)))
}

// Find the key of a ledger address, such as the one that tag_resolve returns.
const { publicKey } = deriveSpendKey(account, 2)
const ledgerAddress = deriveLedgerAddress(account.tag, publicKey)
console.log('spend index', findSpendIndex(account, ledgerAddress))
