import { minimumFee } from '@mcm/proof'
import { isDigits } from '../chain/hex'
import type { Handler } from '../context'
import { CallError, code } from '../errors'
import { amount } from '../render'
import { findAccount } from './find-account'

/** POST /construction/metadata: the balance of the source, and what a fee should be. */
export const constructionMetadata: Handler = (request, context) => {
  const options = request.object('options')
  const source = options.any('source_addr')
  const changeKey = options.any('change_pk')
  if (!isAddress(source) || !isAddress(changeKey)) {
    throw new CallError(
      code.invalidRequest,
      'options needs source_addr and change_pk, each 0x and 40 hex digits',
    )
  }
  const { accounts } = context.network
  const balance = accounts.balance(findAccount(source.slice(2), context))
  return {
    metadata: {
      block_to_live: options.any('block_to_live'),
      change_pk: changeKey,
      source_balance: balance.toString(),
    },
    suggested_fee: [amount(minimumFee)],
  }
}

function isAddress(value: unknown): value is string {
  return typeof value === 'string' && isDigits(value.slice(2), 20)
}
