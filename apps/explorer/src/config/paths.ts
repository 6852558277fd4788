/** Every URL of the explorer: the router's pattern and the function that builds it. */
export const paths = {
  home: { path: '/', href: () => '/' },
  /** Home as the latest verse alone on the screen. */
  wall: { path: '/', href: () => '/?view=wall' },
  block: { path: '/block/:id', href: (id: number | string) => `/block/${id}` },
  blocks: {
    path: '/blocks',
    /** `from` is the height of the first row; `kind` filters. */
    href: ({ from, kind = 'all' }: { from?: number | undefined; kind?: string } = {}) => {
      const query = new URLSearchParams({
        ...(from === undefined ? {} : { from: String(from) }),
        ...(kind === 'all' ? {} : { kind }),
      }).toString()
      return query === '' ? '/blocks' : `/blocks?${query}`
    },
  },
  transactions: { path: '/txs', href: () => '/txs' },
  transaction: {
    path: '/tx/:hash',
    /**
     * `block` is the block the reader came from, so that a server without a search index can
     * still find the transaction.
     */
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

/** Paths linked from elsewhere, and the section of About that covers them. */
export const movedToAbout = { '/mining': 'mining', '/faq': 'faq', '/meet-the-team': 'team' }
