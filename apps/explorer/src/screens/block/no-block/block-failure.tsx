import { isApiError, isInvalidResponseError, RosettaErrorCode } from '@mcm/rosetta-client'
import { formatCount } from '@mcm/ui/amount'
import { ButtonLink } from '@mcm/ui/button'
import { ErrorPanel } from '@mcm/ui/error-panel'
import { Hash } from '@mcm/ui/hash'
import { PageHeader } from '@mcm/ui/page-header'
import { Text } from '@mcm/ui/text'
import { useQuery } from '@tanstack/react-query'
import { Navigate, useNavigate, useSearchParams } from 'react-router-dom'
import { readBlockHeight, readHash } from '../../../data/block-id'
import { lostBlockQuery } from '../../../data/lost-block'
import { useEndpoint } from '../../../features/endpoint/endpoint-store'
import { useTipHeight } from '../../../features/endpoint/use-tip-height'
import { FailurePanel } from '../../../features/endpoint/failure/failure-panel'
import { GoToBlockForm } from '../../../features/go-to-block/go-to-block'
import { SearchExplanation } from '../../../features/search/explanation/search-explanation'
import { AskAllEndpoints } from '../../../features/search/ask-all/ask-all-endpoints'
import { NotFoundYet } from '../../../features/search/pending-lookup/not-found-yet'
import { SearchProgress } from '../../../features/search/pending-lookup/search-progress'
import { LatestVerses } from '../../../features/verse/latest-verses'
import { usePageMetadata } from '../../../shared/page-metadata'
import { paths } from '../../../config/paths'
import { HashNotFoundHelp } from './hash-not-found-help'
import { LostBlockPanel } from './lost-block'
import styles from './no-block.module.css'
import { messages } from '../messages'
import { crumbs } from '../crumbs'
import { useMissingHash } from './use-missing-hash'

/** Above a hash that may turn out to be a transaction's. */
const searchCrumbs = [
  { label: messages.home, href: paths.home.href() },
  { label: messages.search, href: paths.search.path },
]

interface BlockFailureProps {
  id: string
  error: Error
  onRetry: () => void
}

/** The page shown when the endpoint doesn't have the block or didn't return one. */
export function BlockFailure(props: BlockFailureProps) {
  const { id, error } = props
  const [params] = useSearchParams()
  usePageMetadata({
    title: messages.titleWaiting(id),
    description: messages.failed.notFound,
    path: paths.block.href(id),
    noIndex: true,
  })
  const notFound = isApiError(error, RosettaErrorCode.BlockNotFound)
  const hash = readHash(id)
  if (!notFound || hash === undefined) return <Failed {...props} notFound={notFound} />
  return <UnknownHash {...props} hash={hash} height={readBlockHeight(params.get('height'))} />
}

/**
 * The page for an unknown hash. A hash with `?height=`, which is the height of the block in which
 * it was seen, isn't new.
 */
function UnknownHash({
  height,
  ...props
}: BlockFailureProps & { hash: string; height?: number | undefined }) {
  const { hash } = props
  const { data: lost, isPending } = useQuery(lostBlockQuery(useEndpoint(), hash, height))
  if (lost) return <LostBlockPanel hash={hash} height={lost.height} />
  if (height === undefined) return <MissingHash {...props} />
  return isPending ? <NotFoundYet hash={hash} crumbs={crumbs} /> : <HashFailed {...props} />
}

/** The page for a missing hash. It may belong to a new block or to a new transaction. */
function MissingHash({ hash, onRetry, ...rest }: BlockFailureProps & { hash: string }) {
  const { hasStopped, isTransaction, failedAsTransaction, again } = useMissingHash(hash, onRetry)
  if (isTransaction) return <Navigate to={paths.transaction.href(hash)} replace />
  return (
    <>
      <SearchProgress progress={hasStopped ? 'stopped' : 'looking'} />
      {hasStopped ? (
        <HashFailed {...rest} hash={hash} onRetry={again} asTransaction={failedAsTransaction} />
      ) : (
        <>
          <NotFoundYet hash={hash} crumbs={searchCrumbs} />
          <HashNotFoundHelp hash={hash} asTransaction={failedAsTransaction} />
        </>
      )}
    </>
  )
}

