import { useQueryClient } from '@tanstack/react-query'
import { useCallback, useEffect, useRef, useState } from 'react'
import { useLocation, useNavigate, useNavigation } from 'react-router-dom'
import { paths } from '../../config/paths'
import { useEndpoint } from '../endpoint/endpoint-store'

interface SearchOptions {
  /** Whether to replace the current history entry. */
  replace?: boolean
}

/**
 * Opens the screen for a search text. A hash is looked up first, because it may be a transaction or
 * a block; continuing to type, searching again, or navigating away cancels the lookup.
 */
export function useSearch() {
  const endpoint = useEndpoint()
  const navigate = useNavigate()
  const queries = useQueryClient()
  const [looking, setLooking] = useState(false)
  const current = useRef<AbortController>(undefined)

  const cancel = useCallback(() => {
    current.current?.abort()
    setLooking(false)
  }, [])
  useEffect(() => cancel, [cancel])
  // The current page or, while its script loads, the next one.
  const { key } = useLocation()
  const { location: next } = useNavigation()
  const goal = next?.key ?? key
  const last = useRef(goal)
  useEffect(() => {
    if (last.current !== goal) cancel()
    last.current = goal
  }, [cancel, goal])

  const search = useCallback(
    async (input: string, { replace = false }: SearchOptions = {}) => {
      cancel()
      const { signal } = (current.current = new AbortController())
      const onLookUp = () => setLooking(true)
      // Home doesn't need it until the visitor searches.
      const loaded = await import('./run-search').catch(() => undefined)
      if (loaded) {
        const page = { endpoint, queries, navigate }
        return loaded.runSearch(input, { ...page, signal, cancel, onLookUp, replace })
      }
      // The script didn't load, or belongs to an older version: a fresh page searches with its
      // own.
      if (!signal.aborted) location.assign(paths.search.href(input))
    },
    [cancel, endpoint, navigate, queries],
  )

  return { search, cancel, looking }
}
