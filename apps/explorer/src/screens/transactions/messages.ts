export const messages = {
  home: 'Home',
  pageTitle: 'Transactions · Mochimo Explorer',
  title: 'Transactions',
  subtitle: 'Mined transactions, latest first. Pending ones are in the mempool.',
  latest: 'Latest Transactions',
  columns: {
    block: 'Block',
    time: 'Age',
    status: 'Status',
    fee: 'Fee (MCM)',
  },
  empty: 'No transactions found',
  emptyText: 'This endpoint has indexed no transactions. Block rewards aren’t indexed.',
  loadMore: 'Load more transactions',
  end: 'No more transactions to load',
  failed: 'Error loading data',
  failedMore: 'Couldn’t load more transactions.',
}
