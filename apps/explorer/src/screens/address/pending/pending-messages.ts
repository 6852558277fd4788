import { formatCount } from '@mcm/ui/amount'

export const messages = {
  checking: 'Checking the mempool…',
  failed: 'Couldn’t load the mempool. Trying again…',
  /** If it was loaded before. */
  outdated: 'Couldn’t refresh the mempool. Trying again…',
  nothing: 'Nothing is pending on this endpoint.',
  none: (count: number) =>
    count === 1
      ? 'None. The only pending transaction is between other addresses.'
      : `None. All ${formatCount(count)} pending transactions are between other addresses.`,
  partly: (read: number, count: number) =>
    `Checked ${formatCount(read)} of ${formatCount(count)} pending transactions so far.`,
  /** In front of a payment. */
  pending: 'Pending:',
  /** In front of a block and a payment. */
  inBlock: 'In block',
  left: 'No longer pending:',
  from: 'from',
  to: 'to',
}
