import type { Config } from '../query/config'

/**
 * Options of TanStack Query that each hook passes on. Their defaults are those of the query.
 *
 * @example
 * ```tsx
 * import { type QueryParameter, useBalance } from '@mcm/react'
 *
 * const rarely: QueryParameter = { staleTime: 60_000 }
 *
 * function Balance({ of }: { of: string }) {
 *   const { data } = useBalance({ address: of, query: rarely })
 *   return <p>{data ? String(data.nano) : 'Loading…'}</p>
 * }
 * <Balance of={address} />
 * ```
 */
export interface QueryParameter {
  /** Whether to request the data. Default: true. */
  enabled?: boolean
  /** Time in milliseconds for which data is fresh. */
  staleTime?: number
  /** Time in milliseconds for which unused data stays cached. */
  gcTime?: number
  /** Time between two requests in milliseconds, or false. */
  refetchInterval?: number | false
}

/**
 * Parameters that all hooks take.
 *
 * @example
 * ```tsx
 * import { type HookParameters, useTip } from '@mcm/react'
 *
 * const paused: HookParameters = { query: { enabled: false } }
 *
 * function Height() {
 *   return <p>{useTip(paused).data?.index ?? 'Unknown'}</p>
 * }
 * <Height />
 * ```
 */
export interface HookParameters {
  /** Config to use instead of the one of the nearest `MochimoProvider`. */
  config?: Config | undefined
  /** Options of the query. */
  query?: QueryParameter | undefined
}
