export const messages = {
  home: 'Home',
  title: 'Rich List',
  pageTitle: 'Rich List · Mochimo Explorer',
  description: 'All Mochimo accounts by balance, with their share of the supply.',
  lead: 'All accounts, by balance',
  reload: 'Reload',
  figures: {
    total: 'Total Accounts',
    supply: 'Circulating Supply (MCM)',
    average: 'Average per Account (MCM)',
    updated: 'Last Updated',
  },
  supplyNote: 'all balances, including burned rewards',
  unknown: 'Not reported',
  atBlock: 'at block',
  concentration: {
    title: 'Concentration',
    /** Such as: Top 10 hold 46.1%, top 100 69.4% */
    held: (tops: readonly (readonly [count: string, share: string])[]) =>
      tops
        .map(([count, share], at) =>
          at === 0 ? `Top ${count} hold ${share}` : `top ${count} ${share}`,
        )
        .join(', '),
    curve: 'Cumulative share by rank (log scale)',
    rank: 'Rank 1',
    plot: 'Share of the circulating supply by rank',
    top: (count: string) => `Top ${count}`,
    ranks: (from: string, to: string) => `Ranks ${from}–${to}`,
    rest: 'All others',
    load: (count: string) => `Show the share of the top ${count}`,
    loading: 'Loading accounts',
    loadingNote: (loaded: string, target: string) => `${loaded} of ${target} accounts`,
  },
  supplyCheck: {
    whole: (count: string) =>
      `Added up in your browser: the balances of all ${count} accounts equal the circulating supply, to the last nanoMCM.`,
    partial: (count: string) =>
      `Checked in your browser: together, the ${count} balances loaded so far don’t exceed the supply this endpoint reports.`,
    failed: 'This list’s balances and supply contradict each other',
    'two-ledgers': 'Sum not checked: this list spans more than one block. Reload it.',
    'not-reported': 'Sum not checked: this endpoint doesn’t report the circulating supply.',
    sum: (count: string) => `Sum of ${count} accounts`,
    supply: 'Reported supply',
  },
  aside: 'Supply and concentration',
  accounts: 'Accounts',
  columns: {
    rank: 'Rank',
    address: 'Address',
    balance: 'Balance (MCM)',
    share: 'Share',
    cumulative: 'Cumulative',
  },
  /** After the unit, in the title on phones, where columns have no titles. */
  andShare: ' and share of supply',
  noShare: '–',
  lessThan: (share: string) => `<\u00a0${share}`,
  search: {
    label: 'Search for an address',
    hint: 'Part of a hex or Base58 address',
    submit: 'Search',
    clear: 'Show all accounts',
    cancel: 'Cancel',
    tryAgain: 'Try Again',
    findMore: 'Find more',
    searching: 'Searching accounts',
    progress: (loaded: string, most: string) => `${loaded} of ${most} accounts`,
    found: (count: number, text: string) => `Found ${count} address(es) matching "${text}"`,
    notFound: (text: string) =>
      `No addresses found matching "${text}". Searched up to 10000 accounts.`,
    canceled: (count: string) => `Search canceled after ${count} accounts.`,
  },
  loadMore: 'Load more accounts',
  end: 'End of rich list',
  moreFailed: 'Failed to load more accounts. Please try again.',
  empty: 'No accounts found',
  emptyHint: 'There may be an issue with the API endpoint',
  failedTitle: 'Error Loading Rich List',
  failed: 'Failed to load rich list data. Please try again later.',
  causes: [
    'The endpoint doesn’t have the ledger: not all endpoints serve a rich list.',
    'The endpoint just started and is still loading the ledger.',
    'The endpoint, or your connection, is down.',
  ],
  changed: {
    title: 'The ledger changed while the list was loading.',
    text: (rank: string, block: string) =>
      `From rank ${rank} on, the list is from block ${block}. Accounts that moved may be missing or listed at an old rank.`,
  },
}
