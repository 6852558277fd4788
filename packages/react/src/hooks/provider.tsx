'use client'
import type { ReactNode } from 'react'
import type { Config } from '../query/config'
import { ConfigContext } from './config-context'
import { usePollTip } from './use-poll-tip'

/**
 * Properties of `MochimoProvider`.
 *
 * @example
 * ```tsx
 * import { MochimoProvider, type MochimoProviderProps } from '@mcm/react'
 *
 * const settings: Omit<MochimoProviderProps, 'children'> = { config, pollInterval: 30_000 }
 * <MochimoProvider {...settings}>…</MochimoProvider>
 * ```
 */
export interface MochimoProviderProps {
  /** Where queries are sent. */
  config: Config
  /** Time between two polls of the tip in milliseconds, or false for none. Default: 10,000. */
  pollInterval?: number | false
  /** The application. */
  children?: ReactNode
}

/**
 * Provides a config to the hooks below it, and polls the tip for all of them. Put it into a
 * `QueryClientProvider`.
 *
 * @example
 * ```tsx
 * import { createConfig, createQueryClient, MochimoProvider } from '@mcm/react'
 * import { QueryClientProvider } from '@tanstack/react-query'
 *
 * const mainnet = createConfig({ baseUrl: 'https://api.mochimo.org' })
 * const queryClient = createQueryClient()
 * <QueryClientProvider client={queryClient}>
 *   <MochimoProvider config={mainnet}>…</MochimoProvider>
 * </QueryClientProvider>
 * ```
 */
export function MochimoProvider({ config, pollInterval, children }: MochimoProviderProps) {
  usePollTip({ config, interval: pollInterval })
  return <ConfigContext.Provider value={config}>{children}</ConfigContext.Provider>
}
