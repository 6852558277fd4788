import { decodeTransaction, InvalidTransactionError } from '@mcm/address/transaction'
import { toHex } from '../chain/hex'
import { cutTransaction, readBytes } from '../construction/layout'
import { toChainTransaction } from '../construction/to-chain'
import type { Handler } from '../context'
import { CallError, code } from '../errors'
import { renderTransaction } from '../render'

/**
 * POST /construction/parse: the operations of a transaction's bytes, as a mempool would show them. The
 * block-to-live comes as the character with that number.
 */
export const constructionParse: Handler = (request, { strict }) => {
  const signed = request.boolean('signed')
  const bytes = readBytes(request.string('transaction'), 'transaction')
  const decoded = decode(cutTransaction(bytes, signed, strict))
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

/** Go's string(n) of an integer is the character n, or U+FFFD where there is none. */
function blockToLiveText(blockToLive: bigint, strict: boolean): string {
  if (strict) return blockToLive.toString()
  const isCharacter =
    blockToLive <= 0x10ffffn && !(blockToLive >= 0xd800n && blockToLive <= 0xdfffn)
  return String.fromCodePoint(isCharacter ? Number(blockToLive) : 0xfffd)
}
