import { getMempoolQueryOptions } from '@mcm/react/query'
import { configFor } from './client'

/** The hashes of pending transactions, oldest first. */
export const mempoolQuery = (endpoint: string) => getMempoolQueryOptions(configFor(endpoint))
