import { formatCount } from '@mcm/ui/amount'
import { Button, ButtonLink } from '@mcm/ui/button'
import { ErrorPanel } from '@mcm/ui/error-panel'
import { useEffect } from 'react'
import { paths } from '../../app/paths'
import { useTipHeight } from '../../features/endpoint/use-tip-height'
import { usePageMetadata } from '../../shared/page-metadata'
import { BlockFailure } from './block-failure'
import { expectedIn } from './expected-in'
import { messages } from './messages'

interface NotMinedProps {
  height: number
  error: Error
  onRetry: () => void
}

/** A height the chain has not reached says when it will, and appears by itself when it does. */
export function NotMined({ height, error, onRetry }: NotMinedProps) {
  const tip = useTipHeight()
  usePageMetadata({
    title: messages.title(String(height)),
    description: messages.failed.notFound,
    path: paths.block.href(height),
    noIndex: true,
  })
  useEffect(() => {
    if (tip !== undefined && tip >= height) onRetry()
    // Only a new tip is a reason to ask again.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [tip])
  if (tip === undefined || tip >= height) {
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
