import { bytesToHex, deriveTag } from '@mcm/address'

const publicKey = new Uint8Array(2144).fill(1)
console.log(`0x${bytesToHex(deriveTag(publicKey))}`)
