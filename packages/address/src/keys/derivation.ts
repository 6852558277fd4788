import { sha512 } from '@noble/hashes/sha2.js'

import { equalBytes } from '../bytes'
import { parseLedgerAddress } from '../ledger-address'
import { requireSize, requireUint32 } from '../require'
import { PUBLIC_KEY_SIZE, SEED_SIZE, TAG_SIZE } from '../sizes'
import { deriveTag } from '../tag'
import { generateKeyPair, type OneTimeKeyPair } from './key'

/** An account of the Mochimo wallet: everything it ever needs to receive and spend. */
export interface Account {
  /** The account's address, 20 bytes, which never changes. `toBase58(account.tag)` is its text. */
  readonly tag: Uint8Array
  /** 32 secret bytes that all later keys come from, the same array as `keys.secret`. */
  readonly seed: Uint8Array
  /** The key with spend index 0, whose hash is the tag: what `deriveSpendKey(account, 0)` returns. */
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
  requireUint32(accountIndex, 'accountIndex')
  const keys = deriveKeys(masterSeed, accountIndex)
  return { tag: deriveTag(keys.publicKey), seed: keys.secret, keys }
}

/**
 * Derives the key with a spend index. The **spend index** counts the keys of an account that are used
 * up, so it is also the number of the key that signs next: key 0 is the account's own and signs its
 * first payment, whose change goes to key 1, and so on. Key `n` signs, key `n + 1` gets the change.
 *
 * **The key signs once.** Store `spendIndex + 1` together with the transaction before you sign it.
 * A wallet without that record finds its place with {@link findSpendIndex}.
 *
 * The Mochimo browser wallet numbers the same keys from -1: its `wotsIndex` is `spendIndex - 1`.
 *
 * @param account From {@link deriveAccount}.
 * @param spendIndex 0 to 4294967295.
 * @throws {TypeError} For a seed that is not a `Uint8Array`, or an index that is not a number.
 * @throws {RangeError} For another index, or an account whose seed doesn't have 32 bytes.
 */
export function deriveSpendKey(account: Account, spendIndex: number): OneTimeKeyPair {
  requireSize(account.seed, SEED_SIZE, 'account.seed')
  requireUint32(spendIndex, 'spendIndex')
  // The account's own key is the first one; the wallet derives all others from its secret.
  if (spendIndex === 0) return account.keys
  return deriveKeys(account.seed, spendIndex - 1)
}

/** Where {@link findSpendIndex} looks. */
export interface SpendIndexSearch {
  /** First index to try, 0 by default. */
  readonly from?: number | undefined
  /** How many keys to try, 1000 by default: a few milliseconds each. */
  readonly limit?: number | undefined
}

/**
 * Finds the spend index that the ledger expects: derives keys until one has the hash that the ledger
 * names. That key may have signed already, in a transaction that isn't mined yet; a wallet that stored
 * a higher index must keep it.
 *
 * @param ledgerAddress 40 bytes or hex, from `tag_resolve`.
 * @returns The index, or `null` when none of the keys tried has this hash.
 * @throws {InvalidAddressError} For a ledger address that isn't one.
 * @throws {TypeError} For an account without its bytes, or an index or limit that is not a number.
 * @throws {RangeError} For a ledger address of another account, or a search outside 0 to 4294967295.
 */
export function findSpendIndex(
  account: Account,
  ledgerAddress: Uint8Array | string,
  { from = 0, limit = 1000 }: SpendIndexSearch = {},
): number | null {
  const { tag, dsaHash } = parseLedgerAddress(ledgerAddress)
  if (!equalBytes(tag, requireSize(account.tag, TAG_SIZE, 'account.tag'))) {
    throw new RangeError('ledgerAddress must have the tag of the account')
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

/** The derivation hashes its index as 32 bits. */
const MAX_INDEX = 2 ** 32 - 1

function deriveKeys(seed: Uint8Array, index: number): OneTimeKeyPair {
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
