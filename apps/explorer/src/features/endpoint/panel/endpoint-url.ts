export type EndpointUrlProblem = 'required' | 'not-a-url' | 'scheme' | 'credentials' | 'query'

/**
 * Reads an endpoint's URL as a visitor types or stores it: http or https, host, port and path kept,
 * no slash at the end.
 */
export function parseEndpointUrl(text: string): string | undefined {
  return endpointUrlProblem(text) === undefined
    ? new URL(text.trim()).href.replace(/\/+$/, '')
    : undefined
}

export function endpointUrlProblem(text: string): EndpointUrlProblem | undefined {
  const trimmed = text.trim()
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
