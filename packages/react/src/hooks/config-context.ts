'use client'
import { createContext, useContext } from 'react'
import type { Config } from '../query/config'

export const ConfigContext = createContext<Config | undefined>(undefined)

/**
 * Returns the config of the nearest `MochimoProvider`.
 *
 * @param given Config to return instead.
 * @throws {Error} If there is neither.
 *
 * @example
 * ```tsx
 * import { useConfig } from '@mcm/react'
 *
 * function Endpoint() {
 *   return <p>{useConfig().endpoint}</p>
 * }
 * <Endpoint />
 * ```
 */
export function useConfig(given?: Config): Config {
  const provided = useContext(ConfigContext)
  const config = given ?? provided
  if (!config) throw new Error('Render this component in a MochimoProvider, or pass a config.')
  return config
}
