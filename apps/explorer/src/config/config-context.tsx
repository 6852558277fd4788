import { createContext, useContext } from 'react'
import { type Config, publishedConfig } from './config'

const ConfigContext = createContext<Config>(publishedConfig)

export const ConfigProvider = ConfigContext.Provider

export function useConfig(): Config {
  return useContext(ConfigContext)
}