function HashFailed({
  hash,
  asTransaction,
  ...rest
}: BlockFailureProps & { hash: string; asTransaction?: boolean }) {
  return (
    <>
      <Failed {...rest} hash={hash} notFound />
      <AskAllEndpoints hash={hash} />
      <HashNotFoundHelp hash={hash} asTransaction={asTransaction} />
    </>
  )
}

interface FailedProps extends BlockFailureProps {
  notFound: boolean
  /** The hash that was looked up, if there was one. */
  hash?: string
}

/** The page keeps its identity: which block or hash, as large as if it had loaded. */
function Failed({ id, error, onRetry, notFound, hash }: FailedProps) {
  const tip = useTipHeight()
  const height = readBlockHeight(id)
  const navigate = useNavigate()
  const isPassed = notFound && height !== undefined && tip !== undefined && height < tip
  return (
    <>
      <FailedHeader id={id} hash={hash} hasLatest={!isPassed} />
      <div className={isPassed ? styles['passed'] : notFound ? styles['quiet'] : undefined}>
        <FailurePanel
          title={
            notFound
              ? messages.failed.notFound
              : isWithoutBlock(error)
                ? messages.failed.unavailable
                : messages.failed.exception
          }
          {...(notFound
            ? {
                causes: messages.failed[isPassed ? 'passedCauses' : 'causes'],
                text: isPassed ? <EndpointTip tip={tip} /> : undefined,
              }
            : { note: messages.failed.exceptionText(error.message || messages.failed.unknown) })}
          error={error}
          other={
            isPassed ? (
              <GoToBlockForm max={tip} onGo={(other) => void navigate(paths.block.href(other))} />
            ) : undefined
          }
          onRetry={onRetry}
        />
      </div>
      {isPassed && <LatestVerses />}
    </>
  )
}

/** The header of a block that isn't shown: its number with its neighbors, or its hash. */
function FailedHeader({
  id,
  hash = readHash(id),
  hasLatest,
}: {
  id: string
  hash?: string | undefined
  /** Whether to lead to the latest block: not if the page shows the latest ones. */
  hasLatest: boolean
}) {
  const height = readBlockHeight(id)
  const tip = useTipHeight()
  return height === undefined ? (
    <PageHeader title={messages.name} crumbs={crumbs}>
      {hash === undefined ? id : <Hash value={hash} form="15-15" copy={messages.copy.hash} />}
    </PageHeader>
  ) : (
    <PageHeader
      title={(hasLatest ? messages.block : messages.failed.notHere)(formatCount(height))}
      crumbs={crumbs}
      actions={
        hasLatest && (
          <ButtonLink href={paths.block.href(tip ?? 0)}>{messages.failed.seeLatest}</ButtonLink>
        )
      }
    />
  )
}

/** The endpoint, and the height of its latest block. */
function EndpointTip({ tip }: { tip: number }) {
  return (
    <Text size={13} tone="soft">
      <Text mono>{useEndpoint()}</Text> {messages.failed.passed(formatCount(tip))}
    </Text>
  )
}

/** Returns whether the endpoint responded without the block itself. */
function isWithoutBlock(error: Error): boolean {
  return isInvalidResponseError(error) && error.path === 'block'
}

/**
 * The page for a URL that can't contain a block id. It makes no request, because none would help.
 */
export function InvalidBlockId({ id }: { id: string }) {
  usePageMetadata({
    title: messages.titleWaiting(id),
    description: messages.failed.notFound,
    path: paths.block.href(id),
    noIndex: true,
  })
  return (
    <>
      <FailedHeader id={id} hasLatest />
      <ErrorPanel level={2} title={messages.failed.notFound} className={styles['quiet']}>
        <p>{messages.failed.invalidId(id)}</p>
      </ErrorPanel>
      <SearchExplanation text={id} />
    </>
  )
}
