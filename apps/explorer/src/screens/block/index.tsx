import { Page } from '@mcm/ui/layout'
import { skipToken, useQuery } from '@tanstack/react-query'
import { useRef } from 'react'
import { useParams } from 'react-router-dom'
import { blockQuery } from '../../data/queries'
import { useEndpoint } from '../../features/endpoint/endpoint-store'
import { BlockDetails } from './block-details'
import { BlockWaiting } from './no-block/block-waiting'
import { useCanonicalBlock } from './use-canonical-block'
import { NoBlock } from './no-block/no-block'
import { keys } from '../../data/keys'

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

  const askedAt = useRef<number>(undefined)
  const standing = useCanonicalBlock(data)

  return (
    <Page>
      {data ? (
        <BlockDetails key={data.block_identifier.hash} block={data} standing={standing} />
      ) : wanted && !error ? (
        <BlockWaiting id={id} />
      ) : (
        <NoBlock id={id} error={error} onRetry={() => void refetch()} askedAt={askedAt} />
      )}
    </Page>
  )
}
