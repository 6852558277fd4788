import { formatCount } from '@mcm/ui/amount'
import { Button, ButtonLink } from '@mcm/ui/button'
import { ErrorPanel } from '@mcm/ui/error-panel'
import { type RefObject, useEffect } from 'react'
import { paths } from '../../../config/paths'
import { useTipHeight } from '../../../features/endpoint/use-tip-height'
import { usePageMetadata } from '../../../shared/page-metadata'
import { BlockFailure } from './block-failure'
import { expectedIn } from './expected-in'
import styles from '../block.module.css'
import { messages } from '../messages'

/** Blocks this far below the tip are no longer expected to appear. */
const WAIT_BLOCKS = 3

interface NotMinedProps {
  height: number
  error: Error
  onRetry: () => void
  /** The tip of the last retry. It outlives this panel, which unmounts during the request. */
  requestedAt: RefObject<number | undefined>
}

/**
 * The page for a height that the chain hasn't reached. It shows when to expect the block, and the
 * block appears once it has been mined.
 */
export function NotMined({ height, error, onRetry, requestedAt }: NotMinedProps) {
  const tip = useTipHeight()
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
  if (tip === undefined || tip === 0 || tip >= height) {
    return <BlockFailure id={String(height)} error={error} onRetry={onRetry} />
  }
  return (
    <ErrorPanel
      className={styles['upcoming']}
      title={messages.failed.notMined(formatCount(height))}
      actions={
        <>
          <ButtonLink href={paths.block.href(tip)}>
            {messages.failed.seeLatest(formatCount(tip))}
          </ButtonLink>
          <Button onClick={onRetry}>{messages.failed.checkAgain}</Button>
        </>
      }
    >
      <p>{messages.failed.expected(expectedIn(height - tip))}</p>
    </ErrorPanel>
  )
}
