import { onlineManager, QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { publishedConfig } from '../config/config'

/** The time at which Storybook shows every story. */
export const NOW = Date.UTC(2026, 8, 4, 8, 36, 52)

/** The endpoint that is in use by default. */
export const ENDPOINT = publishedConfig.endpoints[0]?.url ?? ''

// Queries wait for the network, so that a part shows what it is given and requests nothing.
onlineManager.setOnline(false)

interface OfflineProps {
  /** Adds the responses that the part shows. */
  seed?: (queries: QueryClient) => void
  children: ReactNode
}

/** Shows a part of the explorer with given responses, without an endpoint. */
export function Offline({ seed, children }: OfflineProps) {
  const [queries] = useState(() => {
    const client = new QueryClient({
      defaultOptions: { queries: { retry: false, staleTime: Infinity } },
    })
    seed?.(client)
    return client
  })
  return <QueryClientProvider client={queries}>{children}</QueryClientProvider>
}
