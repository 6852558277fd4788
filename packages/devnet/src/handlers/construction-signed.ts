import { SIGNATURE_SIZE } from '@mcm/address'
import {
  decodeTransaction,
  hashTransaction,
  InvalidTransactionError,
} from '@mcm/address/transaction'
import { toDigits, toHex } from '../chain/hex'
import {
  bodySize,
  crash,
  cutTransaction,
  hashBytes,
  hashWithoutNonce,
  idSize,
  nonceSize,
  readHex,
  readHexPrefix,
  trailerSize,
} from '../construction/layout'
import { submitTransaction } from '../construction/submit'
import { toChainTransaction } from '../construction/to-chain'
import { CallError, code } from '../errors'
import { renderTransaction } from '../render'
import { list, text, truth } from '../request/shapes'
import { signature } from '../request/structs'
import { route } from '../route'

/** The calls that take a transaction's bytes (mochimo-mesh b77d1ba, construction_handler.go). */
export const signedRoutes = {
  /**
   * Returns the unsigned bytes, the signature, the current height as the nonce (which must be 0 on
   * the chain), and an ID computed without the nonce.
   */
  '/construction/combine': route(
    { unsigned_transaction: text, signatures: list(signature) },
    ({ unsigned_transaction: body, signatures: [signed, ...more] }, { tip, strict }) => {
      if (!signed || more.length > 0 || signed.signing_payload.hex_bytes !== body) {
        throw new CallError(
          code.invalidRequest,
          'signatures must contain one signature of the unsigned transaction',
        )
      }
      if (signed.hex_bytes.length !== 2 * SIGNATURE_SIZE) {
        throw new CallError(
          code.invalidRequest,
          `hex_bytes must be ${SIGNATURE_SIZE} bytes: signature, public seed and address seed`,
        )
      }
      const digits = body + signed.hex_bytes
      const given = strict ? readHex(digits, 'The signed transaction') : readHexPrefix(digits)
      const transaction = cutTransaction(join(given, trailerSize), strict)
      const nonceAt = transaction.length - trailerSize
      const nonce = strict ? 0n : BigInt(tip.index)
      new DataView(transaction.buffer).setBigUint64(nonceAt, nonce, true)
      transaction.set(hashWithoutNonce(transaction), nonceAt + nonceSize)
      return { signed_transaction: toDigits(transaction) }
    },
    { offline: true },
  ),

  /**
   * Returns the operations in a transaction's bytes, in the same form as in the mempool. The
   * block-to-live is returned as the character with that code.
   */
  '/construction/parse': route(
    { signed: truth, transaction: text },
    ({ signed, transaction: digits }, { strict }) => {
      const given = readHex(digits, 'transaction')
      const missing = signed ? 0 : SIGNATURE_SIZE + trailerSize
      const bytes = cutTransaction(join(given, missing), strict)
      const decoded = decode(bytes.subarray(0, bodySize(bytes)))
      const tags: string[] = []
      const transaction = toChainTransaction(decoded, '', (tag) => tags.push(toHex(tag)) - 1)
      const shown = renderTransaction({ tag: (account) => tags[account] ?? '' }, transaction, {
        status: 'PENDING',
      })
      return {
        operations: shown.operations,
        account_identifier_signers: [{ address: toHex(decoded.source, 0, 20) }],
        metadata: { block_to_live: blockToLiveText(decoded.blockToLive, strict) },
      }
    },
    { offline: true },
  ),

  /**
   * Returns a hash that includes the height, so it matches neither submit's hash nor the
   * transaction's ID.
   */
  '/construction/hash': route(
    { signed_transaction: text },
    ({ signed_transaction: digits }, { strict }) => {
      if (strict) {
        const transaction = cutTransaction(readHex(digits, 'signed_transaction'), strict)
        return identify(hashTransaction(transaction).slice(2))
      }
      // Hashes all but the last 32 bytes, whatever they are.
      const idDigits = 2 * idSize
      if (digits.length < idDigits) return crash(strict, 'signed_transaction is too short')
      return identify(toDigits(hashBytes(readHexPrefix(digits.slice(0, -idDigits)))))
    },
    { offline: true },
  ),

  /**
   * Sends the bytes to the node, which doesn't respond. A rejected transaction gets the same
   * response as a valid one and never confirms; the devnet logs the reason.
   */
  '/construction/submit': route(
    { signed_transaction: text },
    ({ signed_transaction: digits }, context) => {
      const { strict, faults, log } = context
      const transaction = cutTransaction(readHex(digits, 'signed_transaction'), strict)
      if (faults.noNode) throw new CallError(code.internal, 'No node accepts it')
      const problem = submitTransaction(transaction, context)
      if (problem) log(`Submitted transaction rejected: ${problem}`)
      if (!strict) return identify(toDigits(hashWithoutNonce(transaction)))
      if (problem) throw new CallError(code.invalidRequest, problem)
      return identify(hashTransaction(transaction).slice(2))
    },
  ),
}

function identify(hash: string): object {
  return { transaction_identifier: { hash } }
}

/** Returns the bytes followed by the given number of zeros. */
function join(bytes: Uint8Array, zeros: number): Uint8Array {
  const longer = new Uint8Array(bytes.length + zeros)
  longer.set(bytes)
  return longer
}

function decode(bytes: Uint8Array): ReturnType<typeof decodeTransaction> {
  try {
    return decodeTransaction(bytes)
  } catch (error) {
    if (error instanceof InvalidTransactionError) {
      throw new CallError(code.invalidRequest, error.message)
    }
    throw error
  }
}

/**
 * Returns the result of Go's string(n): the character with code n, or U+FFFD if the code is
 * invalid.
 */
function blockToLiveText(blockToLive: bigint, strict: boolean): string {
  if (strict) return blockToLive.toString()
  const isCharacter =
    blockToLive <= 0x10ffffn && !(blockToLive >= 0xd800n && blockToLive <= 0xdfffn)
  return String.fromCodePoint(isCharacter ? Number(blockToLive) : 0xfffd)
}
