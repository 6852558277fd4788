import type { QueryClient } from '@tanstack/react-query'
import { failureKind } from './failure'
import { endpointOf, keys, kindOf } from './keys'

const failing = new Set<string>()
const listeners = new Set<() => void>()

/**
 * Follows whether an endpoint's last completed request failed, so that its state isn't shown as
 * good only because the status call works. Status calls aren't counted.
 */
export function watchEndpointFailures(queries: QueryClient): void {
  const statusKind = kindOf({ queryKey: keys.status('') })
  queries.getQueryCache().subscribe((event) => {
    if (event.type !== 'updated' || kindOf(event.query) === statusKind) return
    const { action, query } = event
    const endpoint = endpointOf(query)
    if (action.type === 'success' && !action.manual) report(endpoint, false)
    if (action.type === 'error' && isFailure(action.error)) report(endpoint, true)
  })
}

/** Returns whether an endpoint's last completed request failed. */
export function isFailing(endpoint: string): boolean {
  return failing.has(endpoint)
}

/** Calls a listener whenever an endpoint starts or stops failing. */
export function subscribeToFailures(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

function report(endpoint: string, isNowFailing: boolean): void {
  if (failing.has(endpoint) === isNowFailing) return
  if (isNowFailing) failing.add(endpoint)
  else failing.delete(endpoint)
  for (const listener of listeners) listener()
}

/** An endpoint that responds that it has no such block, or too fast, works. */
function isFailure(error: unknown): boolean {
  const kind = failureKind(error)
  return kind === 'unreachable' || kind === 'timeout'
}
