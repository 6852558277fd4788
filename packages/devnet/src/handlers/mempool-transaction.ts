import type { Handler } from '../context'
import { CallError, code } from '../errors'
import { renderTransaction } from '../render'

/** POST /mempool/transaction */
export const mempoolTransaction: Handler = (request, { network, clock, faults, strict }) => {
  const hash = request.object('transaction_identifier').string('hash')
  const now = clock.now()
  const isEmpty = network.mempool.visible(now).length === 0
  if (!faults.node || (isEmpty && !strict)) throw new CallError(code.internal)
  const pending = network.mempool.get(strict ? hash.toLowerCase() : hash, now)
  if (!pending) throw new CallError(code.transactionNotFound, `${hash} is not in the mempool`)
  const { accounts } = network
  return { transaction: renderTransaction(accounts, pending.transaction, { status: 'PENDING' }) }
}
