import { Count, formatCount } from '@mcm/ui/amount'
import { ButtonLink } from '@mcm/ui/button'
import { Figure, Figures } from '@mcm/ui/figures'
import { Split } from '@mcm/ui/layout'
import { Stave } from '@mcm/ui/latest-block'
import { PageHeader } from '@mcm/ui/page-header'
import { useQuery } from '@tanstack/react-query'
import { type RefObject, useEffect } from 'react'
import { paths } from '../../../config/paths'
import { SECONDS_PER_BLOCK } from '../../../data/block-pace'
import { statusQuery } from '../../../data/queries'
import { useEndpoint } from '../../../features/endpoint/endpoint-store'
import { BlockVerse } from '../../../features/verse/block-verse'
import { usePageMetadata } from '../../../shared/page-metadata'
import { trueTime } from '../../../shared/true-time'
import { BlockFailure } from './block-failure'
import { ChainProgress } from './chain-progress'
import { expectedAt, expectedIn } from '../../../data/expected-in'
import styles from '../block.module.css'
import { messages } from '../messages'
import { crumbs } from '../crumbs'

/** Blocks this far below the tip are no longer expected to appear. */
const WAIT_BLOCKS = 3

/** Maximum number of blocks to go, about a day, for which the wait for the next one is of interest. */
const NEAR_BLOCKS = 840

interface NotMinedProps {
  height: number
  error: Error
  onRetry: () => void
  /** The tip of the last retry. It outlives this panel, which unmounts during the request. */
  requestedAt: RefObject<number | undefined>
}

/**
 * The page for a height that the chain hasn't reached. It counts down to the block, which appears
 * once it has been mined.
 */
export function NotMined({ height, error, onRetry, requestedAt }: NotMinedProps) {
  const { data: status } = useQuery({ ...statusQuery(useEndpoint()), enabled: false })
  const tip = status?.current_block_identifier.index
  usePageMetadata({
    title: messages.title(String(height)),
    description: messages.failed.notFound,
    path: paths.block.href(height),
    noIndex: true,
  })
  useEffect(() => {
    if (tip === undefined || tip < height || tip >= height + WAIT_BLOCKS) return
    if (requestedAt.current === tip) return
    requestedAt.current = tip
    onRetry()
    // Only a new tip triggers a retry.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [tip])
  // Height 0 means the server hasn't reached its node.
  if (!status || tip === undefined || tip === 0 || tip >= height) {
    return <BlockFailure id={String(height)} error={error} onRetry={onRetry} />
  }
  const { upcoming } = messages
  return (
    <>
      <PageHeader
        title={messages.failed.notMined(formatCount(height))}
        crumbs={crumbs}
        actions={<ButtonLink href={paths.block.href(tip)}>{messages.failed.seeLatest}</ButtonLink>}
      >
        {messages.failed.expected(expectedIn(height - tip))}
      </PageHeader>
      <Split className={styles['upcoming'] ?? ''} side={<BlockVerse height={tip} isLatest />}>
        <Figures>
          <Figure label={upcoming.left}>
            <Count value={height - tip} />
          </Figure>
          <Figure label={upcoming.at}>{expectedAt(height - tip, trueTime())}</Figure>
        </Figures>
        {height - tip > NEAR_BLOCKS ? (
          <ChainProgress tip={tip} height={height} />
        ) : (
          <Stave
            key={tip}
            since={status.current_block_timestamp}
            expected={SECONDS_PER_BLOCK * 1000}
          >
            {upcoming.waitingFor} <Count value={tip + 1} />
            {upcoming.lines}
          </Stave>
        )}
      </Split>
    </>
  )
}
