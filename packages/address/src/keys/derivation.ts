import { equalBytes } from '../bytes'
import { parseLedgerAddress } from '../ledger-address'
import { requireSize, requireUint32 } from '../require'
import { PUBLIC_KEY_SIZE, SEED_SIZE, TAG_SIZE } from '../sizes'
import { deriveTag } from '../tag'
import { generateKeyPair, type OneTimeKeyPair } from './key'
import { sha512 } from './sha512'

/**
 * A Mochimo wallet account.
 *
 * @example
 * ```ts
 * import { hexToBytes, toBase58 } from '@mcm/address'
 * import { deriveAccount, type Account } from '@mcm/address/wots'
 *
 * const show = ({ tag }: Account) => toBase58(tag)
 * // The phrase "abandon" 23 times, then "art"
 * const masterSeed = hexToBytes('408b285c123836004f4b8842c89324c1f01382450c0d439af345ba7fc49acf70')
 * show(deriveAccount(masterSeed, 0)) // => 'TiaETmgaCexHgsNStVo9VnT5jvPVUV'
 * ```
 */
export interface Account {
  /** Permanent 20-byte address. Use `toBase58(account.tag)` to display it. */
  readonly tag: Uint8Array
  /** 32-byte secret from which all later keys are derived. This is the same array as `keys.secret`. */
  readonly seed: Uint8Array
  /** Key with spend index 0, which `deriveSpendKey(account, 0)` also returns. Its hash is the tag. */
  readonly keys: OneTimeKeyPair
}

/**
 * Derives an account in the same way as the Mochimo browser wallet (adequatesystems/mochimo-wallet,
 * `Derivation.deriveSeed`).
 *
 * @param masterSeed The 32-byte master seed. For a 24-word phrase, this is the first 32 bytes of the
 *   BIP39 seed without a passphrase.
 * @param accountIndex An integer from 0 to 4294967295.
 * @throws {TypeError} If the seed isn't a `Uint8Array` or the index isn't a number.
 * @throws {RangeError} If the seed's length or the index is out of range.
 *
 * @example
 * ```ts
 * import { hexToBytes, toBase58 } from '@mcm/address'
 * import { deriveAccount } from '@mcm/address/wots'
 *
 * // The phrase "abandon" 23 times, then "art"
 * const masterSeed = hexToBytes('408b285c123836004f4b8842c89324c1f01382450c0d439af345ba7fc49acf70')
 * const account = deriveAccount(masterSeed, 0)
 * toBase58(account.tag) // => 'TiaETmgaCexHgsNStVo9VnT5jvPVUV'
 * ```
 */
export function deriveAccount(masterSeed: Uint8Array, accountIndex: number): Account {
  requireSize(masterSeed, SEED_SIZE, 'masterSeed')
  requireUint32(accountIndex, 'accountIndex')
  const keys = deriveKeys(masterSeed, accountIndex)
  return { tag: deriveTag(keys.publicKey), seed: keys.secret, keys }
}

/**
 * Derives the key for a spend index. The **spend index** is the number of keys the account has used, and
 * therefore the index of the next key to sign with. Key 0 is the account's own key and signs the first
 * payment, which sends its change to key 1. In general, key `n` signs, and key `n + 1` receives the
 * change.
 *
 * **Use each key only once.** Store `spendIndex + 1` together with the transaction before you sign it.
 * If a wallet has lost its index, {@link findSpendIndex} can recover it.
 *
 * The Mochimo browser wallet numbers the same keys from -1, so its `wotsIndex` is `spendIndex - 1`.
 *
 * @param account The account returned by {@link deriveAccount}.
 * @param spendIndex An integer from 0 to 4294967295.
 * @throws {TypeError} If the seed isn't a `Uint8Array` or the index isn't a number.
 * @throws {RangeError} If the index is out of range or the account's seed doesn't have 32 bytes.
 *
 * @example
 * ```ts
 * import { deriveAccount, deriveSpendKey } from '@mcm/address/wots'
 *
 * const account = deriveAccount(new Uint8Array(32).fill(1), 0)
 * deriveSpendKey(account, 0) // => account.keys
 * const next = deriveSpendKey(account, 1) // receives the change of the first payment
 * next.publicKey.length // => 2144
 * ```
 */
export function deriveSpendKey(account: Account, spendIndex: number): OneTimeKeyPair {
  requireSize(account.seed, SEED_SIZE, 'account.seed')
  requireUint32(spendIndex, 'spendIndex')
  // The wallet derives all later keys from the secret of the first one.
  if (spendIndex === 0) return account.keys
  return deriveKeys(account.seed, spendIndex - 1)
}

