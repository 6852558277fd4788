export type EndpointUrlProblem = 'required' | 'not-a-url' | 'scheme' | 'credentials' | 'query'

/** Matches a host without a scheme: a name with a dot, this computer, or an IPv6 address. */
const BARE_HOST = /^(?:localhost|[\w-]+(?:\.[\w-]+)+|\[[\da-f:.]+\])(?::\d+)?(?:[/?#].*)?$/i
const LOOPBACK = /^(?:localhost|(?:[\w-]+\.)+localhost|127(?:\.\d+){3}|\[::1\])(?:[:/?#]|$)/i

/**
 * Parses an endpoint URL as typed or stored by a visitor. The URL must use http or https. Its host,
 * port and path are kept, but a trailing slash is removed. If there is no scheme, a server on this
 * computer gets http, and any other server gets https.
 */
export function parseEndpointUrl(text: string): string | undefined {
  return endpointUrlProblem(text) === undefined
    ? new URL(withScheme(text)).href.replace(/\/+$/, '')
    : undefined
}

function withScheme(text: string): string {
  const trimmed = text.trim()
  if (!BARE_HOST.test(trimmed)) return trimmed
  return `${LOOPBACK.test(trimmed) ? 'http' : 'https'}://${trimmed}`
}

export function endpointUrlProblem(text: string): EndpointUrlProblem | undefined {
  const trimmed = withScheme(text)
  if (trimmed === '') return 'required'
  let url: URL
  try {
    url = new URL(trimmed)
  } catch {
    return 'not-a-url'
  }
  if (url.protocol !== 'http:' && url.protocol !== 'https:') return 'scheme'
  // Every browser blocks requests to a URL with a user name and password.
  if (url.username !== '' || url.password !== '') return 'credentials'
  // API paths are appended to the URL; even an empty query or fragment would break them.
  if (/[?#]/.test(url.href)) return 'query'
  return undefined
}
