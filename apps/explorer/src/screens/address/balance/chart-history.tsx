import { Button } from '@mcm/ui/button'
import { Spinner } from '@mcm/ui/spinner'
import { useEffect, useState } from 'react'
import styles from '../address.module.css'
import { messages } from '../messages'

/** Maximum number of pages that one press loads. */
const PAGES_PER_PRESS = 5

export interface ChartHistoryProps {
  /** Whether there are older transactions than the loaded ones. */
  hasMore: boolean
  isLoading: boolean
  /** Whether the next page failed to load. */
  isFailed: boolean
  onLoadMore: () => void
}

/**
 * Shown instead of a chart that would have fewer than three points. If there is more history, a
 * button loads it page by page until this is no longer shown.
 */
export function ChartHistory({ hasMore, isLoading, isFailed, onLoadMore }: ChartHistoryProps) {
  const [left, setLeft] = useState(0)
  const loads = left > 0 && hasMore && !isLoading && !isFailed
  useEffect(() => {
    if (!loads) return
    setLeft((pages) => pages - 1)
    onLoadMore()
    // Once per page: `onLoadMore` is another function each time.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [loads])
  return (
    <p className={styles['reason']}>
      {hasMore ? messages.plot.unknown : messages.plot.tooFew}{' '}
      {hasMore && (
        <Button
          size="small"
          busy={isLoading}
          icon={isLoading ? <Spinner /> : undefined}
          onClick={() => setLeft(PAGES_PER_PRESS)}
        >
          {messages.plot.loadMore}
        </Button>
      )}
    </p>
  )
}
