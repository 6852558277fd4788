import { formatCount } from '@mcm/ui/amount'

export const messages = {
  looking: 'Looking in the mempool…',
  failed: 'Couldn’t load the mempool. Trying again…',
  /** After payments that were read before, or alone. */
  outdated: 'Couldn’t load the mempool again. Trying again…',
  nothing: 'Nothing is pending on this endpoint.',
  none: (count: number) =>
    count === 1
      ? 'None. The only pending transaction is between other addresses.'
      : `None. All ${formatCount(count)} pending transactions are between other addresses.`,
  reading: (read: number, count: number) =>
    `Read ${formatCount(read)} of ${formatCount(count)} pending transactions so far.`,
  /** In front of a payment. */
  pending: 'Pending:',
  /** In front of a block and a payment. */
  inBlock: 'In block',
  left: 'No longer pending:',
  from: 'from',
  to: 'to',
}
