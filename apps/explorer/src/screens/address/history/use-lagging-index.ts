import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { balanceQuery } from '../../../data/address-queries'
import { useEndpoint } from '../../../features/endpoint/endpoint-store'

/**
 * An endpoint's index lags its ledger by seconds. Times to wait before looking again for what moved the
 * balance. What isn't indexed by then isn't expected to be, such as the reward of an empty block.
 */
const LOOKS_MS = [3_000, 6_000, 12_000]

/**
 * Looks again for new transactions after the balance has changed without one.
 *
 * @param newest The newest transaction of the list, or null if there is none. It is undefined while the
 *   list loads.
 * @param look Loads the new transactions.
 * @returns Whether the list is still expected to lag the balance.
 */
export function useLaggingIndex(
  address: string,
  newest: string | null | undefined,
  look: () => unknown,
): boolean {
  const { data } = useQuery({ ...balanceQuery(useEndpoint(), address), enabled: false })
  const nano = data?.nano
  const seen = useRef({ nano, newest, isAhead: false, isLooking: false })
  const latest = useRef(look)
  const [isLagging, setIsLagging] = useState(false)
  useEffect(() => {
    latest.current = look
  }, [look])
  useEffect(() => {
    const before = seen.current
    const hasMoved = before.nano !== undefined && before.nano !== nano
    const hasNews = before.newest !== undefined && before.newest !== newest
    const now = { nano, newest, isAhead: false, isLooking: false }
    seen.current = now
    if (hasNews) {
      // News may come before the balance that they explain.
      now.isAhead = !hasMoved && !before.isLooking
      setIsLagging(false)
      return
    }
    if (!hasMoved || before.isAhead || newest === undefined) {
      now.isAhead = before.isAhead && !hasMoved
      return
    }
    now.isLooking = true
    setIsLagging(true)
    let timer: ReturnType<typeof setTimeout>
    const lookAfter = ([wait, ...waits]: readonly number[]) => {
      if (wait === undefined) return setIsLagging(false)
      timer = setTimeout(() => {
        void latest.current()
        lookAfter(waits)
      }, wait)
    }
    lookAfter(LOOKS_MS)
    return () => clearTimeout(timer)
  }, [nano, newest])
  return isLagging
}
