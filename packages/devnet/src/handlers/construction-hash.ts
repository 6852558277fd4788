import { hashTransaction } from '@mcm/address/transaction'
import { toDigits } from '../chain/hex'
import { cutTransaction, hashWithNonce, readBytes } from '../construction/layout'
import type { Handler } from '../context'

/** POST /construction/hash: a hash over the height too, so neither what submit answers nor the id. */
export const constructionHash: Handler = (request, { strict }) => {
  const bytes = readBytes(request.string('signed_transaction'), 'signed_transaction')
  const transaction = cutTransaction(bytes, true, strict)
  const hash = strict ? hashTransaction(transaction).slice(2) : toDigits(hashWithNonce(transaction))
  return { transaction_identifier: { hash } }
}
