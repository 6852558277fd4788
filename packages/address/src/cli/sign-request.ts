import { hexToBytes, isHexDigits, withoutPrefix } from '../bytes'
import { SEED_SIZE } from '../sizes'
import type { DestinationPlan } from '../transaction'
import type { OneTimeSeeds } from '../wots'

/** The key to sign with: derived from a wallet's master seed, or its three seeds. */
export type RequestKey =
  { masterSeed: Uint8Array; accountIndex: number; spendIndex: number } | { seeds: OneTimeSeeds }

/** A request to sign an encoded transaction, or to create one and sign it. */
export type SignRequest = RequestKey &
  (
    | { transaction: string }
    | {
        source?: string
        change?: string
        balance: bigint
        destinations: DestinationPlan[]
        fee?: bigint
        blockToLive?: bigint
      }
  )

const KEY_FIELDS = ['masterSeed', 'accountIndex', 'spendIndex', 'seeds']
const PLAN_FIELDS = ['source', 'change', 'balance', 'destinations', 'fee', 'blockToLive']

/**
 * Reads the JSON of a request to sign.
 *
 * @throws {TypeError | RangeError} With the name of the field. Values aren't shown, because they may be
 *   secret.
 */
export function readRequest(json: string): SignRequest {
  const request = objectOf(parse(json), 'the request')
  const key = readKey(request)
  if ('transaction' in request) {
    allow(request, [...KEY_FIELDS, 'transaction'], 'together with transaction')
    return { ...key, transaction: hexOf(request['transaction'], 'transaction') }
  }
  allow(request, [...KEY_FIELDS, ...PLAN_FIELDS, 'transaction'], 'of the request')
  const { destinations, source, change, fee, blockToLive } = request
  if (!Array.isArray(destinations)) throw new TypeError('destinations must be an array')
  return {
    ...key,
    balance: amountOf(request['balance'], 'balance'),
    destinations: destinations.map(readDestination),
    ...(source === undefined ? {} : { source: hexOf(source, 'source') }),
    ...(change === undefined ? {} : { change: hexOf(change, 'change') }),
    ...(fee === undefined ? {} : { fee: amountOf(fee, 'fee') }),
    ...(blockToLive === undefined ? {} : { blockToLive: amountOf(blockToLive, 'blockToLive') }),
  }
}

/** A request to derive an account's address. */
export interface AccountRequest {
  masterSeed: Uint8Array
  accountIndex: number
  /** To find the key that the ledger expects. */
  ledgerAddress?: string
}

/**
 * Reads the JSON of a request to derive an account's address.
 *
 * @throws {TypeError | RangeError} With the name of the field, without its value.
 */
export function readAccountRequest(json: string): AccountRequest {
  const request = objectOf(parse(json), 'the request')
  allow(request, ['masterSeed', 'accountIndex', 'ledgerAddress'], 'of the request')
  const { ledgerAddress } = request
  return {
    masterSeed: seedOf(request['masterSeed'], 'masterSeed'),
    accountIndex: indexOf(request['accountIndex'] ?? 0, 'accountIndex'),
    ...(ledgerAddress === undefined
      ? {}
      : { ledgerAddress: hexOf(ledgerAddress, 'ledgerAddress') }),
  }
}

type Fields = Readonly<Record<string, unknown>>

function parse(json: string): unknown {
  try {
    return JSON.parse(json)
  } catch {
    // The parser's message quotes the text, which contains the seed.
    throw new TypeError('Standard input must be a JSON object')
  }
}

function readKey(request: Fields): RequestKey {
  if ('seeds' in request) {
    allow(request, ['seeds', ...PLAN_FIELDS, 'transaction'], 'together with seeds')
    const seeds = objectOf(request['seeds'], 'seeds')
    allow(seeds, ['secret', 'publicSeed', 'addressSeed'], 'of seeds')
    return {
      seeds: {
        secret: seedOf(seeds['secret'], 'seeds.secret'),
        publicSeed: seedOf(seeds['publicSeed'], 'seeds.publicSeed'),
        addressSeed: seedOf(seeds['addressSeed'], 'seeds.addressSeed'),
      },
    }
  }
  return {
    masterSeed: seedOf(request['masterSeed'], 'masterSeed'),
    accountIndex: indexOf(request['accountIndex'] ?? 0, 'accountIndex'),
    // Without a default: signing with key 0 again would compromise it.
    spendIndex: indexOf(request['spendIndex'], 'spendIndex'),
  }
}

function readDestination(value: unknown, index: number): DestinationPlan {
  const name = `destinations[${index}]`
  const { address, amount, memo, ...rest } = objectOf(value, name)
  allow(rest, [], `of ${name}`)
  if (typeof address !== 'string') throw new TypeError(`${name}.address must be a string`)
  if (memo !== undefined && typeof memo !== 'string') {
    throw new TypeError(`${name}.memo must be a string`)
  }
  return { address, amount: amountOf(amount, `${name}.amount`), memo }
}

/** Rejects unknown fields, because a typo such as `fees` would silently use the default. */
function allow(fields: Fields, known: readonly string[], where: string): void {
  const unknown = Object.keys(fields).find((field) => !known.includes(field))
  if (unknown !== undefined) throw new TypeError(`'${unknown}' is not a field ${where}`)
}

function objectOf(value: unknown, name: string): Fields {
  if (typeof value === 'object' && value !== null && !Array.isArray(value)) return value as Fields
  throw new TypeError(`${name} must be a JSON object`)
}

function hexOf(value: unknown, name: string): string {
  if (typeof value === 'string' && isHexDigits(withoutPrefix(value)) && value.length % 2 === 0) {
    return value
  }
  throw new TypeError(`${name} must be an even number of hex digits`)
}

function seedOf(value: unknown, name: string): Uint8Array {
  const seed = hexToBytes(hexOf(value, name))
  if (seed.length === SEED_SIZE) return seed
  throw new RangeError(`${name} must have ${SEED_SIZE} bytes, got ${seed.length}`)
}

function indexOf(value: unknown, name: string): number {
  if (typeof value === 'number') return value
  throw new TypeError(`${name} must be a number`)
}

/** Reads nanoMCM from a decimal string, or from a number if it is exact. */
function amountOf(value: unknown, name: string): bigint {
  if (typeof value === 'string' && /^\d{1,20}$/.test(value)) return BigInt(value)
  if (Number.isSafeInteger(value)) return BigInt(value as number)
  throw new TypeError(`${name} must be nanoMCM as a string of digits`)
}
