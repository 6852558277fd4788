/**
 * The explorer's paths, for hosts that answer 404 to others. `routes.test.mjs` compares them with the
 * router's.
 */
export const screens = [
  '/',
  '/blocks',
  '/txs',
  '/mempool',
  '/richlist',
  '/statistics',
  '/search',
  '/about',
  '/terms',
  '/privacy',
  '/contact',
  '/mining',
  '/faq',
  '/meet-the-team',
]

/** Paths that go on with a name: a height, a hash, an address. */
export const named = ['/block', '/tx', '/address']
