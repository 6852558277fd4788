export const messages = {
  title: 'Page Not Found · Mochimo Explorer',
  heading: 'Page Not Found',
  text: (path: string) => `There’s no page at ${path}.`,
  /** Followed by a link to a page. */
  didYouMean: 'Did you mean',
  goTo: (page: string) => `Go to ${page}`,
  search: 'Search for an address, a block number or a hash',
  home: 'Go to the latest blocks',
  pages: 'All pages',
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
}
