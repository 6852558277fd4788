'use client'
import { createConfig, createQueryClient, MochimoProvider } from '@mcm/react'
import { QueryClientProvider } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'

export function Providers({ endpoint, children }: { endpoint: string; children: ReactNode }) {
  const [config] = useState(() => createConfig({ baseUrl: endpoint }))
  const [queryClient] = useState(() => createQueryClient())
  return (
    <QueryClientProvider client={queryClient}>
      <MochimoProvider config={config}>{children}</MochimoProvider>
    </QueryClientProvider>
  )
}
