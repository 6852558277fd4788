import { copyBytes, equalBytes } from '../bytes'
import { requireBytes, requireSize } from '../require'
import { PUBLIC_KEY_SIZE, SEED_SIZE, SIGNATURE_SIZE, TAG_SIZE } from '../sizes'
import { deriveTag } from '../tag'
import {
  canonicalAddressSeed,
  CHAIN_ENDS,
  CHAIN_STARTS,
  expandSecret,
  messagePositions,
  walkChains,
} from './chains'

const MESSAGE_SIZE = 32

/**
 * The three seeds of a WOTS+ key. Each has 32 bytes.
 *
 * **Use each key only once.** A signature reveals part of its key. Anyone who sees signatures of two
 * different messages by the same key can spend the balance.
 *
 * @example
 * ```ts
 * import { generateKeyPair, sign, verify, type OneTimeSeeds } from '@mcm/address/wots'
 *
 * const seed = new Uint8Array(32).fill(1) // for this example; use three random ones
 * const seeds: OneTimeSeeds = { secret: seed, publicSeed: seed, addressSeed: seed }
 * const message = new Uint8Array(32)
 * verify(sign(message, seeds), message, generateKeyPair(seeds).publicKey) // => true
 * ```
 */
export interface OneTimeSeeds {
  /** Secret seed of the key. */
  readonly secret: Uint8Array
  /** Seed that is included in every signature. */
  readonly publicSeed: Uint8Array
  /** Seed that is included in every signature. Only its first 20 bytes vary; the last 12 are fixed. */
  readonly addressSeed: Uint8Array
}

/**
 * A WOTS+ key pair.
 *
 * **Use each key only once.** A signature reveals part of its key. Anyone who sees signatures of two
 * different messages by the same key can spend the balance. Send the change of every transaction to
 * a new key from `deriveSpendKey`.
 *
 * @example
 * ```ts
 * import { deriveTag } from '@mcm/address'
 * import { deriveAccount, type OneTimeKeyPair } from '@mcm/address/wots'
 *
 * const keyHash = ({ publicKey }: OneTimeKeyPair) => deriveTag(publicKey)
 * const account = deriveAccount(new Uint8Array(32).fill(1), 0)
 * keyHash(account.keys) // => account.tag
 * ```
 */
export interface OneTimeKeyPair extends OneTimeSeeds {
  /**
   * The 2144-byte public key. Its hash, computed by `deriveTag`, is the tag or the second half of a
   * ledger address.
   */
  readonly publicKey: Uint8Array
  /** Reminder in the type that this key must sign only one message. */
  readonly signs: 'once'
}

/**
 * Generates a key pair from three seeds. This computes 67 hash chains of 15 steps and takes a few
 * milliseconds.
 *
 * **Use each key only once.** See {@link OneTimeKeyPair}.
 *
 * @param seeds Three seeds of 32 bytes each, from a cryptographic random source or a derivation such as
 *   `deriveAccount`.
 * @throws {TypeError} If a seed isn't a `Uint8Array`.
 * @throws {RangeError} If a seed doesn't have 32 bytes.
 *
 * @example
 * ```ts
 * import { generateKeyPair } from '@mcm/address/wots'
 *
 * const keys = generateKeyPair({
 *   secret: crypto.getRandomValues(new Uint8Array(32)),
 *   publicSeed: crypto.getRandomValues(new Uint8Array(32)),
 *   addressSeed: crypto.getRandomValues(new Uint8Array(32)),
 * })
 * keys.publicKey.length // => 2144
 * ```
 */
export function generateKeyPair(seeds: OneTimeSeeds): OneTimeKeyPair {
  const { secret, publicSeed, addressSeed } = requireSeeds(seeds)
  const starts = expandSecret(secret)
  const publicKey = walkChains(starts, publicSeed, addressSeed, CHAIN_STARTS, CHAIN_ENDS)
  return { secret, publicSeed, addressSeed, publicKey, signs: 'once' }
}

/**
 * Signs a 32-byte message. For a transaction, this is the hash returned by `transactionMessage`.
 *
 * **Never call this twice with the same key and different messages.** Two signatures compromise the
 * key. Before you call this, record that the key is used, together with the message. Signing the same
 * message again is safe and returns the same bytes.
 *
 * @param message The 32 bytes to sign, usually a SHA-256 hash.
 * @param keys The key pair, or only its three seeds. Signing doesn't need the public key.
 * @returns The 2208 bytes that a transaction contains: the signature (2144 bytes), the public seed and
 *   the address seed.
 * @throws {TypeError} If the message or a seed isn't a `Uint8Array`.
 * @throws {RangeError} If the message or a seed doesn't have 32 bytes.
 *
 * @example
 * ```ts
 * import { deriveAccount, sign } from '@mcm/address/wots'
 *
 * const { keys } = deriveAccount(new Uint8Array(32).fill(1), 0)
 * const message = new Uint8Array(32) // for a transaction, from transactionMessage
 * sign(message, keys).length // => 2208
 * ```
 */
