import { isApiError, RosettaErrorCode } from '@mcm/rosetta-client'
import { Page } from '@mcm/ui/layout'
import { skipToken, useQuery } from '@tanstack/react-query'
import { useParams } from 'react-router-dom'
import { blockQuery } from '../../data/queries'
import { useEndpoint } from '../../features/endpoint/endpoint-store'
import { BlockDetails } from './block-details'
import { BlockFailure, InvalidBlockId } from './block-failure'
import { BlockWaiting } from './block-waiting'
import { NotMined } from './not-mined'

export function Component() {
  const { id = '' } = useParams()
  const endpoint = useEndpoint()
  const wanted = blockQuery(endpoint, id)
  const { data, error, refetch } = useQuery(
    wanted ?? { queryKey: [endpoint, 'block', 'none'], queryFn: skipToken },
  )

  return (
    <Page>
      {!wanted ? (
        <InvalidBlockId id={id} />
      ) : data ? (
        <BlockDetails key={data.block_identifier.hash} block={data} />
      ) : !error ? (
        <BlockWaiting id={id} />
      ) : /^\d+$/.test(id) && isApiError(error, RosettaErrorCode.BlockNotFound) ? (
        <NotMined height={Number(id)} error={error} onRetry={() => void refetch()} />
      ) : (
        <BlockFailure id={id} error={error} onRetry={() => void refetch()} />
      )}
    </Page>
  )
}
