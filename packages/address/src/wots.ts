/**
 * WOTS+ one-time keys for Mochimo and the Mochimo wallet's key derivation.
 *
 * **Use each key only once.** Signatures of two messages compromise the key.
 *
 * @module
 */
export {
  type Account,
  deriveAccount,
  deriveSpendKey,
  findSpendIndex,
  type SpendIndexSearch,
} from './keys/derivation'
export {
  generateKeyPair,
  type OneTimeKeyPair,
  type OneTimeSeeds,
  recoverPublicKey,
  sign,
  verify,
} from './keys/key'
