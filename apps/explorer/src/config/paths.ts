/** Every URL of the explorer, with the router's pattern and the function that builds the URL. */
export const paths = {
  home: { path: '/', href: () => '/' },
  /** The home page with only the latest verse on the screen. */
  wall: { path: '/', href: () => '/?view=wall' },
  block: { path: '/block/:id', href: (id: number | string) => `/block/${id}` },
  blocks: {
    path: '/blocks',
    /** `from` is the height of the first row, and `kind` filters the blocks by kind. */
    href: ({ from, kind = 'all' }: { from?: number | undefined; kind?: string } = {}) => {
      const query = new URLSearchParams({
        ...(from === undefined ? {} : { from: String(from) }),
        ...(kind === 'all' ? {} : { kind }),
      }).toString()
      return query === '' ? '/blocks' : `/blocks?${query}`
    },
  },
  transactions: {
    path: '/txs',
    /** @param maxBlock Height of the latest block whose transactions are listed. */
    href: (maxBlock?: number) => (maxBlock === undefined ? '/txs' : `/txs?max_block=${maxBlock}`),
  },
  transaction: {
    path: '/tx/:hash',
    /**
     * `block` is the block from which the reader came. With it, the transaction can be found even
     * on a server without a search index.
     */
    href: (hash: string, block?: number) =>
      block === undefined ? `/tx/${hash}` : `/tx/${hash}?block=${block}`,
  },
  address: { path: '/address/:address', href: (address: string) => `/address/${address}` },
  mempool: { path: '/mempool', href: () => '/mempool' },
  richList: {
    path: '/richlist',
    /** @param text A part of an address to search for. */
    href: (text = '') => (text === '' ? '/richlist' : `/richlist?q=${encodeURIComponent(text)}`),
  },
  statistics: { path: '/statistics', href: () => '/statistics' },
  haiku: {
    path: '/haiku',
    /** Finds verses by their words, or by a day such as `2026-09-04`. */
    href: (search: { words?: string; day?: string } = {}) => {
      const filled = Object.entries(search).filter(([, text]) => text !== '')
      return filled.length === 0 ? '/haiku' : `/haiku?${new URLSearchParams(filled).toString()}`
    },
  },
  search: { path: '/search', href: (text: string) => `/search?q=${encodeURIComponent(text)}` },
  about: { path: '/about', href: (part = '') => (part === '' ? '/about' : `/about#${part}`) },
  terms: { path: '/terms', href: () => '/terms' },
  privacy: { path: '/privacy', href: () => '/privacy' },
  contact: { path: '/contact', href: () => '/contact' },
  docs: { path: '/docs', href: () => '/docs' },
} as const

/** Paths that other sites link to, with the section of the About page that covers them. */
export const movedToAbout = { '/mining': 'mining', '/faq': 'faq', '/meet-the-team': 'team' }
