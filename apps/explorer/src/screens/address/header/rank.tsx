import { formatCount } from '@mcm/ui/amount'
import { Link } from '@mcm/ui/link'
import { useInfiniteQuery } from '@tanstack/react-query'
import { paths } from '../../../config/paths'
import { richListQuery } from '../../../data/rich-list-queries'
import { useEndpoint } from '../../../features/endpoint/endpoint-store'
import { messages } from '../messages'

/** The rank of one of the richest accounts, or nothing if the rich list's first page doesn't have it. */
export default function Rank({ address }: { address: string }) {
  const { data } = useInfiniteQuery({ ...richListQuery(useEndpoint()), retry: false })
  const account = data?.pages
    .flatMap((page) => page.accounts)
    .find((one) => one.address === address)
  return (
    account && <Link href={paths.richList.href()}>{messages.rank(formatCount(account.rank))}</Link>
  )
}
