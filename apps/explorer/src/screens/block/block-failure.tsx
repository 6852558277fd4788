import { isApiError, isRosettaError, RosettaErrorCode } from '@mcm/rosetta-client'
import { ErrorPanel } from '@mcm/ui/error-panel'
import { readHash } from '../../data/block-id'
import FailurePanel from '../../features/endpoint/failure-panel'
import { HowItRead } from '../../features/search/how-it-read'
import { usePageMetadata } from '../../shared/page-metadata'
import { paths } from '../../app/paths'
import { HashUnknown } from './hash-unknown'
import { messages } from './messages'

interface BlockFailureProps {
  id: string
  error: Error
  onRetry: () => void
}

/** No block to show: the endpoint has none, or gave none. */
export function BlockFailure({ id, error, onRetry }: BlockFailureProps) {
  const notFound = isApiError(error, RosettaErrorCode.BlockNotFound)
  usePageMetadata({
    title: messages.titleWaiting(id),
    description: messages.failed.notFound,
    path: paths.block.href(id),
    noIndex: true,
  })
  const hash = readHash(id)
  return (
    <>
      <FailurePanel
        page
        title={
          notFound
            ? messages.failed.notFound
            : isWithoutBlock(error)
              ? messages.failed.unavailable
              : messages.failed.exception
        }
        {...(notFound
          ? { causes: messages.failed.causes }
          : { text: messages.failed.exceptionText(error.message || messages.failed.unknown) })}
        error={error}
        onRetry={onRetry}
      />
      {notFound && hash !== undefined && <HashUnknown hash={hash} />}
    </>
  )
}

/** The endpoint answered, and left the block itself out. */
function isWithoutBlock(error: Error): boolean {
  return isRosettaError(error, 'InvalidResponseError') && error.path === 'block'
}

/** What stands in the address bar can be no block; asking a server would not help. */
export function InvalidBlockId({ id }: { id: string }) {
  usePageMetadata({
    title: messages.titleWaiting(id),
    description: messages.failed.notFound,
    path: paths.block.href(id),
    noIndex: true,
  })
  return (
    <>
      <ErrorPanel title={messages.failed.notFound}>
        <p>{messages.failed.invalidId(id)}</p>
      </ErrorPanel>
      <HowItRead text={id} />
    </>
  )
}
