import { Hash } from '@mcm/ui/hash'
import { Page } from '@mcm/ui/layout'
import { PageHeader } from '@mcm/ui/page-header'
import { skipToken, useQuery } from '@tanstack/react-query'
import { useDeferredValue } from 'react'
import { Navigate, useParams, useSearchParams } from 'react-router-dom'
import { paths } from '../../config/paths'
import { readBlockHeight, readHash } from '../../data/block-id'
import { transactionQuery } from '../../data/transaction-query'
import { useEndpoint } from '../../features/endpoint/endpoint-store'
import { FailurePanel } from '../../features/endpoint/failure/failure-panel'
import { NotFoundYet } from '../../features/search/pending-lookup/not-found-yet'
import { usePageMetadata } from '../../shared/page-metadata'
import { Announcements } from './announcements'
import { crumbs } from './crumbs'
import { messages } from './messages'
import { InvalidHash, TransactionNotFound } from './transaction-not-found'
import { TransactionDetails } from './transaction-details'
import { TransactionWaiting } from './transaction-waiting'
import { PENDING_POLL_MS, useFollowTransaction } from './use-follow-transaction'
import { keys } from '../../data/keys'

export function Component() {
  const { hash: given = '' } = useParams()
  const endpoint = useEndpoint()
  return <Lookup key={`${endpoint} ${given}`} endpoint={endpoint} given={given} />
}

function Lookup({ endpoint, given }: { endpoint: string; given: string }) {
  const [params] = useSearchParams()
  const hash = readHash(given)
  const block = readBlockHeight(params.get('block'))
  const {
    data: lookup,
    error,
    refetch,
  } = useQuery(
    hash === undefined
      ? { queryKey: keys.nothing(endpoint), queryFn: skipToken }
      : {
          ...transactionQuery(endpoint, hash, block),
          refetchInterval: ({ state }) => state.data?.kind === 'pending' && PENDING_POLL_MS,
        },
  )
  const { found, absence, hasStopped, again } = useFollowTransaction(lookup, refetch)
  // Rendered in short slices, so that a slow device responds meanwhile.
  const data = useDeferredValue(found)
  usePageMetadata({
    title: messages.title(hash ?? given),
    description: messages.description(hash ?? given),
    path: paths.transaction.href(hash ?? given),
    breadcrumb: [{ name: messages.heading, path: paths.transaction.href(hash ?? given) }],
    noIndex: data === undefined || data.kind === 'not-found',
  })

  if (data?.kind === 'block') {
    return <Navigate to={paths.block.href(data.hash)} replace />
  }
  return (
    <Page>
      <Announcements
        lookup={absence.hasLeft ? { kind: 'not-found' } : found}
        hasStopped={hasStopped}
      />
      {hash === undefined ? (
        <InvalidHash hash={given} />
      ) : data?.kind === 'not-found' ? (
        hasStopped ? (
          <TransactionNotFound hash={hash} onRetry={again} />
        ) : (
          <NotFoundYet hash={hash} crumbs={crumbs} about="transaction" />
        )
      ) : data ? (
        <TransactionDetails
          hash={hash}
          {...data}
          absence={absence}
          onAgain={absence.isGone && hasStopped ? again : undefined}
        />
      ) : error ? (
        <>
          <PageHeader title={messages.heading} crumbs={crumbs}>
            <Hash value={hash} form="whole" copy={messages.copyHash} />
          </PageHeader>
          <FailurePanel title={messages.failed} error={error} onRetry={() => void refetch()} />
        </>
      ) : (
        <TransactionWaiting hash={hash} />
      )}
    </Page>
  )
}
