import { blake2b } from '@noble/hashes/blake2.js'
import { md5, sha1 } from '@noble/hashes/legacy.js'
import { sha256 } from '@noble/hashes/sha2.js'
import { keccak_256, sha3_256 } from '@noble/hashes/sha3.js'
import { md2Into } from './md2'

/** The part of the library's hash interface that Peach needs. */
interface Hash {
  update(data: Uint8Array): Hash
  digestInto(out: Uint8Array): void
  clone(): Hash
}

type HashInto = (data: Uint8Array, out: Uint8Array) => void

/**
 * Peach's eight hash functions, indexed by operation code. Each function writes 16, 20 or 32 bytes to the
 * start of `out`.
 */
const hashes = /* @__PURE__ */ createHashes()

const digestLengths = [32, 32, 20, 32, 32, 32, 16, 16]

/**
 * Hashes `data` with the function selected by the low three bits of `op`. Writes 32 bytes to `out`.
 * Shorter digests are padded with zeros. `out` may overlap `data`.
 */
export function hashInto(op: number, data: Uint8Array, out: Uint8Array): void {
  const which = op & 7
  hashes[which]?.(data, out)
  out.fill(0, digestLengths[which], 32)
}

/** Returns a function that hashes from a fixed initial state, so that a key is processed only once. */
function hashFrom(initial: Hash): HashInto {
  return (data, out) => initial.clone().update(data).digestInto(out)
}

function createHashes(): HashInto[] {
  return [
    hashFrom(blake2b.create({ dkLen: 32, key: new Uint8Array(32) })),
    hashFrom(blake2b.create({ dkLen: 32, key: new Uint8Array(64).fill(1) })),
    hashFrom(sha1.create()),
    hashFrom(sha256.create()),
    hashFrom(sha3_256.create()),
    hashFrom(keccak_256.create()),
    md2Into,
    hashFrom(md5.create()),
  ]
}
