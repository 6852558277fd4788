import type { Block } from '@mcm/rosetta-client'
import { useQueries, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { blockFacts, NEOGENESIS_INTERVAL } from '../../data/block-facts'
import { blockByHeightQuery, statusQuery } from '../../data/queries'
import { useLastError } from '../../data/use-last-error'
import { useEndpoint } from '../../features/endpoint/endpoint-store'
import type { AlmanacVerse } from '../../features/verse/almanac/almanac-source'

/** Number of blocks that are requested at most: a large verse, two beside it, and full rows. */
export const MAX_LATEST = 15

export interface LatestVerses {
  /** The verses that have loaded, and the places of those that will, latest first. */
  verses: readonly (AlmanacVerse | { height: number })[]
  /** Height of the tip, or undefined while it loads. */
  tip: number | undefined
  isLoading: boolean
  error: Error | null
  retry: () => void
}

/** Returns the verses of the endpoint's latest blocks, down to the one after `height` at most, or none. */
export function useLatestVerses(height: number | undefined): LatestVerses {
  const endpoint = useEndpoint()
  const status = useQuery({ ...statusQuery(endpoint), enabled: false })
  const statusError = useLastError(status)
  const tip = status.data?.current_block_identifier.index
  const count =
    tip === undefined || height === undefined ? 0 : Math.min(Math.max(tip - height, 0), MAX_LATEST)
  // A neogenesis block has no verse, and a place reserved for it would have to go.
  const heights = Array.from({ length: count }, (_, at) => (tip ?? 0) - at).filter(
    (one) => one % NEOGENESIS_INTERVAL > 0,
  )
  const results = useQueries({
    queries: heights.map((one) => blockByHeightQuery(endpoint, one, 'visible')),
  })
  const [shown, setShown] = useState({ endpoint, tip })
  const isFirst = shown.tip === undefined || shown.endpoint !== endpoint
  const isComplete = heights.every((one, at) => one <= (shown.tip ?? 0) || !results[at]?.isLoading)
  if (tip !== undefined && (isFirst || (isComplete && shown.tip !== tip))) {
    setShown({ endpoint, tip })
  }
  // The data set's verses don't wait for an endpoint that fails or limits requests.
  const isFirstLook = tip === undefined && !statusError && status.failureCount === 0
  return {
    verses: heights.flatMap((one, at) => {
      // Later ones come together and with their verse, so that the others make way once, and none
      // leaves again if its block fails to load.
      if (one > (shown.tip ?? 0)) return []
      const { data, isLoading } = results[at] ?? {}
      if (data) return verseOf(data)
      return isLoading ? { height: one } : []
    }),
    tip,
    isLoading: isFirstLook || results.some((result) => result.isLoading),
    error: statusError ?? results.find(({ error }) => error !== null)?.error ?? null,
    retry: () => {
      void status.refetch()
      for (const result of results) if (result.isError) void result.refetch()
    },
  }
}

function verseOf(block: Block): AlmanacVerse | [] {
  const { haiku: lines } = blockFacts(block)
  const height = block.block_identifier.index
  return lines.length > 0 ? { height, time: block.timestamp, lines } : []
}
