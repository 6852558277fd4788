'use client'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import type { Config } from '../query/config'
import type { Key } from '../query/keys'
import { useTip } from './use-tip'

/** Requests a query's data again when the tip moves, if the data is stale by then. */
export function useRefetchOnTip(config: Config, queryKey: Key): void {
  const queries = useQueryClient()
  const tip = useTip({ config, query: { enabled: false } }).data?.hash
  // A key is a new array in each render.
  const key = JSON.stringify(queryKey)
  useEffect(() => {
    if (tip === undefined) return
    const stale = { queryKey: JSON.parse(key) as Key, exact: true, stale: true }
    void queries.refetchQueries(stale, { cancelRefetch: false })
  }, [queries, key, tip])
}
