import { useEffect, useState } from 'react'
import { useMedia } from '../../../shared/use-media'

export const REDUCED_MOTION = '(prefers-reduced-motion: reduce)'

/** Long enough to read a step's sentence. */
export const STEP_MS = 2500

/**
 * Steps through `count` steps, automatically unless the visitor prefers reduced motion. Then each
 * step is taken by hand.
 */
export function useSteps(count: number) {
  const canPlay = !useMedia(REDUCED_MOTION)
  const [at, setAt] = useState(0)
  const [wantsPlay, setWantsPlay] = useState(true)
  const isLast = at === count - 1
  const isPlaying = canPlay && wantsPlay && !isLast

  useEffect(() => {
    if (!isPlaying) return undefined
    const timer = setTimeout(() => setAt(at + 1), STEP_MS)
    return () => clearTimeout(timer)
  }, [isPlaying, at])

  return {
    at,
    isPlaying,
    isLast,
    canPlay,
    toggle: () => setWantsPlay(!isPlaying),
    /** Goes on by one step. A visitor who does that wants to read at their own pace. */
    next: () => {
      setWantsPlay(false)
      // Two presses may come before the next render.
      setAt((step) => Math.min(step + 1, count - 1))
    },
    restart: () => {
      setWantsPlay(true)
      setAt(0)
    },
  }
}
