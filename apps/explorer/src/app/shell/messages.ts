export const messages = {
  product: 'Mochimo Explorer',
  home: 'Mochimo Explorer, home',
  skip: 'Skip to content',
  menu: 'Menu',
  navigation: 'Main',
  mempool: 'Mempool',
  richList: 'Rich List',
  docs: 'Docs',
  theme: { system: 'Theme: as the system', light: 'Theme: light', dark: 'Theme: dark' },
  footer: {
    promise:
      'Read-only. Nothing you look up leaves your browser but the question to the endpoint you chose.',
    explore: 'Explore',
    latestBlock: 'Latest Block',
    documentation: 'Documentation',
    about: 'About',
    resources: 'Resources',
    community: 'Community',
    terms: 'Terms',
    privacy: 'Privacy',
    contact: 'Contact',
  },
}
