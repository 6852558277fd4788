/**
 * Returns an endpoint's URL without a trailing slash, or undefined if it can't be one: API paths
 * are appended to it, and browsers block URLs with a password.
 */
export function parseUrl(text: unknown): string | undefined {
  if (typeof text !== 'string' || !URL.canParse(text)) return undefined
  const { protocol, href, username, password } = new URL(text)
  const isWeb = protocol === 'http:' || protocol === 'https:'
  if (!isWeb || username || password || /[?#]/.test(href)) return undefined
  return href.replace(/\/+$/, '')
}
