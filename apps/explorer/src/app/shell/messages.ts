export const messages = {
  product: 'Mochimo Explorer',
  mempool: 'Mempool',
  richList: 'Rich List',
  docs: 'Docs',
  footer: {
    readOnly: 'Read-only. Lookups go to the endpoint you chose.',
    explore: 'Explore',
    latestBlock: 'Latest Block',
    documentation: 'Documentation',
    statistics: 'Statistics',
    about: 'About',
    resources: 'Resources',
    community: 'Community',
    terms: 'Terms',
    privacy: 'Privacy',
    contact: 'Contact',
  },
}
