import { formatCount } from '@mcm/ui/amount'
import { WideOnly } from '@mcm/ui/layout'
import { Link } from '@mcm/ui/link'
import { useInfiniteQuery } from '@tanstack/react-query'
import { paths } from '../../../config/paths'
import { richListQuery } from '../../../data/rich-list-queries'
import { useEndpoint } from '../../../features/endpoint/endpoint-store'
import styles from '../address.module.css'
import { messages } from '../messages'

/**
 * The rank of one of the richest accounts, with its share of the supply if the rich list's first page has
 * it.
 */
export default function Rank({ address }: { address: string }) {
  const { data } = useInfiniteQuery({ ...richListQuery(useEndpoint()), retry: false })
  const account = data?.pages
    .flatMap((page) => page.accounts)
    .find((one) => one.address === address)
  const supply = data?.pages[0]?.supply
  // Its place is kept, so that nothing below moves when it comes.
  if (!account) {
    return (
      <span aria-hidden="true" className={`${styles['rank']} ${styles['absent']}`}>
        {messages.rank('1')}
      </span>
    )
  }
  const share =
    supply && supply > 0n ? Number((account.balance * 1_000_000n) / supply) / 1e6 : undefined
  return (
    <span className={styles['rank']}>
      <Link href={paths.richList.href()}>{messages.rank(formatCount(account.rank))}</Link>{' '}
      {share !== undefined && (
        // On a phone only as far as the line has room: whether there is a rank is known late.
        <span>
          · {percent.format(share)}
          <WideOnly> {messages.ofSupply}</WideOnly>
        </span>
      )}
    </span>
  )
}

const percent = new Intl.NumberFormat(undefined, {
  style: 'percent',
  maximumSignificantDigits: 2,
  numberingSystem: 'latn',
})
