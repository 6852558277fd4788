import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { statusQuery } from '../../data/queries'
import { useEndpoint } from './endpoint-store'

/** Height of the newest block as last heard; asks nothing itself. */
export function useTipHeight(): number | undefined {
  const { data } = useQuery({ ...statusQuery(useEndpoint()), enabled: false })
  return data?.current_block_identifier.index
}

/** Runs when the tip moves, not when it is first heard. */
export function useOnNewTip(run: () => unknown): void {
  const tip = useTipHeight()
  const seen = useRef(tip)
  useEffect(() => {
    if (tip === undefined || seen.current === tip) return
    const first = seen.current === undefined
    seen.current = tip
    if (!first) run()
  }, [tip, run])
}
