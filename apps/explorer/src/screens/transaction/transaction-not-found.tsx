import { ErrorPanel } from '@mcm/ui/error-panel'
import { Hash } from '@mcm/ui/hash'
import { PageHeader } from '@mcm/ui/page-header'
import { AskedEndpoint } from '../../features/endpoint/failure/asked-endpoint'
import { RecoveryActions } from '../../features/endpoint/failure/recovery-actions'
import { AskAllEndpoints } from '../../features/search/ask-all/ask-all-endpoints'
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
  const [before, after] = messages.notFound.text
  return (
    <>
      <PageHeader title={messages.heading} crumbs={crumbs}>
        <Hash value={hash} form="whole" copy={messages.copyHash} />
      </PageHeader>
      <ErrorPanel
        level={2}
        title={messages.notFound.title}
        causes={messages.notFound.causes}
        actions={<RecoveryActions onRetry={onRetry} />}
        aside={<AskedEndpoint />}
        detail={messages.notFound.result}
      >
        <p>
          {before}
          <Hash value={hash} form="15-15" />
          {after}
        </p>
      </ErrorPanel>
      <AskAllEndpoints hash={hash} />
      <SearchExplanation text={hash} isFolded />
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
      <PageHeader title={messages.heading} crumbs={crumbs} />
      <ErrorPanel level={2} title={messages.notFound.title}>
        <p>{messages.invalid(hash)}</p>
      </ErrorPanel>
      <SearchExplanation text={hash} />
    </>
  )
}
