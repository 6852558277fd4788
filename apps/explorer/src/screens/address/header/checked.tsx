import { Count } from '@mcm/ui/amount'
import { Link } from '@mcm/ui/link'
import { Skeleton } from '@mcm/ui/skeleton'
import { useQuery } from '@tanstack/react-query'
import { paths } from '../../../config/paths'
import { balanceQuery } from '../../../data/address-queries'
import { useEndpoint } from '../../../features/endpoint/endpoint-store'
import { messages } from '../messages'

/** The block at which an address without transactions was looked up: a payment may be newer. */
export function Checked({ address }: { address: string }) {
  // The balance above requests it.
  const { data } = useQuery({ ...balanceQuery(useEndpoint(), address), enabled: false })
  return (
    <>
      <dt>{messages.checked}</dt>
      <dd>
        {data ? (
          <>
            {messages.activity.inBlock}{' '}
            <Link href={paths.block.href(data.height)}>
              <Count value={data.height} />
            </Link>
          </>
        ) : (
          <Skeleton letters={15} />
        )}
      </dd>
    </>
  )
}
