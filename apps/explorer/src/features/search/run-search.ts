import type { QueryClient } from '@tanstack/react-query'
import type { NavigateFunction } from 'react-router-dom'
import { paths } from '../../config/paths'
import { readHash } from '../../data/block-id'
import { clientFor } from '../../data/client'
import { blockByHashQuery } from '../../data/queries'
import { lookUpHash } from './rules/look-up-hash'
import { isDocs } from './rules/pasted-link'
import { readQuery, type SearchReading } from './rules/read-query'
import { rememberSearch } from './recent/recent-searches'
import { searchedState } from './searched-state'

interface SearchRun {
  endpoint: string
  queries: QueryClient
  navigate: NavigateFunction
  /** Drops the search: a look-up stops, and its answer leads nowhere any more. */
  signal: AbortSignal
  cancel: () => void
  onLookUp: () => void
  /** Take the place of the present page in the history. */
  replace: boolean
}

/** Goes to the page that a text is about; a blank one does nothing. */
export async function runSearch(input: string, run: SearchRun): Promise<void> {
  const { signal, replace } = run
  const reading = readQuery(input)
  if (signal.aborted || reading.kind === 'blank') return
  rememberSearch(input)
  const href = await hrefOf(reading, run)
  if (signal.aborted) return
  if (!isDocs(href)) return run.navigate(href, { replace, state: searchedState(input) })
  if (replace) location.replace(href)
  else location.assign(href)
}

/** `.` and `..` are steps in a path, not names: only the search's own address can carry them. */
export function isPathStep(text: string): boolean {
  return text === '.' || text === '..'
}

async function hrefOf(
  reading: Exclude<SearchReading, { kind: 'blank' }>,
  run: SearchRun,
): Promise<string> {
  switch (reading.kind) {
    case 'block-number':
      return paths.block.href(reading.number)
    case 'address':
      return paths.address.href(reading.hex)
    case 'page':
      return reading.href
    case 'unknown':
      return isPathStep(reading.text)
        ? paths.search.href(reading.text)
        : paths.address.href(encodeURIComponent(reading.text))
    case 'hash': {
      const hash = readHash(reading.hash)
      if (hash === undefined) return paths.block.href(reading.hash)
      return (await lookUp(hash, run)) === 'transaction'
        ? paths.transaction.href(hash)
        : paths.block.href(hash)
    }
  }
}

async function lookUp(hash: string, { endpoint, queries, signal, cancel, onLookUp }: SearchRun) {
  onLookUp()
  // The router does not hear of a link to the docs, which may take longer than the look-up.
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
