import { hashTransaction } from '@mcm/address/transaction'
import { toDigits } from '../chain/hex'
import { cutTransaction, hashWithoutNonce, readBytes } from '../construction/layout'
import { submitTransaction } from '../construction/submit'
import type { Handler } from '../context'
import { CallError, code } from '../errors'

/**
 * POST /construction/submit: hands the bytes to the node, which says nothing. A transaction that the
 * node refuses is answered like a good one and never confirms; the devnet's log says why.
 */
export const constructionSubmit: Handler = (request, context) => {
  const { strict, faults, log } = context
  const bytes = readBytes(request.string('signed_transaction'), 'signed_transaction')
  const transaction = cutTransaction(bytes, true, strict)
  if (!faults.node) throw new CallError(code.internal, 'No node takes it')
  const problem = submitTransaction(transaction, context)
  if (problem) log(`Submitted transaction refused: ${problem}`)
  if (!strict) return { transaction_identifier: { hash: toDigits(hashWithoutNonce(transaction)) } }
  if (problem) throw new CallError(code.invalidRequest, problem)
  return { transaction_identifier: { hash: hashTransaction(transaction).slice(2) } }
}
