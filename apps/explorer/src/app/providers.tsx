import { type QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { type ReactNode, StrictMode } from 'react'
import type { Config } from '../config/config'
import { ConfigProvider } from '../config/config-context'

interface ProvidersProps {
  config: Config
  queryClient: QueryClient
  children: ReactNode
}

export function Providers({ config, queryClient, children }: ProvidersProps) {
  return (
    <StrictMode>
      <ConfigProvider value={config}>
        <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>
      </ConfigProvider>
    </StrictMode>
  )
}
