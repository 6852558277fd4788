import { parseAddress, toBase58, toHex } from '@mcm/address'

console.log(toBase58('0x3f1fba7025c7d37470e7260117a72b7de9f5ca59'))
console.log(toHex('J8gqYehTJhJWrfcUd766sUQ8THktNs'))

try {
  parseAddress('J8gqYehTJhJWrfcUd766sUQ8THktNS') // accepts hex and Base58
} catch (error) {
  console.log(String(error)) // … Invalid Mochimo address or bad checksum
}
