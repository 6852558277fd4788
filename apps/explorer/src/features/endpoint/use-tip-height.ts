import type { BlockIdentifier } from '@mcm/rosetta-client'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { statusQuery } from '../../data/queries'
import { useEndpoint } from './endpoint-store'

/** Returns the last known height of the latest block. This hook makes no requests itself. */
export function useTipHeight(): number | undefined {
  const { data } = useQuery({ ...statusQuery(useEndpoint()), enabled: false })
  return data?.current_block_identifier.index
}

/**
 * Runs a callback when the tip moves, but not when it is first read. A reorg may leave the height
 * unchanged or lower it, so the hashes are compared.
 *
 * @param run Receives the previous height and the new tip.
 */
export function useOnNewTip(run: (before: number, tip: BlockIdentifier) => unknown): void {
  const { data } = useQuery({ ...statusQuery(useEndpoint()), enabled: false })
  const tip = data?.current_block_identifier
  const seen = useRef(tip)
  useEffect(() => {
    const { current: before } = seen
    if (tip === undefined || before?.hash === tip.hash) return
    seen.current = tip
    if (before) run(before.index, tip)
  }, [tip, run])
}
