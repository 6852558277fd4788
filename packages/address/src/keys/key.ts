import { copyBytes, equalBytes } from '../bytes'
import { requireBytes, requireSize } from '../require'
import { PUBLIC_KEY_SIZE, SEED_SIZE, SIGNATURE_SIZE, TAG_SIZE } from '../sizes'
import { deriveTag } from '../tag'
import {
  canonicalAddressSeed,
  CHAIN_ENDS,
  CHAIN_STARTS,
  expandSecret,
  positionsOf,
  walkChains,
} from './chains'

const MESSAGE_SIZE = 32

/**
 * What a WOTS+ key is made from, 32 bytes each.
 *
 * **Signs once.** A signature reveals part of the key. A second signature, of any other message,
 * reveals more, and whoever sees both can spend the balance.
 */
export interface OneTimeSeeds {
  /** Keep it secret, never store it where it can be signed with twice. */
  readonly secret: Uint8Array
  /** Goes into every signature. */
  readonly publicSeed: Uint8Array
  /** Goes into every signature; the first 20 bytes count, the last 12 are the same for all keys. */
  readonly addressSeed: Uint8Array
}

/**
 * A WOTS+ key pair.
 *
 * **Signs once.** A signature reveals part of the key. A second signature, of any other message,
 * reveals more, and whoever sees both can spend the balance. Every spend therefore names a fresh
 * key for the change (`deriveSpendKey`).
 */
export interface OneTimeKeyPair extends OneTimeSeeds {
  /** 2144 bytes. `deriveTag` makes the account's tag, or the hash half of a ledger address, of it. */
  readonly publicKey: Uint8Array
  /** A reminder in the type: never sign a second message with this key. */
  readonly signs: 'once'
}

/**
 * Makes the key pair of three seeds: 67 hash chains of 15 steps, some milliseconds.
 *
 * **The pair signs one message, once.** See {@link OneTimeKeyPair}.
 *
 * @param seeds 32 bytes each. They must come from a cryptographic random source or a derivation
 *   like `deriveAccount`.
 * @throws {TypeError} For a seed that is not a `Uint8Array`.
 * @throws {RangeError} For a seed that has not 32 bytes.
 */
export function generateKeyPair(seeds: OneTimeSeeds): OneTimeKeyPair {
  const { secret, publicSeed, addressSeed } = checkedSeeds(seeds)
  const starts = expandSecret(secret)
  const publicKey = walkChains(starts, publicSeed, addressSeed, CHAIN_STARTS, CHAIN_ENDS)
  return { secret, publicSeed, addressSeed, publicKey, signs: 'once' }
}

/**
 * Signs a message of 32 bytes, for a transaction the hash that `transactionMessage` gives.
 *
 * **Never call this twice with the same key and different messages.** Two signatures give the key
 * away. Store that the key is used up, together with the message, before you call this. Signing the
 * same message again is harmless: it gives the same bytes.
 *
 * @param message 32 bytes, usually a SHA-256.
 * @param keys The pair, or only its three seeds: the public key is not needed for signing.
 * @returns 2208 bytes as a transaction carries them: signature (2144), public seed, address seed.
 * @throws {TypeError} For a message or a seed that is not a `Uint8Array`.
 * @throws {RangeError} For a message or a seed that has not 32 bytes.
 */
export function sign(message: Uint8Array, keys: OneTimeSeeds): Uint8Array {
  const positions = positionsOf(checkedMessage(message))
  const { secret, publicSeed, addressSeed } = checkedSeeds(keys)
  const starts = expandSecret(secret)
  const signature = new Uint8Array(SIGNATURE_SIZE)
  signature.set(walkChains(starts, publicSeed, addressSeed, CHAIN_STARTS, positions))
  signature.set(publicSeed, PUBLIC_KEY_SIZE)
  signature.set(addressSeed, PUBLIC_KEY_SIZE + SEED_SIZE)
  return signature
}

/**
 * The public key a signature leads to. WOTS+ has no other verdict: a wrong signature or message
 * leads to a key whose hash nobody owns, so compare the result with what you expect, or use
 * {@link verify}.
 *
 * @param signature 2208 bytes: signature, public seed, address seed.
 * @param message The 32 bytes that were signed.
 * @returns 2144 bytes.
 * @throws {TypeError} For anything but a `Uint8Array`.
 * @throws {RangeError} For a wrong size.
 */
export function recoverPublicKey(signature: Uint8Array, message: Uint8Array): Uint8Array {
  requireSize(signature, SIGNATURE_SIZE, 'signature')
  const positions = positionsOf(checkedMessage(message))
  const values = copyBytes(signature, 0, PUBLIC_KEY_SIZE)
  const publicSeed = signature.subarray(PUBLIC_KEY_SIZE, PUBLIC_KEY_SIZE + SEED_SIZE)
  const addressSeed = signature.subarray(PUBLIC_KEY_SIZE + SEED_SIZE)
  return walkChains(values, publicSeed, addressSeed, positions, CHAIN_ENDS)
}

/**
 * Whether the signature of this message was made by the given key.
 *
 * @param signature 2208 bytes: signature, public seed, address seed.
 * @param message The 32 bytes that were signed.
 * @param signer The public key (2144 bytes), or its 20-byte hash: the second half of the ledger
 *   address that is spent from, the tag itself for a first spend.
 * @throws {TypeError} For anything but a `Uint8Array`.
 * @throws {RangeError} For a wrong size. A wrong signature of the right size gives `false`.
 */
export function verify(signature: Uint8Array, message: Uint8Array, signer: Uint8Array): boolean {
  if (requireBytes(signer, 'signer').length !== TAG_SIZE) {
    requireSize(signer, PUBLIC_KEY_SIZE, 'signer')
  }
  const recovered = recoverPublicKey(signature, message)
  return equalBytes(signer, signer.length === TAG_SIZE ? deriveTag(recovered) : recovered)
}

function checkedSeeds({ secret, publicSeed, addressSeed }: OneTimeSeeds): OneTimeSeeds {
  requireSize(secret, SEED_SIZE, 'secret')
  requireSize(publicSeed, SEED_SIZE, 'publicSeed')
  requireSize(addressSeed, SEED_SIZE, 'addressSeed')
  return {
    secret: copyBytes(secret),
    publicSeed: copyBytes(publicSeed),
    addressSeed: canonicalAddressSeed(addressSeed),
  }
}

function checkedMessage(message: Uint8Array): Uint8Array {
  return requireSize(message, MESSAGE_SIZE, 'message')
}

/** Whether a signature with its seeds ends in the 12 bytes that the network asks for. */
export function hasCanonicalAddressSeed(signature: Uint8Array): boolean {
  const addressSeed = signature.subarray(PUBLIC_KEY_SIZE + SEED_SIZE)
  return equalBytes(addressSeed, canonicalAddressSeed(addressSeed))
}
