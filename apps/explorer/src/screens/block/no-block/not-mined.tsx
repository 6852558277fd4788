import { formatCount } from '@mcm/ui/amount'
import { Button, ButtonLink } from '@mcm/ui/button'
import { ErrorPanel } from '@mcm/ui/error-panel'
import { type RefObject, useEffect } from 'react'
import { paths } from '../../../config/paths'
import { useTipHeight } from '../../../features/endpoint/use-tip-height'
import { usePageMetadata } from '../../../shared/page-metadata'
import { BlockFailure } from './block-failure'
import { expectedIn } from './expected-in'
import { messages } from '../messages'

/** So far below the tip a block is not on its way any more. */
const ON_ITS_WAY = 3

interface NotMinedProps {
  height: number
  error: Error
  onRetry: () => void
  /** The tip at which it was last asked for again. Outlives this panel, which goes while it is asked. */
  askedAt: RefObject<number | undefined>
}

/** A height the chain has not reached says when it will, and appears by itself when it does. */
export function NotMined({ height, error, onRetry, askedAt }: NotMinedProps) {
  const tip = useTipHeight()
  usePageMetadata({
    title: messages.title(String(height)),
    description: messages.failed.notFound,
    path: paths.block.href(height),
    noIndex: true,
  })
  useEffect(() => {
    if (tip === undefined || tip < height || tip >= height + ON_ITS_WAY) return
    if (askedAt.current === tip) return
    askedAt.current = tip
    onRetry()
    // Only a new tip is a reason to ask again.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [tip])
  // Height 0 is what a server says that has not reached its node.
  if (tip === undefined || tip === 0 || tip >= height) {
    return <BlockFailure id={String(height)} error={error} onRetry={onRetry} />
  }
  return (
    <ErrorPanel
      title={messages.failed.notMined(formatCount(height))}
      actions={
        <>
          <ButtonLink href={paths.block.href(tip)}>
            {messages.failed.seeNewest(formatCount(tip))}
          </ButtonLink>
          <Button onClick={onRetry}>{messages.failed.askAgain}</Button>
        </>
      }
    >
      <p>{messages.failed.expected(expectedIn(height - tip))}</p>
    </ErrorPanel>
  )
}