export function sign(message: Uint8Array, keys: OneTimeSeeds): Uint8Array {
  const positions = messagePositions(requireMessage(message))
  const { secret, publicSeed, addressSeed } = requireSeeds(keys)
  const starts = expandSecret(secret)
  const signature = new Uint8Array(SIGNATURE_SIZE)
  signature.set(walkChains(starts, publicSeed, addressSeed, CHAIN_STARTS, positions))
  signature.set(publicSeed, PUBLIC_KEY_SIZE)
  signature.set(addressSeed, PUBLIC_KEY_SIZE + SEED_SIZE)
  return signature
}

/**
 * Recovers the public key from a signature. A wrong signature or message produces an unrelated key
 * instead of an error, so compare the result with the expected key or use {@link verify}.
 *
 * @param signature 2208 bytes: the signature, the public seed and the address seed.
 * @param message The 32 bytes that were signed.
 * @returns The 2144-byte public key.
 * @throws {TypeError} If an argument isn't a `Uint8Array`.
 * @throws {RangeError} If an argument has the wrong size.
 *
 * @example
 * ```ts
 * import { deriveAccount, recoverPublicKey, sign } from '@mcm/address/wots'
 *
 * const { keys } = deriveAccount(new Uint8Array(32).fill(1), 0)
 * const message = new Uint8Array(32)
 * recoverPublicKey(sign(message, keys), message) // => keys.publicKey
 * ```
 */
export function recoverPublicKey(signature: Uint8Array, message: Uint8Array): Uint8Array {
  requireSize(signature, SIGNATURE_SIZE, 'signature')
  const positions = messagePositions(requireMessage(message))
  const values = copyBytes(signature, 0, PUBLIC_KEY_SIZE)
  const publicSeed = signature.subarray(PUBLIC_KEY_SIZE, PUBLIC_KEY_SIZE + SEED_SIZE)
  const addressSeed = signature.subarray(PUBLIC_KEY_SIZE + SEED_SIZE)
  return walkChains(values, publicSeed, addressSeed, positions, CHAIN_ENDS)
}

/**
 * Verifies a signature. Returns `false` if the signature isn't the signer's signature of the message.
 *
 * @param signature 2208 bytes: the signature, the public seed and the address seed.
 * @param message The 32 bytes that were signed.
 * @param signer The public key (2144 bytes) or its 20-byte hash. The hash is the second half of the
 *   source's ledger address, which is the tag itself before the first payment.
 * @throws {TypeError} If an argument isn't a `Uint8Array`.
 * @throws {RangeError} If an argument has the wrong size.
 *
 * @example
 * ```ts
 * import { deriveAccount, sign, verify } from '@mcm/address/wots'
 *
 * const account = deriveAccount(new Uint8Array(32).fill(1), 0)
 * const message = new Uint8Array(32)
 * const signature = sign(message, account.keys)
 * verify(signature, message, account.tag) // => true
 * verify(signature, new Uint8Array(32).fill(1), account.tag) // => false
 * ```
 */
export function verify(signature: Uint8Array, message: Uint8Array, signer: Uint8Array): boolean {
  if (requireBytes(signer, 'signer').length !== TAG_SIZE) {
    requireSize(signer, PUBLIC_KEY_SIZE, 'signer')
  }
  const recovered = recoverPublicKey(signature, message)
  return equalBytes(signer, signer.length === TAG_SIZE ? deriveTag(recovered) : recovered)
}

function requireSeeds({ secret, publicSeed, addressSeed }: OneTimeSeeds): OneTimeSeeds {
  requireSize(secret, SEED_SIZE, 'secret')
  requireSize(publicSeed, SEED_SIZE, 'publicSeed')
  requireSize(addressSeed, SEED_SIZE, 'addressSeed')
  return {
    secret: copyBytes(secret),
    publicSeed: copyBytes(publicSeed),
    addressSeed: canonicalAddressSeed(addressSeed),
  }
}

function requireMessage(message: Uint8Array): Uint8Array {
  return requireSize(message, MESSAGE_SIZE, 'message')
}

/** Returns whether a 2208-byte signature ends with the 12 bytes that the network requires. */
export function hasCanonicalAddressSeed(signature: Uint8Array): boolean {
  const addressSeed = signature.subarray(PUBLIC_KEY_SIZE + SEED_SIZE)
  return equalBytes(addressSeed, canonicalAddressSeed(addressSeed))
}
