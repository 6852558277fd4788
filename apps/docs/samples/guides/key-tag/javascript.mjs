import { createHash } from 'node:crypto'

// Pass only the 2,144 bytes of the key, without the seeds that follow it in old 2,208-byte addresses.
function deriveTag(publicKey) {
  if (publicKey.length !== 2144) throw new Error('A WOTS+ public key is 2,144 bytes long')
  const inner = createHash('sha3-512').update(publicKey).digest()
  return createHash('ripemd160').update(inner).digest('hex')
}

console.log(`0x${deriveTag(Buffer.alloc(2144, 1))}`)
