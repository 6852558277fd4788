import { Button } from '@mcm/ui/button'
import { Spinner } from '@mcm/ui/spinner'
import { messages } from '../messages'
import reason from './reason.module.css'
import { useLoadPages } from './use-load-pages'

/** Maximum number of pages that one press loads. */
const PAGES_PER_PRESS = 5

export interface ChartHistoryProps {
  /** Whether there is no need to say why there is no chart. @default false */
  isBrief?: boolean
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
export function ChartHistory({
  isBrief = false,
  hasMore,
  isLoading,
  isFailed,
  onLoadMore,
}: ChartHistoryProps) {
  const { load } = useLoadPages({ isWanted: hasMore, isLoading, isFailed, onLoadMore })
  return (
    <p className={reason['reason']}>
      {!isBrief && (hasMore ? messages.plot.unknown : messages.plot.tooFew)}{' '}
      {hasMore && (
        <Button
          size="small"
          variant="quiet"
          busy={isLoading}
          icon={isLoading ? <Spinner /> : undefined}
          onClick={() => load(PAGES_PER_PRESS)}
        >
          {messages.plot.loadMore}
        </Button>
      )}
    </p>
  )
}
