import { type QueryClient, useQueries, useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { balanceQuery } from '../../../data/address-queries'
import { failureKind } from '../../../data/failure'
import { pause } from '../../../shared/pause'
import { useEndpoint } from '../../endpoint/endpoint-store'
import { useTipHeight } from '../../endpoint/use-tip-height'

/** Servers that limit allow two calls in a second. */
const PAUSE_MS = 500

/**
 * What the addresses hold: asked for one after the other while the list is open, and again when the
 * tip has moved. Stops at the first sign that the endpoint answers nobody.
 */
export function useBalances(addresses: readonly string[]) {
  const endpoint = useEndpoint()
  const tip = useTipHeight()
  const queries = useQueryClient()
  const [stopped, setStopped] = useState(false)
  const [attempt, setAttempt] = useState(0)
  const list = addresses.join()

  useEffect(() => {
    if (tip === undefined || list === '') return
    const stop = new AbortController()
    void askInTurn(queries, { endpoint, tip, addresses: list.split(',') }, stop.signal).then(
      (reached) => !stop.signal.aborted && setStopped(!reached),
    )
    return () => stop.abort()
    // `attempt` is no input, but a reason to ask again.
    // oxlint-disable-next-line react/exhaustive-effect-dependencies
  }, [queries, endpoint, tip, list, attempt])

  return {
    balances: useQueries({
      queries: addresses.map((address) => ({ ...balanceQuery(endpoint, address), enabled: false })),
    }),
    stopped,
    again: () => {
      setStopped(false)
      setAttempt(attempt + 1)
    },
  }
}

interface Wanted {
  endpoint: string
  tip: number
  addresses: readonly string[]
}

/** At which tip a balance was last heard, so that opening the list again asks nothing. */
const heardAt = new WeakMap<QueryClient, Map<string, number>>()

async function askInTurn(
  queries: QueryClient,
  { endpoint, tip, addresses }: Wanted,
  signal: AbortSignal,
): Promise<boolean> {
  const heard = heardAt.get(queries) ?? new Map<string, number>()
  heardAt.set(queries, heard)
  for (const address of addresses) {
    const name = `${endpoint} ${address}`
    const query = balanceQuery(endpoint, address)
    // An answer that nobody has looked at for a while is dropped.
    if (heard.get(name) === tip && queries.getQueryData(query.queryKey)) continue
    try {
      const { inLedger } = await queries.fetchQuery({
        ...query,
        staleTime: 0,
        retry: false,
      })
      heard.set(name, tip)
      // An account the ledger lacks took two calls.
      await pause(inLedger ? PAUSE_MS : 2 * PAUSE_MS, signal)
    } catch (error) {
      if (['unreachable', 'timeout', 'rate-limited'].includes(failureKind(error))) return false
      await pause(PAUSE_MS, signal)
    }
    if (signal.aborted) return true
  }
  return true
}
