export const messages = {
  title: 'Page Not Found · Mochimo Explorer',
  heading: 'Page Not Found',
  text: (path: string) => `There’s no page at ${path}.`,
  noPage: 'There’s no page at',
  goTo: 'Go to',
  search: 'Search the blockchain',
  searchInstead: 'Search the blockchain instead',
  searchFor: 'Address, block number or hash',
  home: 'Go to the latest blocks',
  pages: 'Pages',
  pageNames: {
    blocks: 'Blocks',
    transactions: 'Transactions',
    mempool: 'Mempool',
    richList: 'Rich List',
    statistics: 'Statistics',
    haiku: 'Almanac',
    about: 'About',
    docs: 'Documentation',
  },
  /** The pages that most visitors want. The header and the footer link to all of them. */
  pageTexts: {
    blocks: 'Every block, latest first',
    transactions: 'The network’s latest payments',
    richList: 'All accounts, by balance',
    docs: 'The API, with examples',
  },
}
