import { useEffect, useState } from 'react'

interface LoadPagesOptions {
  /** Whether another page is still needed and exists. */
  isWanted: boolean
  isLoading: boolean
  /** Whether the next page failed to load. */
  isFailed: boolean
  onLoadMore: () => void
}

/**
 * Returns a function that loads up to so many pages, one after another, while they are wanted, and
 * whether it does so now. Loading 0 pages stops it.
 */
export function useLoadPages({ isWanted, isLoading, isFailed, onLoadMore }: LoadPagesOptions): {
  load: (pages: number) => void
  isRunning: boolean
} {
  const [left, setLeft] = useState(0)
  const loads = left > 0 && isWanted && !isLoading && !isFailed
  useEffect(() => {
    if (!loads) return
    setLeft((pages) => pages - 1)
    onLoadMore()
    // Once per page: `onLoadMore` is another function each time.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [loads])
  return { load: setLeft, isRunning: left > 0 && isWanted && !isFailed }
}
