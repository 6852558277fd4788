import { type Block, isApiError, RosettaErrorCode } from '@mcm/rosetta-client'
import { useQueries, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { blockKind } from '../../data/block-facts'
import { readBlockHeight } from '../../data/block-id'
import { blockByHeightQuery, statusQuery } from '../../data/queries'
import { useLastError } from '../../data/use-last-error'
import { useEndpoint } from '../../features/endpoint/endpoint-store'
import { useOnNewTip } from '../../features/endpoint/use-tip-height'
import { heightsPage, type HeightsPage, type Kind, kinds } from './heights'

/** A row of the list: its block, or the state of the request for the block. */
export interface BlockRow {
  height: number
  block: Block | undefined
  error: Error | null
}

/** Returns what the list shows, which is stored in the URL: `?from=1079700&kind=pseudo`. */
export function useBlocksView() {
  const [params, setParams] = useSearchParams()
  const asked = params.get('kind')
  const kind: Kind = kinds.find((one) => one === asked) ?? 'all'
  const from = readBlockHeight(params.get('from'))
  const show = (view: { from?: number | undefined; kind?: Kind }) => {
    const next = { from, kind, ...view }
    setParams({
      ...(next.from === undefined ? {} : { from: String(next.from) }),
      ...(next.kind === 'all' ? {} : { kind: next.kind }),
    })
  }
  return { kind, from, show }
}

export interface BlocksPage extends HeightsPage {
  /** Rows of the requested kind. The kind of rows that are still loading isn't known. */
  rows: BlockRow[]
  tip: number | undefined
  /** Whether the endpoint doesn't have the blocks below the last row. */
  isEnd: boolean
  error: Error | null
  retry: () => void
}

/** Loads the page that starts at `from`, newest block first, with one request per block. */
export function useBlocksPage(from: number | undefined, kind: Kind): BlocksPage {
  const endpoint = useEndpoint()
  const status = useQuery({ ...statusQuery(endpoint), enabled: false })
  const statusError = useLastError(status)
  const tip = status.data?.current_block_identifier.index
  const page: HeightsPage =
    tip === undefined
      ? { heights: [], older: undefined, newer: undefined }
      : heightsPage(tip, from ?? tip, kind)
  const results = useQueries({
    queries: page.heights.map((height) => blockByHeightQuery(endpoint, height, 'visible')),
  })
  // After a reorg another block may be at the same height; settled ones aren't stale.
  useOnNewTip(() => {
    for (const result of results) if (result.isStale && result.data) void result.refetch()
  })
  // Without any block, the rows fail one after the other before the page as a whole does.
  const hasBlock = results.some(({ data }) => data !== undefined)
  const all = page.heights.map((height, at): BlockRow => {
    const result = results[at]
    return { height, block: result?.data, error: result?.error ?? null }
  })
  // Few servers keep old blocks. What is missing at the end is missing on every older page, too.
  const held = 1 + results.findLastIndex(({ error }) => !isAbsent(error))
  const isEnd = held > 0 && held < all.length
  const listed = isEnd ? all.slice(0, held) : all
  const rows = listed.filter(
    ({ block }) => kind === 'all' || block === undefined || blockKind(block) === kind,
  )
  // A block that was mined after the others failed hasn't failed yet.
  const [wasLost, setWasLost] = useState(false)
  const isFailing = wasLost ? all.some(isMissing) : all.length > 0 && all.every(isMissing)
  const isLost = isFailing && all.every(({ block }) => !block)
  if (isLost !== wasLost) setWasLost(isLost)
  return {
    ...page,
    ...(isEnd && { heights: page.heights.slice(0, held), older: undefined }),
    rows: hasBlock ? rows : rows.map((row) => ({ ...row, error: null })),
    tip,
    isEnd,
    error: status.data ? (isLost ? firstError(results) : null) : statusError,
    retry: () => {
      if (statusError) void status.refetch()
      for (const result of results) if (result.isError) void result.refetch()
    },
  }
}

function isMissing({ error, block }: BlockRow): boolean {
  return error !== null && !block
}

function firstError(results: readonly { error: Error | null }[]): Error | null {
  return results.find(({ error }) => error)?.error ?? null
}

function isAbsent(error: Error | null): boolean {
  return isApiError(error, RosettaErrorCode.BlockNotFound)
}
