import { formatCount } from '@mcm/ui/amount'
import type { Wait } from '../../data/next-expected-in'

const transactions = (count: number) =>
  count === 0
    ? 'no transactions'
    : `${formatCount(count)} ${count === 1 ? 'transaction' : 'transactions'}`

export const messages = {
  home: 'Home',
  title: 'Mempool',
  pageTitle: 'Mempool · Mochimo Explorer',
  subtitle: 'Pending transactions waiting to be included in a block',
  refresh: 'Refresh',
  figures: {
    count: 'Pending transactions',
    value: 'Total value (MCM)',
    fees: 'Total fees (MCM)',
    valueSoFar: 'Value so far (MCM)',
    feesSoFar: 'Fees so far (MCM)',
    nextBlock: 'Next block',
    expected: (wait: Wait | undefined) =>
      wait ? `in ~${wait.count} ${wait.unit === 'minutes' ? 'min' : 's'}` : 'any moment',
  },
  recent: {
    title: 'Transactions per block',
    scale: '(square-root scale)',
    block: (height: number, taken: number | undefined) =>
      `Block ${formatCount(height)}${taken === undefined ? '' : `: ${transactions(taken)}`}`,
    waiting: 'Pending for the next block:',
    next: 'next',
  },
  fits: (count: number, room: number, format: (count: number) => string) =>
    count > room
      ? `The next block has room for ${format(room)} of them.`
      : `${count === 1 ? 'It fits' : 'They all fit'} into the next block.`,
  loaded: (loaded: string, count: string, isSlowed: boolean) =>
    `${loaded} of ${count} loaded.${isSlowed ? ' Rate limited; loading slowly.' : ''}`,
  fee: (count: number) => (count === 1 ? 'The fee is' : 'Each fee is'),
  feesFrom: 'Fees range from',
  feesTo: 'to',
  order: { label: 'Order', newest: 'Latest', fee: 'Highest fee' },
  pendingTitle: 'Pending Transactions',
  pending: (count: string) => `Pending Transactions (${count})`,
  exiting: (count: string) => `No Longer Pending (${count})`,
  exitingText: 'Left the mempool, and not found in a block so far.',
  confirmed: (count: string) => `Recently Confirmed Transactions (${count})`,
  confirmedIn: 'Confirmed in Block',
  columns: {
    transaction: 'Transaction',
    from: 'From',
    to: 'To',
    fee: 'Fee (MCM)',
    seen: 'First seen',
    block: 'Block',
    amount: 'Amount (MCM)',
  },
  feeOnPhone: 'fee',
  empty: 'No pending transactions in mempool',
  emptyHint: 'A new transaction appears here a few seconds after it reaches this endpoint’s node.',
  minedIn: 'Mined in block',
  nothingMined: 'No transactions',
  allTransactions: 'All transactions',
  failedTitle: 'Error loading data',
  limited: 'Rate limited. The explorer keeps trying.',
  failed: 'Failed to load mempool data. Please try refreshing.',
  lastUpdated: 'Last updated',
  updating: 'Updating...',
  nextUpdate: (seconds: number) => `Next update in ${seconds}s`,
}
