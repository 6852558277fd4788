import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { balanceQuery } from '../../../data/address-queries'
import { useEndpoint } from '../../../features/endpoint/endpoint-store'
import type { Movement } from '../history/movement'
import { totalsOf } from '../history/totals'

export interface IndexedHistory {
  address: string
  /** All transactions of the index. */
  movements: readonly Movement[]
  /** Whether the list is as new as the tip. */
  isCurrent: boolean
}

/**
 * Returns the part of the balance that the index doesn't explain, so that the figures add up: mining
 * rewards that aren't known, and what the address held before the index begins. While a new block
 * arrives, the balance and the list aren't of the same block, so the last known part stays. It is
 * undefined until they are of the same block for the first time.
 */
export function useHeldBefore({
  address,
  movements,
  isCurrent,
}: IndexedHistory): bigint | undefined {
  const balance = useQuery({ ...balanceQuery(useEndpoint(), address), enabled: false })
  const [rest, setRest] = useState<bigint>()
  const { received, sent, hasAllMined, unchecked } = totalsOf(movements)
  if (balance.data && !balance.isFetching && !balance.isError && isCurrent && unchecked === 0) {
    const now = hasAllMined ? balance.data.nano - received + sent : 0n
    if (now !== rest) setRest(now)
  }
  return rest
}
