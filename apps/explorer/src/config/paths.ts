/** Every URL of the explorer: the router's pattern beside the function that writes it. */
export const paths = {
  home: { path: '/', href: () => '/' },
  block: { path: '/block/:id', href: (id: number | string) => `/block/${id}` },
  transaction: {
    path: '/tx/:hash',
    /** `block` names the block a reader came from, so that a server without a search index can still be asked. */
    href: (hash: string, block?: number) =>
      block === undefined ? `/tx/${hash}` : `/tx/${hash}?block=${block}`,
  },
  address: { path: '/address/:address', href: (address: string) => `/address/${address}` },
  mempool: { path: '/mempool', href: () => '/mempool' },
  richList: { path: '/richlist', href: () => '/richlist' },
  statistics: { path: '/statistics', href: () => '/statistics' },
  search: { path: '/search', href: (text: string) => `/search?q=${encodeURIComponent(text)}` },
  about: { path: '/about', href: (part = '') => (part === '' ? '/about' : `/about#${part}`) },
  terms: { path: '/terms', href: () => '/terms' },
  privacy: { path: '/privacy', href: () => '/privacy' },
  contact: { path: '/contact', href: () => '/contact' },
  docs: { path: '/docs', href: () => '/docs' },
} as const

/** Addresses that are linked elsewhere, and the part of About that answers them. */
export const movedToAbout = { '/mining': 'mining', '/faq': 'faq', '/meet-the-team': 'team' }
