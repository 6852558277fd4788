import { bytesToHex, deriveTag, isAddress, toBase58 } from '@mcm/address'
import { deriveAccount, deriveSpendKey } from '@mcm/address/wots'

// 32 bytes: random for a new wallet, or the first half of the BIP39 seed of a 24-word phrase.
const masterSeed = new Uint8Array(32).fill(7)

const account = deriveAccount(masterSeed, 0)
const address = toBase58(account.tag)
console.log('address', address, isAddress(address)) // the same for ever

// The first spend is signed by the account’s own key; its change goes to key 0, and so on.
for (let index = 0; index < 3; index += 1) {
  const { publicKey } = deriveSpendKey(account.seed, index)
  console.log('key', index, bytesToHex(deriveTag(publicKey)))
}
