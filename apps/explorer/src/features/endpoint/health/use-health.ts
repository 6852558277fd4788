import { useQuery } from '@tanstack/react-query'
import { statusQuery } from '../../../data/queries'
import { useEndpoint } from '../endpoint-store'
import { type Health, healthOf } from './health'

/** The chosen endpoint's health, read from the shared status query; asks nothing itself. */
export function useHealth(): Health {
  const endpoint = useEndpoint()
  const status = useQuery({ ...statusQuery(endpoint), enabled: false })
  return healthOf({
    status: status.data,
    // While it is asked again, an endpoint that failed is still one that failed.
    failed: status.errorUpdatedAt > status.dataUpdatedAt,
    checking: status.isFetching,
  })
}
