import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { failureKind } from '../../../data/failure'
import { statusQuery } from '../../../data/queries'
import { useEndpoint } from '../endpoint-store'
import { useClockOffset } from '../use-clock-offset'
import { healthOf } from './health'
import type { Health } from './health-states'

/** The chosen endpoint's health, read from the shared status query; requests nothing itself. */
export function useHealth(): Health {
  const endpoint = useEndpoint()
  const status = useQuery({ ...statusQuery(endpoint), enabled: false })
  // The query drops its error when it runs again; until the next answer the endpoint has still failed.
  const [lastError, setLastError] = useState(status.error)
  if (status.error && status.error !== lastError) setLastError(status.error)
  const hasFailed = status.errorUpdatedAt > status.dataUpdatedAt
  return healthOf({
    status: status.data,
    error: hasFailed ? (status.error ?? lastError) : refusalIn(status.failureReason),
    checking: status.isFetching,
    at: status.dataUpdatedAt + useClockOffset(),
  })
}

/** A refused request for the status waits for its turn: it fails late or not at all. */
function refusalIn(reason: unknown): unknown {
  return failureKind(reason) === 'rate-limited' ? reason : undefined
}
