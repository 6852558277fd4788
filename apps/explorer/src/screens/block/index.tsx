import { Page } from '@mcm/ui/layout'
import { skipToken, useQuery } from '@tanstack/react-query'
import { lazy, Suspense, useEffect, useRef } from 'react'
import { useParams } from 'react-router-dom'
import { blockQuery } from '../../data/queries'
import { useEndpoint } from '../../features/endpoint/endpoint-store'
import { BlockDetails } from './block-details'
import { BlockWaiting } from './no-block/block-waiting'
import { useCanonicalBlock } from './use-canonical-block'

const loadNoBlock = () => import('./no-block/no-block')
const NoBlock = lazy(loadNoBlock)

export function Component() {
  const { id = '' } = useParams()
  return <BlockScreen key={id} id={id} />
}

function BlockScreen({ id }: { id: string }) {
  const endpoint = useEndpoint()
  const wanted = blockQuery(endpoint, id)
  const { data, error, refetch } = useQuery(
    wanted ?? { queryKey: [endpoint, 'block', 'none'], queryFn: skipToken },
  )

  const askedAt = useRef<number>(undefined)
  const standing = useCanonicalBlock(data)

  // At hand before it is needed: what keeps the block away may keep this away too.
  useEffect(() => void loadNoBlock().catch(() => undefined), [])

  return (
    <Page>
      {data ? (
        <BlockDetails key={data.block_identifier.hash} block={data} standing={standing} />
      ) : wanted && !error ? (
        <BlockWaiting id={id} />
      ) : (
        <Suspense fallback={<BlockWaiting id={id} />}>
          <NoBlock id={id} error={error} onRetry={() => void refetch()} askedAt={askedAt} />
        </Suspense>
      )}
    </Page>
  )
}
