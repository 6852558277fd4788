import { sha512 } from '@noble/hashes/sha2.js'

import { requireSize } from '../bytes'
import { PUBLIC_KEY_SIZE, SEED_SIZE } from '../sizes'
import { deriveTag } from '../tag'
import { generateKeyPair, type OneTimeKeyPair } from './key'

/** An account of the Mochimo wallet: everything it ever needs to receive and spend. */
export interface Account {
  /** The account's address, 20 bytes, the same for ever. `toBase58(account.tag)` is its text. */
  readonly tag: Uint8Array
  /** 32 secret bytes that all later keys come from, the same array as `keys.secret`: `deriveSpendKey(account.seed, index)`. */
  readonly seed: Uint8Array
  /** The key of the account's first spend. It signs once; its change goes to `deriveSpendKey(seed, 0)`. */
  readonly keys: OneTimeKeyPair
}

/**
 * Derives account number `accountIndex` of a wallet as the Mochimo browser wallet does
 * (adequatesystems/mochimo-wallet, `Derivation.deriveSeed`). Of a 24-word phrase the master seed is
 * the first 32 bytes of the BIP39 seed without a passphrase.
 *
 * @param masterSeed 32 bytes.
 * @param accountIndex 0 to 4294967295.
 * @throws {RangeError} For another length or index.
 */
export function deriveAccount(masterSeed: Uint8Array, accountIndex: number): Account {
  requireSize(masterSeed, SEED_SIZE, 'masterSeed')
  const keys = deriveKeys(masterSeed, accountIndex, 'accountIndex')
  return { tag: deriveTag(keys.publicKey), seed: keys.secret, keys }
}

/**
 * Derives the key for one spend of an account, after the first: index 0 holds the change of the
 * account's first spend, index 1 the change of the second, and so on. Use every index for a single
 * signature and remember the highest one used.
 *
 * **The key signs once.**
 *
 * @param accountSeed 32 bytes, `seed` of {@link deriveAccount}.
 * @param wotsIndex 0 to 4294967295.
 * @throws {RangeError} For another length or index.
 */
export function deriveSpendKey(accountSeed: Uint8Array, wotsIndex: number): OneTimeKeyPair {
  requireSize(accountSeed, SEED_SIZE, 'accountSeed')
  return deriveKeys(accountSeed, wotsIndex, 'wotsIndex')
}

function deriveKeys(seed: Uint8Array, index: number, what: string): OneTimeKeyPair {
  // Only a whole number of 32 bits stays what it is.
  if (index >>> 0 !== index) {
    throw new RangeError(`${what} must be 0 to 4294967295, got ${index}`)
  }
  const indexed = new Uint8Array(SEED_SIZE + 4)
  indexed.set(seed)
  new DataView(indexed.buffer).setUint32(SEED_SIZE, index)
  const stream = randomStream(sha512(indexed))
  // The wallet draws the secret, half a block, and then a whole 2208-byte WOTS+ address from the
  // next block on, of which it keeps the two seeds at the end.
  const seedsAt = BLOCK + PUBLIC_KEY_SIZE
  return generateKeyPair({
    secret: stream.subarray(0, SEED_SIZE),
    publicSeed: stream.subarray(seedsAt, seedsAt + SEED_SIZE),
    addressSeed: stream.subarray(seedsAt + SEED_SIZE, seedsAt + 2 * SEED_SIZE),
  })
}

const BLOCK = 64
const BLOCKS = 36

/** What the wallet's generator yields: BouncyCastle's DigestRandomGenerator over SHA-512. */
function randomStream(material: Uint8Array): Uint8Array {
  const stream = new Uint8Array(BLOCKS * BLOCK)
  let seed = hash(material, new Uint8Array(BLOCK))
  let state = new Uint8Array(BLOCK)
  let reseeded = 0
  for (let block = 1; block <= BLOCKS; block++) {
    state = hash(littleEndian(block), state, seed)
    stream.set(state, (block - 1) * BLOCK)
    // The generator counts on before it looks whether ten blocks are over.
    if (block % 10 === 9) seed = hash(seed, littleEndian(++reseeded))
  }
  return stream
}

function hash(...parts: readonly Uint8Array[]): Uint8Array<ArrayBuffer> {
  const running = sha512.create()
  for (const part of parts) running.update(part)
  return running.digest()
}

function littleEndian(counter: number): Uint8Array {
  const bytes = new Uint8Array(8)
  bytes[0] = counter
  return bytes
}
