import { useQueryClient } from '@tanstack/react-query'
import { useCallback, useEffect, useRef, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { paths } from '../../app/paths'
import { readHash } from '../../data/block-id'
import { clientFor } from '../../data/client'
import { blockByHashQuery } from '../../data/queries'
import { useEndpoint } from '../endpoint/endpoint-store'
import { readQuery } from './read-query'

interface SearchOptions {
  /** Take the place of the present page in the history. */
  replace?: boolean
}

/**
 * Takes a search text to the screen it is about. A hash is looked up first, because it may be a
 * transaction or a block; typing on or searching again drops that look-up.
 */
export function useSearch() {
  const endpoint = useEndpoint()
  const navigate = useNavigate()
  const queries = useQueryClient()
  const [looking, setLooking] = useState(false)
  const current = useRef<AbortController>(undefined)

  const cancel = useCallback(() => {
    if (!current.current) return
    current.current.abort()
    current.current = undefined
    setLooking(false)
  }, [])
  useEffect(() => cancel, [cancel])

  const search = useCallback(
    async (input: string, options: SearchOptions = {}) => {
      cancel()
      const reading = readQuery(input)
      if (reading.kind === 'blank') return
      void import('./recent-searches').then(({ rememberSearch }) => rememberSearch(input))
      switch (reading.kind) {
        case 'block-number':
          return navigate(paths.block.href(reading.number), options)
        case 'address':
          return navigate(paths.address.href(reading.hex), options)
        case 'unknown':
          return navigate(paths.address.href(encodeURIComponent(reading.text)), options)
        case 'hash':
      }
      const hash = readHash(reading.hash)
      if (hash === undefined) return navigate(paths.block.href(reading.hash), options)
      const { signal } = (current.current = new AbortController())
      setLooking(true)
      const query = blockByHashQuery(endpoint, hash)
      signal.addEventListener(
        'abort',
        () => void queries.cancelQueries({ queryKey: query.queryKey }),
      )
      const block = queries.fetchQuery({ ...query, retry: false })
      // Whoever waits for it hears of a failure; until somebody does, it is none of the page's.
      block.catch(() => {})
      // Few visits search for a hash: what that takes is fetched when one does.
      const { lookUpHash } = await import('./look-up-hash')
      const found = await lookUpHash(clientFor(endpoint), { hash, block, signal })
      if (signal.aborted) return
      current.current = undefined
      setLooking(false)
      return navigate(
        found === 'transaction' ? paths.transaction.href(hash) : paths.block.href(hash),
        options,
      )
    },
    [cancel, endpoint, navigate, queries],
  )

  return { search, cancel, looking }
}
