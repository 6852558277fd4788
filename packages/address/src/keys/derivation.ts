import { sha512 } from '@noble/hashes/sha2.js'

import { requireSize } from '../bytes'
import { PUBLIC_KEY_SIZE, SEED_SIZE } from '../sizes'
import { deriveTag } from '../tag'
import { generateKeyPair, type OneTimeKeyPair } from './key'

/** An account of the Mochimo wallet: everything it ever needs to receive and spend. */
export interface Account {
  /** The account's address, 20 bytes, the same for ever. `toBase58(account.tag)` is its text. */
  readonly tag: Uint8Array
  /** 32 secret bytes that all later keys come from: `deriveSpendKey(account.seed, index)`. */
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
  requireSize(masterSeed, SEED_SIZE, 'A master seed')
  const keys = deriveKeys(masterSeed, accountIndex, 'account')
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
  requireSize(accountSeed, SEED_SIZE, 'An account seed')
  return deriveKeys(accountSeed, wotsIndex, 'spend key')
}

function deriveKeys(seed: Uint8Array, index: number, what: string): OneTimeKeyPair {
  if (!Number.isInteger(index) || index < 0 || index > 0xffff_ffff) {
    throw new RangeError(`The index of a Mochimo ${what} is 0 to 4294967295, got ${index}`)
  }
  const indexed = new Uint8Array(SEED_SIZE + 4)
  indexed.set(seed)
  new DataView(indexed.buffer).setUint32(SEED_SIZE, index)
  const next = generatorOf(sha512(indexed))

  const secret = next(SEED_SIZE)
  // The wallet draws a whole 2208-byte WOTS+ address and keeps the two seeds at its end.
  const drawn = next(PUBLIC_KEY_SIZE + 2 * SEED_SIZE)
  return generateKeyPair({
    secret,
    publicSeed: drawn.slice(PUBLIC_KEY_SIZE, PUBLIC_KEY_SIZE + SEED_SIZE),
    addressSeed: drawn.slice(PUBLIC_KEY_SIZE + SEED_SIZE),
  })
}

/** Draws this many bytes; what is left of the last 64-byte block is dropped. */
type Generator = (size: number) => Uint8Array

const BLOCK = 64

/** The wallet's deterministic generator: BouncyCastle's DigestRandomGenerator over SHA-512. */
function generatorOf(material: Uint8Array): Generator {
  let seed = hash(material, new Uint8Array(BLOCK))
  let state = new Uint8Array(BLOCK)
  let stateCounter = 1
  let seedCounter = 1

  function nextBlock(): Uint8Array {
    state = hash(littleEndian(stateCounter++), state, seed)
    if (stateCounter % 10 === 0) seed = hash(seed, littleEndian(seedCounter++))
    return state
  }

  return (size) => {
    const drawn = new Uint8Array(Math.ceil(size / BLOCK) * BLOCK)
    for (let at = 0; at < drawn.length; at += BLOCK) drawn.set(nextBlock(), at)
    return drawn.slice(0, size)
  }
}

function hash(...parts: readonly Uint8Array[]): Uint8Array<ArrayBuffer> {
  const running = sha512.create()
  for (const part of parts) running.update(part)
  return running.digest()
}

function littleEndian(counter: number): Uint8Array {
  const bytes = new Uint8Array(8)
  new DataView(bytes.buffer).setUint32(0, counter, true)
  return bytes
}
