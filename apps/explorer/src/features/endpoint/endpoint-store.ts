import { useSyncExternalStore } from 'react'
import { useConfig } from '../../config/config-context'
import { storedValue } from '../../shared/stored-value'

const KEY = 'api-endpoint'
const YEAR_IN_SECONDS = 365 * 24 * 60 * 60

/** The endpoint the visitor chose, or null for the deployment's first preset. */
const chosen = storedValue<string | null>({
  key: KEY,
  fallback: null,
  parse: (text) => parseEndpointUrl(text)?.url,
  serialize: (url) => url,
  mirror: {
    read: () => {
      const pair = document.cookie.split('; ').find((entry) => entry.startsWith(`${KEY}=`))
      return pair ? decodeURIComponent(pair.slice(KEY.length + 1)) : null
    },
    write: (url) => {
      const age = url === null ? 0 : YEAR_IN_SECONDS
      document.cookie = `${KEY}=${encodeURIComponent(url ?? '')}; path=/; max-age=${age}; samesite=lax`
    },
  },
})

/** The URL every screen reads from: the visitor's choice, else the first preset. */
export function useEndpoint(): string {
  const { endpoints } = useConfig()
  const preset = endpoints[0]?.url ?? ''
  const choice = useSyncExternalStore(chosen.subscribe, chosen.get, () => null)
  return choice ?? preset
}

/** Saves the choice (local storage and a cookie for 365 days). */
export function chooseEndpoint(url: string): void {
  chosen.set(url)
}

/** What `useEndpoint` returns, for code outside React. */
export function currentEndpoint(presets: readonly { url: string }[]): string {
  return chosen.get() ?? presets[0]?.url ?? ''
}

export type EndpointUrlProblem = 'required' | 'not-a-url' | 'scheme' | 'credentials'

/**
 * Reads an endpoint's URL as a visitor types or stores it: http or https, host, port and path kept,
 * no slash at the end.
 */
export function parseEndpointUrl(text: string): { url: string } | undefined {
  return endpointUrlProblem(text) === undefined
    ? { url: new URL(text.trim()).href.replace(/\/+$/, '') }
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
  return undefined
}
