import type { QueryClient } from '@tanstack/react-query'
import { createContext } from 'react-router-dom'
import type { Config } from '../config/config'

/** The context of the loaders, or null if no requests should be made, as during prerendering. */
export const loaderContext = createContext<{ queries: QueryClient; config: Config } | null>(null)
