import { Breadcrumbs } from '@mcm/ui/breadcrumbs'
import { ErrorPanel } from '@mcm/ui/error-panel'
import { Hash } from '@mcm/ui/hash'
import { useEndpoint } from '../../features/endpoint/endpoint-store'
import { messages as endpointMessages } from '../../features/endpoint/failure/messages'
import { RecoveryActions } from '../../features/endpoint/failure/recovery-actions'
import { SearchExplanation } from '../../features/search/explanation/search-explanation'
import { crumbs } from './crumbs'
import { messages } from './messages'

interface TransactionNotFoundProps {
  hash: string
  onRetry: () => void
}

/**
 * The page shown when the endpoint has no such transaction, pending or confirmed, and no such
 * block.
 */
export function TransactionNotFound({ hash, onRetry }: TransactionNotFoundProps) {
  const endpoint = useEndpoint()
  const [before, after] = messages.notFound.text
  return (
    <>
      <Breadcrumbs items={crumbs} />
      <ErrorPanel
        title={messages.notFound.title}
        causes={messages.notFound.causes}
        actions={<RecoveryActions onRetry={onRetry} />}
        detail={messages.notFound.result}
      >
        <p>
          {before}
          <Hash value={hash} form="15-15" copy={messages.copyHash} />
          {after}
        </p>
        <p>
          {endpointMessages.asked} <code>{endpoint}</code>
        </p>
      </ErrorPanel>
      <SearchExplanation text={hash} />
    </>
  )
}

/**
 * The page for a URL that can't contain a transaction hash. It makes no request, because none would
 * help.
 */
export function InvalidHash({ hash }: { hash: string }) {
  return (
    <>
      <Breadcrumbs items={crumbs} />
      <ErrorPanel title={messages.notFound.title}>
        <p>{messages.invalid(hash)}</p>
      </ErrorPanel>
      <SearchExplanation text={hash} />
    </>
  )
}
