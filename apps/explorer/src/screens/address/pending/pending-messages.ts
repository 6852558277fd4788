import { formatCount } from '@mcm/ui/amount'

export const messages = {
  failed: 'Couldn’t load the mempool. Trying again…',
  nothing: 'Nothing is pending on this endpoint.',
  none: (count: number) =>
    count === 1
      ? 'None. The only pending transaction is between other addresses.'
      : `None. All ${formatCount(count)} pending transactions are between other addresses.`,
  reading: (read: number, count: number) =>
    `Read ${formatCount(read)} of ${formatCount(count)} pending transactions…`,
  /** In front of a payment. */
  pending: 'Pending:',
  from: 'from',
  to: 'to',
}
