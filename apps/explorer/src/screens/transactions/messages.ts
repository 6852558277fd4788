import { formatCount } from '@mcm/ui/amount'

export const messages = {
  home: 'Home',
  pageTitle: 'Transactions · Mochimo Explorer',
  title: 'Transactions',
  subtitle: 'Mined transactions, latest first',
  /** On phones, where lists have no column titles. */
  unit: ', in MCM',
  /** Followed by a link to the mempool. */
  others: '. Pending ones are in the',
  mempool: 'mempool',
  latest: 'Latest Transactions',
  upTo: (height: number) => `Up to block ${formatCount(height)}`,
  indexed: (count: number) => `${formatCount(count)} indexed`,
  loaded: (shown: number, count: number) =>
    `${formatCount(shown)} of ${formatCount(count)} transactions loaded`,
  showLatest: 'Latest',
  showNew: (count: number) =>
    `Show ${formatCount(count)} new ${count === 1 ? 'transaction' : 'transactions'}`,
  ofBlock: (count: number, mayBeMore: boolean) =>
    `${formatCount(count)}${mayBeMore ? '+' : ''} ${
      count === 1 && !mayBeMore ? 'transaction' : 'transactions'
    }`,
  /** In front of its number. */
  inBlock: 'Block',
  columns: {
    block: 'Block',
    time: 'Age',
    status: 'Status',
    fee: 'Fee (MCM)',
  },
  empty: 'No transactions found',
  emptyText: 'This endpoint has indexed no transactions. Block rewards aren’t indexed.',
  emptyUpTo: 'This endpoint has indexed no transactions up to this block.',
  loadMore: 'Load more transactions',
  end: 'No more transactions to load',
  failed: 'Error loading data',
  failedMore: 'Couldn’t load more transactions.',
}
