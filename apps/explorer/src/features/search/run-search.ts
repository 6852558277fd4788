import type { QueryClient } from '@tanstack/react-query'
import type { NavigateFunction } from 'react-router-dom'
import { clientFor } from '../../data/client'
import { blockByHashQuery } from '../../data/queries'
import { rememberSearch } from './recent/recent-searches'
import { lookUpHash } from './rules/look-up-hash'
import { isDocs } from './rules/pasted-link'
import { readSearch } from './rules/search-rules'
import { searchedState } from './searched-state'

interface SearchRun {
  endpoint: string
  queries: QueryClient
  navigate: NavigateFunction
  /** A signal that cancels the search. The lookup stops, and its result is ignored. */
  signal: AbortSignal
  cancel: () => void
  onLookUp: () => void
  /** Whether to replace the current history entry. */
  replace: boolean
}

/** Opens the page that a text refers to. Does nothing if the text is blank. */
export async function runSearch(input: string, run: SearchRun): Promise<void> {
  const { signal, replace } = run
  const reading = readSearch(input)
  if (signal.aborted || reading.rule === 'blank') return
  rememberSearch(input)
  const href = await reading.href((hash) => lookUp(hash, run))
  if (signal.aborted || href === undefined) return
  if (!isDocs(href)) return run.navigate(href, { replace, state: searchedState(input) })
  if (replace) location.replace(href)
  else location.assign(href)
}

async function lookUp(hash: string, { endpoint, queries, signal, cancel, onLookUp }: SearchRun) {
  onLookUp()
  // The router doesn't handle a link to the docs, which may load more slowly than the lookup.
  addEventListener('beforeunload', cancel, { once: true, signal })
  const query = blockByHashQuery(endpoint, hash)
  const drop = () => void queries.cancelQueries({ queryKey: query.queryKey })
  signal.addEventListener('abort', drop)
  const block = queries.fetchQuery({ ...query, retry: false })
  // Callers that await this promise handle a rejection; until then it isn't reported as
  // unhandled.
  block.catch(() => {})
  const found = await lookUpHash(clientFor(endpoint), { hash, block, signal })
  // From here on, the next page owns the block.
  signal.removeEventListener('abort', drop)
  return found
}
