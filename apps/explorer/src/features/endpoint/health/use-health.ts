import { useQuery } from '@tanstack/react-query'
import { useSyncExternalStore } from 'react'
import {
  hasFailedVerification,
  isFailing,
  subscribeToFailures,
} from '../../../data/endpoint-failures'
import { failureKind } from '../../../data/failure'
import { statusQuery } from '../../../data/queries'
import { useLastError } from '../../../data/use-last-error'
import { useSlowed } from '../../../data/use-slowed'
import { useEndpoint } from '../endpoint-store'
import { useClockOffset } from '../use-clock-offset'
import { healthOf } from './health'
import type { Health } from './health-states'

/**
 * Returns the chosen endpoint's health from the shared status query. This hook makes no requests
 * itself.
 */
export function useHealth(): Health {
  const endpoint = useEndpoint()
  const status = useQuery({ ...statusQuery(endpoint), enabled: false })
  const error = useLastError(status)
  return healthOf({
    status: status.data,
    error: error ?? rateLimitError(status.failureReason),
    checking: status.isFetching,
    slowed: useSlowed(endpoint),
    at: status.dataUpdatedAt + useClockOffset(),
    isFailing: useSyncExternalStore(subscribeToFailures, () => isFailing(endpoint), never),
    hasFailedVerification: useSyncExternalStore(
      subscribeToFailures,
      () => hasFailedVerification(endpoint),
      never,
    ),
  })
}

const never = () => false

/**
 * Returns the rate-limit error of a status request, if there is one. A rate-limited request waits
 * for its turn, so it fails late or not at all.
 */
function rateLimitError(reason: unknown): unknown {
  return failureKind(reason) === 'rate-limited' ? reason : undefined
}