/**
 * The range of indexes that {@link findSpendIndex} searches.
 *
 * @example
 * ```ts
 * import { deriveAccount, findSpendIndex, type SpendIndexSearch } from '@mcm/address/wots'
 *
 * const search: SpendIndexSearch = { from: 10, limit: 5 }
 * const account = deriveAccount(new Uint8Array(32).fill(1), 0)
 * const unused = Uint8Array.of(...account.tag, ...account.tag) // its index is 0
 * findSpendIndex(account, unused, search) // => null
 * ```
 */
export interface SpendIndexSearch {
  /** First index to try. Default: 0. */
  readonly from?: number | undefined
  /** Maximum number of keys to try. Each key takes a few milliseconds. Default: 1000. */
  readonly limit?: number | undefined
}

/**
 * Finds the spend index the ledger expects by deriving keys until one has the hash in the ledger
 * address. That key may already have signed a transaction that hasn't been mined, so never replace a
 * higher stored index with the result.
 *
 * @param ledgerAddress The ledger address returned by `tag_resolve`, as 40 bytes or in hex.
 * @returns The index, or `null` if no key in the range has this hash.
 * @throws {InvalidAddressError} If the ledger address is invalid.
 * @throws {TypeError} If the account's tag or seed isn't a `Uint8Array`, or an option isn't a number.
 * @throws {RangeError} If the ledger address belongs to another account, or an option is not an
 *   integer from 0 to 4294967295.
 *
 * @example
 * ```ts
 * import { deriveLedgerAddress } from '@mcm/address'
 * import { deriveAccount, deriveSpendKey, findSpendIndex } from '@mcm/address/wots'
 *
 * const account = deriveAccount(new Uint8Array(32).fill(1), 0)
 * // The ledger address that tag_resolve returns after two payments
 * const current = deriveLedgerAddress(account.tag, deriveSpendKey(account, 2).publicKey)
 * findSpendIndex(account, current) // => 2
 * findSpendIndex(account, current, { limit: 2 }) // => null
 * ```
 */
export function findSpendIndex(
  account: Account,
  ledgerAddress: Uint8Array | string,
  { from = 0, limit = 1000 }: SpendIndexSearch = {},
): number | null {
  const { tag, dsaHash } = parseLedgerAddress(ledgerAddress)
  if (!equalBytes(tag, requireSize(account.tag, TAG_SIZE, 'account.tag'))) {
    throw new RangeError("ledgerAddress must have the account's tag")
  }
  requireUint32(from, 'from')
  requireUint32(limit, 'limit')
  const end = Math.min(from + limit, MAX_INDEX + 1)
  for (let spendIndex = from; spendIndex < end; spendIndex++) {
    const { publicKey } = deriveSpendKey(account, spendIndex)
    if (equalBytes(deriveTag(publicKey), dsaHash)) return spendIndex
  }
  return null
}

/** Largest index, because the derivation encodes indexes in 32 bits. */
const MAX_INDEX = 2 ** 32 - 1

function deriveKeys(seed: Uint8Array, index: number): OneTimeKeyPair {
  const indexed = new Uint8Array(SEED_SIZE + 4)
  indexed.set(seed)
  new DataView(indexed.buffer).setUint32(SEED_SIZE, index)
  const stream = randomStream(sha512(indexed))
  // The wallet reads the secret from the first block, and then a 2208-byte WOTS+ address that starts at
  // the next block. Only the two seeds at the end of that address are used.
  const seedsAt = BLOCK + PUBLIC_KEY_SIZE
  return generateKeyPair({
    secret: stream.subarray(0, SEED_SIZE),
    publicSeed: stream.subarray(seedsAt, seedsAt + SEED_SIZE),
    addressSeed: stream.subarray(seedsAt + SEED_SIZE, seedsAt + 2 * SEED_SIZE),
  })
}

const BLOCK = 64
const BLOCKS = 36

/** Returns the output of BouncyCastle's DigestRandomGenerator with SHA-512, which the wallet uses. */
function randomStream(material: Uint8Array): Uint8Array {
  const stream = new Uint8Array(BLOCKS * BLOCK)
  let seed = sha512(material, new Uint8Array(BLOCK))
  let state = new Uint8Array(BLOCK)
  let reseeded = 0
  for (let block = 1; block <= BLOCKS; block++) {
    state = sha512(littleEndian(block), state, seed)
    stream.set(state, (block - 1) * BLOCK)
    // The generator increments its counter before it checks for a multiple of ten.
    if (block % 10 === 9) seed = sha512(seed, littleEndian(++reseeded))
  }
  return stream
}

function littleEndian(counter: number): Uint8Array {
  const bytes = new Uint8Array(8)
  bytes[0] = counter
  return bytes
}
