import type { Handler } from '../context'
import { CallError, code } from '../errors'

/** POST /mempool: the node deletes the file of an empty queue, which the server takes for a fault. */
export const mempool: Handler = (_request, { network, clock, faults, strict }) => {
  const pending = network.mempool.visible(clock.now())
  if (!faults.node || (pending.length === 0 && !strict)) throw new CallError(code.internal)
  return { transaction_identifiers: pending.map(({ transaction }) => ({ hash: transaction.id })) }
}
