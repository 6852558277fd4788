/**
 * WOTS+ one-time keys as Mochimo uses them, and the derivation of the Mochimo wallet.
 *
 * **A key signs once.** Two signatures by the same key give the key away.
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
