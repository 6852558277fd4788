export type EndpointUrlProblem = 'required' | 'not-a-url' | 'scheme' | 'credentials' | 'query'

/** A host that is typed without a scheme: a name with a dot, this computer, or an IPv6 address. */
const BARE_HOST = /^(?:localhost|[\w-]+(?:\.[\w-]+)+|\[[\da-f:.]+\])(?::\d+)?(?:[/?#].*)?$/i
const LOOPBACK = /^(?:localhost|(?:[\w-]+\.)+localhost|127(?:\.\d+){3}|\[::1\])(?:[:/?#]|$)/i

/**
 * Reads an endpoint's URL as a visitor types or stores it: http or https, host, port and path kept,
 * no slash at the end. Without a scheme a server on this computer is asked by http, any other by https.
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
  // A request to a URL with a name and password in it fails in every browser.
  if (url.username !== '' || url.password !== '') return 'credentials'
  // Calls are paths below the address; a mark with nothing behind it stands in the way as well.
  if (/[?#]/.test(url.href)) return 'query'
  return undefined
}
