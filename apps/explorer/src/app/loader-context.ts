import type { QueryClient } from '@tanstack/react-query'
import { createContext } from 'react-router-dom'
import type { Config } from '../config/config'

/** The loaders' context; null if no requests should be made, as when prerendering. */
export const loaderContext = createContext<{ queries: QueryClient; config: Config } | null>(null)
