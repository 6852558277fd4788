import { blake2b } from '@noble/hashes/blake2.js'
import { md5, sha1 } from '@noble/hashes/legacy.js'
import { sha256 } from '@noble/hashes/sha2.js'
import { keccak_256, sha3_256 } from '@noble/hashes/sha3.js'
import { md2Into } from './md2'

/** One of the library's running hashes, by what Peach needs of it. */
interface Hash {
  update(data: Uint8Array): Hash
  digestInto(out: Uint8Array): void
  clone(): Hash
}

type HashInto = (data: Uint8Array, out: Uint8Array) => void

/** Peach's eight hashes by operation code; each writes 16, 20 or 32 bytes to the start of `out`. */
const hashes = /* @__PURE__ */ createHashes()

const digestLengths = [32, 32, 20, 32, 32, 32, 16, 16]

/**
 * Hashes `data` with the hash that the low three bits of `op` choose and writes 32 bytes to `out`,
 * a shorter digest followed by zeros. `out` may be the memory of `data`.
 */
export function hashInto(op: number, data: Uint8Array, out: Uint8Array): void {
  const which = op & 7
  hashes[which]?.(data, out)
  out.fill(0, digestLengths[which], 32)
}

/** Hashes each time from the same beginning, into which a key has already gone. */
function from(beginning: Hash): HashInto {
  return (data, out) => beginning.clone().update(data).digestInto(out)
}

function createHashes(): HashInto[] {
  return [
    from(blake2b.create({ dkLen: 32, key: new Uint8Array(32) })),
    from(blake2b.create({ dkLen: 32, key: new Uint8Array(64).fill(1) })),
    from(sha1.create()),
    from(sha256.create()),
    from(sha3_256.create()),
    from(keccak_256.create()),
    md2Into,
    from(md5.create()),
  ]
}
