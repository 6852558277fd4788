import { Page } from '@mcm/ui/layout'
import { skipToken, useQuery } from '@tanstack/react-query'
import { useDeferredValue, useRef } from 'react'
import { Navigate, useLocation, useParams } from 'react-router-dom'
import { paths } from '../../config/paths'
import { blockQuery } from '../../data/queries'
import { useEndpoint } from '../../features/endpoint/endpoint-store'
import { BlockDetails } from './block-details'
import { BlockWaiting } from './no-block/block-waiting'
import { useCanonicalBlock } from './use-canonical-block'
import { NoBlock } from './no-block/no-block'
import { keys } from '../../data/keys'

/** Matches the height 0, which means the tip in the API. */
const TIP = /^0+$/

export function Component() {
  const { id = '' } = useParams()
  return <BlockScreen key={id} id={id} />
}

function BlockScreen({ id }: { id: string }) {
  const endpoint = useEndpoint()
  const wanted = blockQuery(endpoint, id)
  const { data, error, refetch } = useQuery(
    wanted ?? { queryKey: keys.nothing(endpoint), queryFn: skipToken },
  )

  // A block can be large, and a deferred render lets a slow device respond meanwhile.
  const shown = useDeferredValue(data)
  const lookedAt = useRef<number>(undefined)
  const chainStatus = useCanonicalBlock(data)
  const { search, hash } = useLocation()

  // A shared link must show this block, not a later tip.
  if (data && TIP.test(id)) {
    const pathname = paths.block.href(data.block_identifier.index)
    return <Navigate to={{ pathname, search, hash }} replace />
  }
  return (
    <Page>
      {shown ? (
        <BlockDetails key={shown.block_identifier.hash} block={shown} chainStatus={chainStatus} />
      ) : wanted && !error ? (
        <BlockWaiting id={id} />
      ) : (
        <NoBlock id={id} error={error} onRetry={() => void refetch()} lookedAt={lookedAt} />
      )}
    </Page>
  )
}
