import { useSyncExternalStore } from 'react'
import type { Config } from '../../config/config'
import { useConfig } from '../../config/config-context'
import { storedValue } from '../../shared/stored-value'
import { parseEndpointUrl } from './panel/endpoint-url'

const KEY = 'api-endpoint'
const YEAR_IN_SECONDS = 365 * 24 * 60 * 60

/** The endpoint that the visitor chose, or null for the deployment's first preset. */
const chosen = storedValue<string | null>({
  key: KEY,
  fallback: null,
  parse: parseEndpointUrl,
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

/**
 * Returns the URL that every screen reads from: the visitor's choice or, by default, the first
 * preset.
 */
export function useEndpoint(): string {
  const config = useConfig()
  return endpointIn(
    config,
    useSyncExternalStore(chosen.subscribe, chosen.get, () => null),
  )
}

/** Returns the same URL, for use outside components. */
export function currentEndpoint(config: Config): string {
  return endpointIn(config, chosen.get())
}

function endpointIn({ endpoints }: Config, choice: string | null): string {
  return choice ?? endpoints[0]?.url ?? ''
}

/** Saves the choice in local storage and in a cookie that lasts 365 days. */
export function chooseEndpoint(url: string): void {
  chosen.set(url)
}
