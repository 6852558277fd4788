import { useQueryClient } from '@tanstack/react-query'
import { useCallback, useEffect, useRef, useState } from 'react'
import { useLocation, useNavigate, useNavigation } from 'react-router-dom'
import { paths } from '../../config/paths'
import { useEndpoint } from '../endpoint/endpoint-store'

interface SearchOptions {
  /** Take the place of the present page in the history. */
  replace?: boolean
}

/**
 * Takes a search text to the screen it is about. A hash is looked up first, because it may be a
 * transaction or a block; typing on, searching again or going elsewhere drops that look-up.
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
  // Where the visitor is or, while that page's script loads, is going to.
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
      // Home has no need of it until somebody searches.
      const loaded = await import('./run-search').catch(() => undefined)
      if (loaded) {
        const page = { endpoint, queries, navigate }
        return loaded.runSearch(input, { ...page, signal, cancel, onLookUp, replace })
      }
      // It did not arrive, or went with an older version: a fresh page searches with its own.
      if (!signal.aborted) location.assign(paths.search.href(input))
    },
    [cancel, endpoint, navigate, queries],
  )

  return { search, cancel, looking }
}
