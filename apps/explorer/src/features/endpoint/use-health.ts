import { useQuery } from '@tanstack/react-query'
import { statusQuery } from '../../data/queries'
import { useEndpoint } from './endpoint-store'
import { type Health, healthOf } from './health'

/** The chosen endpoint's health, read from the shared status query; asks nothing itself. */
export function useHealth(): Health {
  const endpoint = useEndpoint()
  const { data, isError, isFetching } = useQuery({ ...statusQuery(endpoint), enabled: false })
  return healthOf({ status: data, failed: isError, checking: isFetching })
}
