import type { Block } from '@mcm/rosetta-client'
import { formatCount } from '@mcm/ui/amount'
import { Link } from '@mcm/ui/link'
import { useQueries } from '@tanstack/react-query'
import { Fragment } from 'react'
import { paths } from '../../../config/paths'
import { useEndpoint } from '../../endpoint/endpoint-store'
import { messages } from './messages'
import { blockVerificationQuery } from '../queries'
import { failedChecks } from '../summary'
import { VerificationAlarm } from './verification-alarm'

/** A prominent alarm that is shown if one of the latest blocks failed verification. */
export default function LatestBlocksAlarm({ blocks }: { blocks: Block[] }) {
  const endpoint = useEndpoint()
  const verifications = useQueries({
    queries: blocks.map((block) => blockVerificationQuery(endpoint, block)),
  })
  const wrong = blocks.flatMap((block, at) => {
    const failed = failedChecks(verifications[at]?.data?.checks ?? [])
    return failed.length > 0 ? [{ height: block.block_identifier.index, failed }] : []
  })
  const [first] = wrong
  return (
    <VerificationAlarm about="latest" checks={first?.failed}>
      <p>
        {messages.look}{' '}
        {wrong.map(({ height }, at) => (
          <Fragment key={height}>
            {at > 0 && ', '}
            <Link href={paths.block.href(height)}>{formatCount(height)}</Link>
          </Fragment>
        ))}
      </p>
    </VerificationAlarm>
  )
}
