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
  '/haiku',
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

/** Files of the docs that are also at the site's root, where programs look for them. */
export const rootFiles = ['/llms.txt']

/**
 * Returns the page for such paths, by their first part, such as `/block`.
 *
 * @param {string} path
 */
export const frameOf = (path) => `/frame-${path.slice(1)}.html`

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

/**
 * Returns whether a path without a screen or a file gets the app's page, which suggests another. What
 * ends like a file was requested by a page, not by a visitor, except below the search.
 *
 * @param {string} path
 */
export function opensPage(path) {
  return !/\.[a-z0-9]+$/i.test(path) || /^\/search\//i.test(path)
}
