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
  /** Drops the search: a lookup stops, and its answer leads nowhere any more. */
  signal: AbortSignal
  cancel: () => void
  onLookUp: () => void
  /** Take the place of the present page in the history. */
  replace: boolean
}

/** Goes to the page that a text is about; a blank one does nothing. */
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
  // The router does not hear of a link to the docs, which may take longer than the lookup.
  addEventListener('beforeunload', cancel, { once: true, signal })
  const query = blockByHashQuery(endpoint, hash)
  const drop = () => void queries.cancelQueries({ queryKey: query.queryKey })
  signal.addEventListener('abort', drop)
  const block = queries.fetchQuery({ ...query, retry: false })
  // Whoever waits for it hears of a failure; until somebody does, it is none of the page's.
  block.catch(() => {})
  const found = await lookUpHash(clientFor(endpoint), { hash, block, signal })
  // From here on the block is the next page's.
  signal.removeEventListener('abort', drop)
  return found
}
