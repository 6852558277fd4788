import { deriveTag, PUBLIC_KEY_SIZE } from '@mcm/address'
import { MINIMUM_FEE } from '@mcm/address/transaction'
import { fromHex, isDigits, toHex } from '../chain/hex'
import { crash } from '../construction/layout'
import { echoAccount, readOperations } from '../construction/operations'
import { CallError, code } from '../errors'
import { amount } from '../render'
import { anything } from '../request/shapes'
import { operations, publicKey } from '../request/structs'
import { route } from '../route'
import { findAccount } from './find-account'

const zeroHash = `0x${'00'.repeat(20)}`
const addressLength = 42

/**
 * The calls that are made before a transaction exists (mochimo-mesh b77d1ba,
 * construction_handler.go).
 */
export const prepareRoutes = {
  /** Echoes the given tag. The public key isn't read. */
  '/construction/derive': route(
    { public_key: publicKey, metadata: anything },
    ({ public_key: { curve_type: curve }, metadata }, { strict }) => {
      if (curve !== 'wotsp') throw new CallError(code.wrongCurve, 'curve_type must be wotsp')
      if (!metadata.has('tag')) throw missing('metadata.tag')
      const tag = metadata.get('tag')
      if (typeof tag !== 'string') return crash(strict, 'metadata.tag must be a string')
      return { account_identifier: { address: tag } }
    },
    { badBody: code.internal, offline: true },
  ),

  '/construction/preprocess': route(
    { operations, metadata: anything },
    ({ operations: given, metadata }, { strict }) => {
      const { source } = readOperations(given)
      if (!metadata.has('block_to_live')) throw missing('metadata.block_to_live')
      if (!metadata.has('change_pk')) throw missing('metadata.change_pk')
      const changeKey = metadata.get('change_pk')
      if (typeof changeKey !== 'string') return crash(strict, 'metadata.change_pk must be a string')
      return {
        options: {
          // Any type is accepted and passed through.
          block_to_live: metadata.get('block_to_live'),
          change_pk: changeHash(changeKey, strict),
          source_addr: source.account.address,
        },
        required_public_keys: [echoAccount(source)],
      }
    },
    { offline: true },
  ),

  /** Returns the source's balance and a suggested fee. */
  '/construction/metadata': route({ options: anything }, ({ options }, context) => {
    const { strict } = context
    const source = readAddress(options, 'source_addr', strict)
    const { accounts } = context.network
    const digits = source.slice(2)
    if (!isDigits(digits, 20)) throw new CallError(code.accountNotFound, 'source_addr is not hex')
    const balance = accounts.balance(findAccount(digits, context))
    const changeKey = readAddress(options, 'change_pk', strict)
    if (!options.has('block_to_live')) throw missing('options.block_to_live')
    return {
      metadata: {
        block_to_live: options.get('block_to_live'),
        change_pk: changeKey,
        source_balance: balance.toString(),
      },
      suggested_fee: [amount(MINIMUM_FEE)],
    }
  }),
}

/** Returns a string of the right length, without checking its contents. */
function readAddress(options: ReadonlyMap<string, unknown>, name: string, strict: boolean): string {
  if (!options.has(name)) throw missing(`options.${name}`)
  const value = options.get(name)
  if (typeof value !== 'string') return crash(strict, `options.${name} must be a string`)
  if (value.length === addressLength) return value
  throw new CallError(code.invalidRequest, `options.${name} must be 0x and 40 hex digits`)
}

/**
 * Returns the hash of the change key. A key of 20 bytes is used as the hash without a check. For a
 * full key, the real server returns zeros.
 */
function changeHash(changeKey: string, strict: boolean): string {
  const digits = changeKey.slice(2)
  if (strict) {
    if (isDigits(digits, 20)) return changeKey
    if (isDigits(digits, PUBLIC_KEY_SIZE)) return toHex(deriveTag(fromHex(changeKey)))
  } else {
    if (changeKey.length === addressLength) return `0x${digits}`
    if (digits.length === 2 * PUBLIC_KEY_SIZE) return zeroHash
  }
  throw new CallError(code.invalidRequest, 'metadata.change_pk must be 0x and 40 hex digits')
}

function missing(name: string): CallError {
  return new CallError(code.invalidRequest, `${name} is missing`)
}
