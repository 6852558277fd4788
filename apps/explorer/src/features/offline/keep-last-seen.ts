import { endpointOf, isUnder } from '@mcm/react/query'
import type { InfiniteData, Query, QueryClient } from '@tanstack/react-query'
import { failureKind } from '../../data/failure'
import { keys, kindOf } from '../../data/keys'
import { setOfflineState } from './offline-state'
import { readResponse, saveResponses } from './saved-responses'

const SAVE_AFTER_MS = 1000

/** The data that is saved. A mempool from some time ago says nothing about the present one. */
const kinds = new Set(
  [
    keys.status(''),
    keys.blocks(''),
    keys.transactions(''),
    keys.balance('', ''),
    keys.latestTransactions(''),
    keys.addressTransactions('', ''),
    keys.richList(''),
  ].map((queryKey) => kindOf({ queryKey })),
)

/**
 * Saves the data of screens, and shows it again, with its age, when neither the endpoint nor this
 * site can be reached. If only the endpoint can't be reached, screens offer another one instead.
 *
 * @param build Identifies this build.
 * @returns A function that ends it.
 */
export function keepLastSeen(queries: QueryClient, build: string): () => void {
  const cache = queries.getQueryCache()
  /** Queries with a response that isn't saved yet. */
  const unsaved = new Set<Query>()
  /** Queries that show saved data. */
  const restored = new Set<Query>()
  let isOffline = false
  let timer: ReturnType<typeof setTimeout> | undefined

  const save = () => {
    clearTimeout(timer)
    timer = undefined
    if (unsaved.size === 0) return
    const responses = [...unsaved].map(({ queryHash, state }) => ({
      key: queryHash,
      build,
      at: state.dataUpdatedAt,
      data: firstPage(state.data),
    }))
    unsaved.clear()
    void saveResponses(responses)
  }

  const showAge = () => {
    const times = cache
      .getAll()
      .filter((query) => query.isActive() && (restored.has(query) || isStatus(query)))
      .flatMap(({ state }) => (state.data === undefined ? [] : [state.dataUpdatedAt]))
    setOfflineState({
      isOffline,
      savedAt: isOffline && times.length > 0 ? Math.min(...times) : undefined,
    })
  }

  /** Polls the tip at once, instead of at its next turn, if the browser says that it is offline. */
  const checkConnection = () => {
    if (navigator.onLine || document.visibilityState === 'hidden') return
    void queries.refetchQueries({ type: 'active', predicate: isStatus })
  }

  const succeed = (query: Query) => {
    unsaved.add(query)
    timer ??= setTimeout(save, SAVE_AFTER_MS)
    restored.delete(query)
    if (!isOffline) return
    isOffline = false
    const old = new Set(restored)
    restored.clear()
    void queries.invalidateQueries({ predicate: (one) => old.has(one) })
    showAge()
  }

  const restore = async (query: Query) => {
    if (await isSiteReachable()) return
    isOffline = true
    const saved =
      query.state.data === undefined ? await readResponse(query.queryHash, build) : undefined
    if (saved && query.state.data === undefined) {
      restored.add(query)
      queries.setQueryData(query.queryKey, saved.data, { updatedAt: saved.at })
    }
    showAge()
  }

  const unsubscribe = cache.subscribe((event) => {
    const { query } = event
    if (event.type === 'updated' && isSaved(query)) {
      const { action } = event
      if (action.type === 'success' && !action.manual) succeed(query)
      else if (action.type === 'failed' || action.type === 'error') {
        if (failureKind(action.error) === 'unreachable') void restore(query)
      }
    } else if (isOffline && /^observer(?:Added|Removed)$/.test(event.type)) showAge()
  })
  const onVisibility = () => (document.visibilityState === 'hidden' ? save() : checkConnection())
  document.addEventListener('visibilitychange', onVisibility)
  addEventListener('offline', checkConnection)
  // This module loads later than the first requests.
  for (const query of cache.getAll().filter(isSaved)) {
    const { status, fetchFailureReason: reason, error } = query.state
    if (status === 'success') succeed(query)
    else if (failureKind(reason ?? error) === 'unreachable') void restore(query)
  }
  return () => {
    unsubscribe()
    document.removeEventListener('visibilitychange', onVisibility)
    removeEventListener('offline', checkConnection)
    clearTimeout(timer)
    setOfflineState({ isOffline: false, savedAt: undefined })
  }
}

function isSaved(query: Query): boolean {
  return kinds.has(kindOf(query))
}

function isStatus(query: Query): boolean {
  return isUnder(query, keys.status(endpointOf(query)))
}

/** Returns the data of a query, and only the first page of a list. */
function firstPage(data: unknown): unknown {
  const { pages, pageParams } = (data ?? {}) as Partial<InfiniteData<unknown>>
  if (!Array.isArray(pages) || !Array.isArray(pageParams)) return data
  return { pages: pages.slice(0, 1), pageParams: pageParams.slice(0, 1) }
}

async function isSiteReachable(): Promise<boolean> {
  if (!navigator.onLine) return false
  try {
    await fetch('/config.json', { method: 'HEAD', cache: 'no-store' })
    return true
  } catch {
    return false
  }
}
