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

/**
 * Returns whether the explorer has a screen at a path, which its router reads in any case. Names can
 * contain dots, so they aren't files.
 *
 * @param {string} path
 */
export function isScreen(path) {
  const plain = path.length > 1 ? path.replace(/\/$/, '').toLowerCase() : path
  const [, first, ...names] = plain.split('/')
  return screens.includes(plain) || (named.includes(`/${first}`) && names.length === 1)
}
