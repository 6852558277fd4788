import { Count, formatCount } from '@mcm/ui/amount'
import { Figure, Figures } from '@mcm/ui/figures'
import { Stack } from '@mcm/ui/layout'
import { Link } from '@mcm/ui/link'
import { PageHeader } from '@mcm/ui/page-header'
import { useQuery } from '@tanstack/react-query'
import { type RefObject, useEffect } from 'react'
import { paths } from '../../../config/paths'
import { SECONDS_PER_BLOCK } from '../../../data/block-pace'
import { statusQuery } from '../../../data/queries'
import { useEndpoint } from '../../../features/endpoint/endpoint-store'
import { isStale } from '../../../features/endpoint/health/freshness'
import { TimeLine } from '../../../features/next-block/time-line/time-line'
import { useNow } from '../../../features/next-block/use-now'
import { LatestVerses } from '../../../features/verse/latest-verses'
import { usePageMetadata } from '../../../shared/page-metadata'
import { hasOwnZone } from '../../../shared/visitor-zone'
import { BlockFailure } from './block-failure'
import { BlocksToGo } from './blocks-to-go'
import { ChainLine } from './chain-line'
import { expectedAt, expectedIn, isHourKnown, isYearsAhead } from '../../../data/expected-in'
import { messages } from '../messages'
import { crumbs } from '../crumbs'

/** Blocks this far below the tip are no longer expected to appear. */
const WAIT_BLOCKS = 3

/** Maximum number of blocks to go, about a month, for which somebody may leave the page open. */
const SOON_BLOCKS = 25_000

/** Maximum number of blocks to go, about a day, for which the wait for the next one is of interest. */
const NEAR_BLOCKS = 840

/** Maximum number of blocks to go that are drawn, which can still be told apart on a phone. */
const DRAWN_BLOCKS = 100

interface NotMinedProps {
  height: number
  error: Error
  onRetry: () => void
  /** The tip at the last look. It outlives this panel, which unmounts during a request. */
  lookedAt: RefObject<number | undefined>
}

/**
 * The page for a height that the chain hasn't reached. It counts down to the block, which appears
 * once it has been mined.
 */
export function NotMined({ height, error, onRetry, lookedAt }: NotMinedProps) {
  const { data: status } = useQuery({ ...statusQuery(useEndpoint()), enabled: false })
  const tip = status?.current_block_identifier.index
  const now = useNow()
  usePageMetadata({
    title: messages.title(String(height)),
    description: messages.failed.notFound,
    path: paths.block.href(height),
    noIndex: true,
  })
  useEffect(() => {
    const before = lookedAt.current
    lookedAt.current = tip
    if (tip === undefined || tip < height || tip === before) return
    // An endpoint that was behind may pass the height by many blocks at once.
    const wasAwaited = before !== undefined && before < height
    if (wasAwaited || tip < height + WAIT_BLOCKS) onRetry()
    // Only a new tip triggers a retry.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [tip])
  // Height 0 means the server hasn't reached its node.
  if (!status || tip === undefined || tip === 0 || tip >= height) {
    return <BlockFailure id={String(height)} error={error} onRetry={onRetry} />
  }
  const { failed, upcoming } = messages
  const left = height - tip
  const isNear = left <= NEAR_BLOCKS
  const since = status.current_block_timestamp
  const isBehind = isStale(since, now)
  // The next one is expected an average block time after the tip, like everywhere else.
  const ahead = left - Math.min(1, Math.max(0, now - since) / (SECONDS_PER_BLOCK * 1000))
  return (
    <>
      <Stack gap={6}>
        <PageHeader
          title={failed[isBehind ? 'notHere' : 'notMined'](formatCount(height))}
          crumbs={crumbs}
        >
          {isBehind ? (
            upcoming.behind
          ) : (
            <>
              {failed[isNear ? 'expected' : 'expectedAtPace'](
                ahead > 0 ? expectedIn(ahead) : failed.anyMoment,
              )}{' '}
              {left <= SOON_BLOCKS && upcoming[isNear ? 'opens' : 'updates']}
            </>
          )}
        </PageHeader>
        {isBehind ? null : left > 1 && left <= DRAWN_BLOCKS ? (
          <BlocksToGo tip={tip} since={since} height={height} />
        ) : isNear ? (
          <TimeLine label={upcoming.waitingFor} latest={{ height: tip, time: since }} isBare />
        ) : (
          <ChainLine tip={tip} height={height} />
        )}
        <Figures>
          {(left > 1 || isBehind) && (
            <Figure label={upcoming.left}>
              <Count value={left} />
            </Figure>
          )}
          {isNear && (
            <Figure label={upcoming.latest}>
              <Link href={paths.block.href(tip)}>
                <Count value={tip} />
              </Link>
            </Figure>
          )}
          {!isBehind && (
            <Figure
              label={isYearsAhead(left) ? upcoming.inYear : upcoming.at}
              note={
                hasOwnZone() && isHourKnown(left)
                  ? upcoming.localTime(expectedAt(ahead, now, 'local'))
                  : undefined
              }
            >
              {expectedAt(ahead, now)}
            </Figure>
          )}
        </Figures>
      </Stack>
      <LatestVerses />
    </>
  )
}
