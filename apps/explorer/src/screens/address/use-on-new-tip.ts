import { useEffect, useRef } from 'react'
import { useTipHeight } from '../../features/endpoint/use-tip-height'

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
