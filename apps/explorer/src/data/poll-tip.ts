import { useQuery } from '@tanstack/react-query'
import { statusQuery } from './queries'
import { JUST_ASKED_MS } from './query-rules'

/** Seconds between two looks at the tip where it is on show, and elsewhere (specification, section 9). */
const LIVE_MS = 10_000
const IDLE_MS = 30_000

/**
 * The one place that polls the endpoint's status, mounted once in the frame. Header, banner and
 * latest blocks read the same query, so that a page never asks twice. Nothing is asked in a hidden
 * tab; on return it is asked at once.
 */
export function usePollTip(endpoint: string, live: boolean): void {
  useQuery({
    ...statusQuery(endpoint),
    refetchInterval: live ? LIVE_MS : IDLE_MS,
    refetchOnWindowFocus: 'always',
    // An endpoint that is chosen again is checked at once, unless that is a moment ago.
    staleTime: JUST_ASKED_MS,
    notifyOnChangeProps: [],
  })
}
