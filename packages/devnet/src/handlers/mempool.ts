import { CallError, code } from '../errors'
import { renderTransaction } from '../render'
import { blockIdentifier, transactionIdentifier } from '../request/structs'
import { route } from '../route'

/**
 * POST /mempool and /mempool/transaction (mochimo-mesh b77d1ba, mempool_handler.go): when the
 * node's queue is empty, the node deletes the queue's file, which the server reports as an internal
 * error.
 */
export const mempoolRoutes = {
  '/mempool': route(
    { block_identifier: blockIdentifier },
    (_request, { network, clock, faults, strict }) => {
      const pending = network.mempool.visible(clock.now())
      if (faults.noNode || (pending.length === 0 && !strict)) throw new CallError(code.internal)
      return {
        transaction_identifiers: pending.map(({ transaction }) => ({ hash: transaction.id })),
      }
    },
    { badBody: code.wrongNetwork },
  ),

  '/mempool/transaction': route(
    { transaction_identifier: transactionIdentifier },
    ({ transaction_identifier: { hash } }, { network, clock, faults, strict }) => {
      const now = clock.now()
      const isEmpty = network.mempool.visible(now).length === 0
      if (faults.noNode || (isEmpty && !strict)) throw new CallError(code.internal)
      const pending = network.mempool.get(strict ? hash.toLowerCase() : hash, now)
      if (!pending) throw new CallError(code.transactionNotFound, `${hash} is not in the mempool`)
      const { transaction } = pending
      return {
        transaction: renderTransaction(network.accounts, transaction, { status: 'PENDING' }),
      }
    },
  ),
}
